import { HOUR_MS } from '@cw/domain';
import {
  aUser,
  createTestApp,
  login,
  SESSION_COOKIE,
  type SignedInHeaders,
  TEST_PASSWORD,
  type TestApp,
} from '../../testing/index.js';
import { aPerson } from '../../testing/market.js';
import { Totp, totpCodeAt } from './second-factor/totp.js';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie']].flat().map(String);
const sidOf = (answer: { headers: Record<string, unknown> }): string =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    ?.split(';')[0] ?? '';
const pathsOf = (answer: { body: { errors?: { path: string; code: string }[] } }): [string, string][] =>
  (answer.body.errors ?? []).map(({ path, code }) => [path, code]);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (path: string, body: object) => test.http.post(`/api/auth/${path}`).send(body);

describe('login', () => {
  it('AUTH-04 signs in by email in any case, answers the user, and me answers it too', async () => {
    const user = await aUser(test, { email: 'client@example.com' });

    const answer = await post('login', { email: 'CLIENT@example.com', password: TEST_PASSWORD });

    expect([answer.status, answer.body.id]).toEqual([200, user.id]);
    const me = await test.http.get('/api/auth/me').set('Cookie', sidOf(answer));
    expect([me.status, me.body.id]).toEqual([200, user.id]);
  });

  it('answers the same to a wrong password and to an unknown email', async () => {
    const user = await aUser(test);

    const wrong = await post('login', { email: user.email, password: 'not-the-password' });
    const unknown = await post('login', { email: 'nobody@example.com', password: 'not-the-password' });

    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body.detail).toBe('Invalid email or password');
  });

  it('names missing fields instead of calling them wrong', async () => {
    const answer = await post('login', {});

    expect([answer.status, pathsOf(answer)]).toEqual([
      422,
      [
        ['email', 'required'],
        ['password', 'required'],
      ],
    ]);
  });

  it('gives a new session id at each login and ends the old session', async () => {
    const user = await aUser(test);
    const credentials = { email: user.email, password: TEST_PASSWORD };
    const first = sidOf(await post('login', credentials));
    const csrf = await test.http.get('/api/auth/csrf').set('Cookie', first);

    const second = sidOf(await post('login', credentials).set('Cookie', first).set('X-CSRF-Token', csrf.body.token));

    expect(second).not.toBe(first);
    expect((await test.http.get('/api/auth/me').set('Cookie', first)).status).toBe(401);
    expect((await test.http.get('/api/auth/me').set('Cookie', second)).status).toBe(200);
  });

  it('ROLE-05 tells whoever has the password of a suspended account why it is, and whom to ask', async () => {
    const staff = await aPerson(test, 'admin');
    const user = await aUser(test);
    const reason = 'Chargebacks on three projects';
    await test.http.post(`/api/admin/users/${user.id}/suspend`).set(staff.headers).send({ reason }).expect(200);

    const answer = await post('login', { email: user.email, password: TEST_PASSWORD });

    expect([answer.status, answer.body.code]).toEqual([401, 'auth.suspended_because']);
    expect(answer.body.detail).toMatch(/suspended.*Chargebacks on three projects.*support@/);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('ROLE-05 says that an account is suspended of which nobody gave a reason', async () => {
    const user = await aUser(test, { status: 'suspended' });

    const answer = await post('login', { email: user.email, password: TEST_PASSWORD });

    expect([answer.status, answer.body.code]).toEqual([401, 'auth.suspended']);
    expect(answer.body.detail).toContain('support@');
  });

  it('slows down guessing at one account, and says when to come back', async () => {
    const user = await aUser(test);
    const guess = () => post('login', { email: user.email, password: 'not-the-password' });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401);

    const answer = await guess();

    expect([answer.status, answer.body.code]).toEqual([429, 'request.too_many']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('AUTH-04 logs out without a body: the session is gone and so are both cookies', async () => {
    const headers = await login(test, await aUser(test));

    const answer = await test.http.post('/api/auth/logout').set(headers);

    expect(answer.status).toBe(204);
    expect(cookiesOf(answer).map((cookie) => cookie.split(';')[0])).toEqual([`${SESSION_COOKIE}=`, 'cw_signed_in=']);
    expect((await test.http.get('/api/auth/me').set(headers)).status).toBe(401);
  });
});

describe('the second factor', () => {
  const anAdmin = () => aUser(test, { role: 'admin', totpSecret: test.app.get(Totp, { strict: false }).seal(SECRET) });
  const code = () => totpCodeAt(SECRET, test.clock.now());

  beforeEach(() => test.clock.advance(HOUR_MS));

  it('asks for the code by its own type, and takes it', async () => {
    const admin = await anAdmin();
    const credentials = { email: admin.email, password: TEST_PASSWORD };

    const asked = await post('login', credentials);
    const answer = await post('login', { ...credentials, totp: code() });

    expect([asked.status, asked.body.type]).toEqual([401, 'totp-required']);
    expect([answer.status, answer.body.role]).toEqual([200, 'admin']);
  });

  it('takes a code once', async () => {
    const admin = await anAdmin();
    const credentials = { email: admin.email, password: TEST_PASSWORD, totp: code() };
    await post('admin/login', credentials);

    const answer = await post('admin/login', credentials);

    expect([answer.status, answer.body.type, pathsOf(answer)]).toEqual([401, 'totp-required', [['totp', 'totp']]]);
  });

  it('asks nobody for a code who does not have the password', async () => {
    const admin = await anAdmin();

    const answer = await post('login', { email: admin.email, password: 'not-the-password', totp: code() });

    expect(answer.body.type).toBe('auth-invalid-credentials');
  });

  it('AUTH-07 lets an admin in at the admin login, and tells a client with the right password nothing', async () => {
    const admin = await anAdmin();
    const client = await aUser(test);

    const staff = await post('admin/login', { email: admin.email, password: TEST_PASSWORD, totp: code() });
    const refused = await post('admin/login', { email: client.email, password: TEST_PASSWORD });

    expect(staff.status).toBe(200);
    expect([refused.status, refused.body.detail]).toEqual([401, 'Invalid email or password']);
  });

  it('keeps the secret sealed at rest', async () => {
    const admin = await anAdmin();

    expect(admin.totpSecret).not.toContain(SECRET);
  });
});

describe('the session', () => {
  const me = (headers: SignedInHeaders) => test.http.get('/api/auth/me').set(headers);

  it('AUTH-10 is over after a week without a call of one’s own, whatever polling went on', async () => {
    const user = await aUser(test);
    const headers = await login(test, user);
    const poll = () => test.http.get(`/api/users/${user.id}/notifications/unread-count`).set(headers);

    for (let times = 0; times < 5; times += 1) {
      test.clock.advance(30 * HOUR_MS);
      expect((await poll()).status).toBe(200);
    }
    test.clock.advance(30 * HOUR_MS);

    expect((await poll()).status).toBe(401);
  });

  it('AUTH-10 lives on with each call of one’s own, up to a month', async () => {
    const headers = await login(test, await aUser(test));

    for (let day = 0; day < 14; day += 1) {
      test.clock.advance(50 * HOUR_MS);
      expect((await me(headers)).status).toBe(200);
    }
    test.clock.advance(50 * HOUR_MS);

    expect((await me(headers)).status).toBe(401);
  });

  it('ends with the suspension of the account', async () => {
    const user = await aUser(test);
    const headers = await login(test, user);

    await test.unitOfWork.manager.query(`UPDATE app_user SET status = 'suspended' WHERE id = $1`, [user.id]);

    expect((await me(headers)).status).toBe(401);
  });

  it('stands in the database only by its hash', async () => {
    const headers = await login(test, await aUser(test));
    const sid = headers.Cookie.slice(`${SESSION_COOKIE}=`.length);

    const rows: unknown = await test.unitOfWork.manager.query(
      `SELECT encode(id_hash, 'escape') AS a, encode(id_hash, 'base64') AS b FROM app_session`,
    );

    expect(JSON.stringify(rows)).not.toContain(sid);
  });

  it('takes the hint away when there is no session behind it', async () => {
    const answer = await test.http.get('/api/auth/me').set('Cookie', 'cw_signed_in=1');

    expect([answer.status, cookiesOf(answer)[0]]).toEqual([401, expect.stringMatching(/^cw_signed_in=; /)]);
  });

  it('ROLE-07 gives no admin rights to an admin without a second factor', async () => {
    const stranger = await aUser(test);
    const admin = await aUser(test, { role: 'admin' });

    const without = await test.http.get(`/api/users/${stranger.id}`).set(await login(test, admin, { mfa: false }));
    const withFactor = await test.http.get(`/api/users/${stranger.id}`).set(await login(test, admin));

    expect([without.status, withFactor.status]).toEqual([404, 200]);
  });
});
