import { io } from 'socket.io-client';
import { aUser, createTestApp, type TestApp } from '../../testing/index.js';
import { MINUTE_MS } from '@cw/domain';
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

describe('API-01 a personal access token', () => {
  it('is named, scoped and dated, and shown this once', async () => {
    const made = await holder.create({ name: ' Calendar ', scope: 'read', expiresInDays: 90 });

    const { token, ...item } = made.body;
    expect(made.status).toBe(201);
    expect(token).toMatch(/^cwp_[\w-]{43}$/);
    expect(item).toEqual({
      id: expect.any(String),
      name: 'Calendar',
      scope: 'read',
      prefix: token.slice(0, 8),
      createdAt: '2026-11-20T15:00:00.000Z',
      expiresAt: '2027-02-18T15:00:00.000Z',
      lastUsedAt: null,
    });
    expect(await holder.listed()).toEqual([item]);
  });

  it('stands in the database as a hash, and nowhere else', async () => {
    const { token } = await holder.aToken();
    await test.http.post('/api/tokens').set(holder.headers).set('Idempotency-Key', crypto.randomUUID()).send({});

    const rows = await holder.query(
      `SELECT row_to_json(t)::text AS row FROM access_token t WHERE user_id = $1
       UNION ALL SELECT row_to_json(k)::text FROM idempotency_key k WHERE owner = $1::text
       UNION ALL SELECT row_to_json(j)::text FROM jobs.job j`,
      holder.user.id,
    );

    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(token.slice(8));
  });

  it('calls with its person’s rights, without a cookie and without a CSRF token', async () => {
    const { token } = await holder.aToken();

    const me = await test.http.get('/api/auth/me').set(bearer(token));
    const changed = await holder.rename(token);

    expect([me.status, me.body.id, changed.status, changed.body.firstName]).toEqual([200, holder.user.id, 200, 'Ana']);
  });

  it('has no more rights than its person', async () => {
    const other = await aUser(test);
    const { token } = await holder.aToken();

    const foreign = await test.http.get(`/api/users/${other.id}`).set(bearer(token));
    const contractorsOnly = await test.http.get('/api/payouts').set(bearer(token));

    expect([foreign.status, contractorsOnly.status]).toEqual([404, 403]);
  });

  it('with the scope read reads and changes nothing', async () => {
    const { token } = await holder.aToken('read');

    const [read, changed] = [await holder.profile(token), await holder.rename(token)];

    expect([read.status, changed.status, changed.body.code]).toEqual([200, 403, 'access.token_scope']);
  });

  it.each([
    ['make tokens', 'post', '/api/tokens'],
    ['list tokens', 'get', '/api/tokens'],
    ['pay', 'post', '/api/payments/intents'],
    ['set up payouts', 'post', '/api/payouts/onboarding'],
    ['approve work, which releases money', 'post', '/api/projects/01a1fc24-28de-709d-aef2-e090adaf615f/approve'],
  ] as const)('cannot %s, whatever its scope', async (_what, method, path) => {
    holder = await TokenHolder.signedIn(test, { role: path.includes('payouts') ? 'contractor' : 'seller' });
    const { token } = await holder.aToken();

    const answer = await test.http[method](path).set(bearer(token)).send({});

    expect([answer.status, answer.body.code]).toEqual([403, 'access.token_forbidden']);
  });

  it('ROLE-07 never carries staff’s rights', async () => {
    const staff = await TokenHolder.signedIn(test, { role: 'admin' });
    const { token } = await staff.aToken();

    const byToken = await test.http.get(`/api/users/${holder.user.id}`).set(bearer(token));
    const bySession = await test.http.get(`/api/users/${holder.user.id}`).set(staff.headers);

    expect([byToken.status, bySession.status]).toEqual([404, 200]);
  });

  it('opens no socket, not even beside a cookie', async () => {
    const { token } = await holder.aToken();

    for (const extraHeaders of [bearer(token), { ...bearer(token), Cookie: holder.headers.Cookie }]) {
      const socket = io(test.url, { transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
      const refusal = new Promise((resolve, reject) => {
        socket.once('connect_error', resolve);
        socket.once('connect', () => reject(new Error('connected')));
      });

      await expect(refusal).resolves.toBeInstanceOf(Error);
      socket.disconnect();
    }
  });

  it('shares its person’s idempotency keys', async () => {
    const { token } = await holder.aToken();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const change = () => test.http.patch(`/api/users/${holder.user.id}`).set(key).send({ firstName: 'Ana' });
    await change().set(holder.headers);

    const again = await change().set(bearer(token));

    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
  });

  it('says when it was last used, to the minute', async () => {
    const { token } = await holder.aToken();
    const writes = async (): Promise<string> =>
      (await holder.query('SELECT xmin::text AS written FROM access_token WHERE user_id = $1', holder.user.id))[0]
        .written;
    test.clock.advance(MINUTE_MS);
    await holder.profile(token);
    const first = await writes();
    const used = (await holder.listed())[0].lastUsedAt;
    test.clock.advance(MINUTE_MS - 1);
    await holder.profile(token);
    const within = await writes();
    test.clock.advance(1);
    await holder.profile(token);

    expect(used).toEqual(expect.any(String));
    expect(within).toBe(first);
    expect(await writes()).not.toBe(first);
  });
});

describe('a program’s call', () => {
  it('from a page of another site is refused', async () => {
    const { token } = await holder.aToken();

    const foreign = await holder.rename(token).set('Origin', 'https://evil.example');
    const own = await holder.rename(token).set('Origin', 'http://localhost:3000');

    expect([foreign.status, foreign.body.code, own.status]).toEqual([403, 'auth.origin', 200]);
  });

  it('I18N-03 is answered in its person’s language', async () => {
    holder = await TokenHolder.signedIn(test, { locale: 'es' });
    const { token } = await holder.aToken('read');

    expect((await holder.rename(token)).body.detail).toBe('Este token permite leer, no modificar.');
  });
});
