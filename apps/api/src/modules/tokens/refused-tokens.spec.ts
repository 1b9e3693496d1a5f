import { aUser, createTestApp, login, type TestApp } from '../../testing/index.js';
import { DAY_MS } from '@cw/domain';
import { bearer, TokenHolder } from './testing/token-holder.js';

let test: TestApp;
let holder: TokenHolder;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  holder = await TokenHolder.signedIn(test);
});
afterAll(() => test.close());

describe('API-01 a token that does not work', () => {
  const MADE_UP = `cwp_${'a'.repeat(43)}`;

  it.each([
    ['was made up', MADE_UP],
    ['is none', 'x'],
    ['is empty', ''],
    ['is too long', MADE_UP + 'a'],
  ])('because it %s is refused, on public routes too', async (_why, token) => {
    const [guarded, open] = [
      await holder.profile(token),
      await test.http.get('/api/payments/config').set(bearer(token)),
    ];

    expect([guarded.status, guarded.body.code, open.status]).toEqual([401, 'auth.required', 401]);
    expect(guarded.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it('never falls back to the cookie, and a good one wins over it', async () => {
    const { token } = await holder.aToken();
    const other = await login(test, await aUser(test));

    const bad = await test.http.get('/api/auth/me').set(holder.headers).set(bearer(MADE_UP));
    const good = await test.http.get('/api/auth/me').set('Cookie', other.Cookie).set(bearer(token));

    expect([bad.status, good.status, good.body.id]).toEqual([401, 200, holder.user.id]);
  });

  it('was revoked: the next call is refused', async () => {
    const { id, token } = await holder.aToken();
    const before = await holder.profile(token);

    const gone = await holder.revoke(id);

    expect([before.status, gone.status, (await holder.profile(token)).status]).toEqual([200, 204, 401]);
    expect(await holder.listed()).toEqual([]);
  });

  it('has run out, and is forgotten a month later', async () => {
    const { token } = await holder.create({ expiresInDays: 7 }).then(({ body }) => body);
    const start = test.clock.now();
    test.clock.advance(7 * DAY_MS - 1);
    const last = await holder.profile(token);
    test.clock.advance(1);
    const over = await holder.profile(token);
    const rows = () => holder.query('SELECT 1 FROM access_token WHERE user_id = $1', holder.user.id);
    const purge = () => test.jobs.enqueue('access-token.purge', {}).then(() => test.jobs.drain());
    await purge();
    const kept = await rows();
    test.clock.advance(30 * DAY_MS);
    await purge();
    test.clock.set(start);

    expect([last.status, over.status, kept.length, (await rows()).length]).toEqual([200, 401, 1, 0]);
  });

  it('ROLE-05 belongs to a suspended account', async () => {
    const { token } = await holder.aToken();
    await holder.query(`UPDATE app_user SET status = 'suspended' WHERE id = $1`, holder.user.id);

    expect((await holder.profile(token)).status).toBe(401);
  });

  it('sent again and again from one address is answered 429, while a good one goes on working', async () => {
    const { token } = await holder.aToken();
    const tries = { ...bearer(MADE_UP), 'X-Forwarded-For': '203.0.113.7' };
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) statuses.push((await test.http.get('/api/auth/me').set(tries)).status);

    const more = await test.http.get('/api/auth/me').set(tries);
    const good = await holder.profile(token).set('X-Forwarded-For', '203.0.113.7');

    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([100, 429]);
    expect([more.body.code, Number(more.headers['retry-after']) > 0, good.status]).toEqual([
      'request.too_many',
      true,
      200,
    ]);
  });

  it('sent again and again is limited as well when a stranger names another address each time', async () => {
    const open = await createTestApp({ env: { TRUST_PROXY: '' } });
    const statuses: number[] = [];
    for (let count = 0; count < 115; count += 1) {
      const tries = { ...bearer(MADE_UP), 'X-Forwarded-For': `203.0.113.${count}` };
      statuses.push((await open.http.get('/api/auth/me').set(tries)).status);
    }
    await open.close();

    expect(statuses.filter((status) => status === 429).length).toBe(15);
  });
});
