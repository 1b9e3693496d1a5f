import { ACCOUNT_SECURITY, TOKEN_LIMITS, type TokenScope } from '@cw/domain';
import { io } from 'socket.io-client';
import { DataSource } from 'typeorm';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import type { UserEntity } from '../users/index.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let test: TestApp;
let user: UserEntity;
let headers: SignedInHeaders;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  user = await aUser(test);
  headers = await login(test, user);
});
afterAll(() => test.close());

const query = (sql: string, ...values: unknown[]) => test.app.get(DataSource).query(sql, values);
const create = (fields: object = {}, as: SignedInHeaders = headers) =>
  test.http
    .post('/api/tokens')
    .set(as)
    .send({ name: 'Calendar', scope: 'write', expiresInDays: 30, ...fields });
async function aToken(scope: TokenScope = 'write', as?: SignedInHeaders): Promise<{ id: string; token: string }> {
  const answer = await create({ scope }, as);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const profile = (token: string) => test.http.get(`/api/users/${user.id}`).set(bearer(token));
const rename = (token: string) =>
  test.http.patch(`/api/users/${user.id}`).set(bearer(token)).send({ firstName: 'Ana' });
const listed = async () => (await test.http.get('/api/tokens').set('Cookie', headers.Cookie)).body.items;
const revoke = (id: string) => test.http.delete(`/api/tokens/${id}`).set(headers);

describe('API-01 a personal access token', () => {
  it('is named, scoped and dated, and shown this once', async () => {
    const made = await create({ name: ' Calendar ', scope: 'read', expiresInDays: 90 });

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
    expect(await listed()).toEqual([item]);
  });

  it('stands in the database as a hash, and nowhere else', async () => {
    const { token } = await aToken();
    await test.http.post('/api/tokens').set(headers).set('Idempotency-Key', crypto.randomUUID()).send({});

    const rows = await query(
      `SELECT row_to_json(t)::text AS row FROM access_token t WHERE user_id = $1
       UNION ALL SELECT row_to_json(k)::text FROM idempotency_key k WHERE owner = $1::text
       UNION ALL SELECT row_to_json(j)::text FROM jobs.job j`,
      user.id,
    );

    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(token.slice(8));
  });

  it('calls with its person’s rights, without a cookie and without a CSRF token', async () => {
    const { token } = await aToken();

    const me = await test.http.get('/api/auth/me').set(bearer(token));
    const changed = await rename(token);

    expect([me.status, me.body.id, changed.status, changed.body.firstName]).toEqual([200, user.id, 200, 'Ana']);
  });

  it('has no more rights than its person', async () => {
    const other = await aUser(test);
    const { token } = await aToken();

    const foreign = await test.http.get(`/api/users/${other.id}`).set(bearer(token));
    const contractorsOnly = await test.http.get('/api/payouts').set(bearer(token));

    expect([foreign.status, contractorsOnly.status]).toEqual([404, 403]);
  });

  it('with the scope read reads and changes nothing', async () => {
    const { token } = await aToken('read');

    const [read, changed] = [await profile(token), await rename(token)];

    expect([read.status, changed.status, changed.body.code]).toEqual([200, 403, 'access.token_scope']);
  });

  it.each([
    ['make tokens', 'post', '/api/tokens'],
    ['list tokens', 'get', '/api/tokens'],
    ['pay', 'post', '/api/payments/intents'],
    ['set up payouts', 'post', '/api/payouts/onboarding'],
    ['approve work, which releases money', 'post', '/api/projects/01a1fc24-28de-709d-aef2-e090adaf615f/approve'],
  ] as const)('cannot %s, whatever its scope', async (_what, method, path) => {
    const contractor = await aUser(test, { role: path.includes('payouts') ? 'contractor' : 'seller' });
    const { token } = await aToken('write', await login(test, contractor));

    const answer = await test.http[method](path).set(bearer(token)).send({});

    expect([answer.status, answer.body.code]).toEqual([403, 'access.token_forbidden']);
  });

  it('ROLE-07 never carries staff’s rights', async () => {
    const admin = await aUser(test, { role: 'admin' });
    const staff = await login(test, admin);
    const { token } = await aToken('write', staff);

    const byToken = await test.http.get(`/api/users/${user.id}`).set(bearer(token));
    const bySession = await test.http.get(`/api/users/${user.id}`).set(staff);

    expect([byToken.status, bySession.status]).toEqual([404, 200]);
  });

  it('opens no socket, not even beside a cookie', async () => {
    const { token } = await aToken();

    for (const extraHeaders of [bearer(token), { ...bearer(token), Cookie: headers.Cookie }]) {
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
    const { token } = await aToken();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const change = () => test.http.patch(`/api/users/${user.id}`).set(key).send({ firstName: 'Ana' });
    await change().set(headers);

    const again = await change().set(bearer(token));

    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
  });

  it('says when it was last used, to the minute', async () => {
    const { token } = await aToken();
    const writes = async (): Promise<string> =>
      (await query('SELECT xmin::text AS written FROM access_token WHERE user_id = $1', user.id))[0].written;
    test.clock.advance(MINUTE_MS);
    await profile(token);
    const first = await writes();
    const used = (await listed())[0].lastUsedAt;
    test.clock.advance(MINUTE_MS - 1);
    await profile(token);
    const within = await writes();
    test.clock.advance(1);
    await profile(token);

    expect(used).toEqual(expect.any(String));
    expect(within).toBe(first);
    expect(await writes()).not.toBe(first);
  });
});

describe('API-01 a token that does not work', () => {
  const MADE_UP = `cwp_${'a'.repeat(43)}`;

  it.each([
    ['was made up', MADE_UP],
    ['is none', 'x'],
    ['is empty', ''],
    ['is too long', MADE_UP + 'a'],
  ])('because it %s is refused, on public routes too', async (_why, token) => {
    const [guarded, open] = [await profile(token), await test.http.get('/api/payments/config').set(bearer(token))];

    expect([guarded.status, guarded.body.code, open.status]).toEqual([401, 'auth.required', 401]);
    expect(guarded.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it('never falls back to the cookie, and a good one wins over it', async () => {
    const { token } = await aToken();
    const other = await login(test, await aUser(test));

    const bad = await test.http.get('/api/auth/me').set(headers).set(bearer(MADE_UP));
    const good = await test.http.get('/api/auth/me').set('Cookie', other.Cookie).set(bearer(token));

    expect([bad.status, good.status, good.body.id]).toEqual([401, 200, user.id]);
  });

  it('was revoked: the next call is refused', async () => {
    const { id, token } = await aToken();
    const before = await profile(token);

    const gone = await revoke(id);

    expect([before.status, gone.status, (await profile(token)).status]).toEqual([200, 204, 401]);
    expect(await listed()).toEqual([]);
  });

  it('has run out, and is forgotten a month later', async () => {
    const { token } = await create({ expiresInDays: 7 }).then(({ body }) => body);
    const start = test.clock.now();
    test.clock.advance(7 * DAY_MS - 1);
    const last = await profile(token);
    test.clock.advance(1);
    const over = await profile(token);
    const rows = () => query('SELECT 1 FROM access_token WHERE user_id = $1', user.id);
    const purge = () => test.jobs.enqueue('access-token.purge', {}).then(() => test.jobs.drain());
    await purge();
    const kept = await rows();
    test.clock.advance(30 * DAY_MS);
    await purge();
    test.clock.set(start);

    expect([last.status, over.status, kept.length, (await rows()).length]).toEqual([200, 401, 1, 0]);
  });

  it('ROLE-05 belongs to a suspended account', async () => {
    const { token } = await aToken();
    await query(`UPDATE app_user SET status = 'suspended' WHERE id = $1`, user.id);

    expect((await profile(token)).status).toBe(401);
  });

  it('sent again and again from one address is answered 429, while a good one goes on working', async () => {
    const { token } = await aToken();
    const tries = { ...bearer(MADE_UP), 'X-Forwarded-For': '203.0.113.7' };
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) statuses.push((await test.http.get('/api/auth/me').set(tries)).status);

    const more = await test.http.get('/api/auth/me').set(tries);
    const good = await profile(token).set('X-Forwarded-For', '203.0.113.7');

    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([100, 429]);
    expect([more.body.code, Number(more.headers['retry-after']) > 0, good.status]).toEqual([
      'request.too_many',
      true,
      200,
    ]);
  });
});

describe('a program’s call', () => {
  it('from a page of another site is refused', async () => {
    const { token } = await aToken();

    const foreign = await rename(token).set('Origin', 'https://evil.example');
    const own = await rename(token).set('Origin', 'http://localhost:3000');

    expect([foreign.status, foreign.body.code, own.status]).toEqual([403, 'auth.origin', 200]);
  });

  it('I18N-03 is answered in its person’s language', async () => {
    user = await aUser(test, { locale: 'es' });
    const { token } = await aToken('read', await login(test, user));

    expect((await rename(token)).body.detail).toBe('Este token permite leer, no modificar.');
  });
});

describe('making a token', () => {
  it('needs a login, or the password again, within the last minutes', async () => {
    test.clock.advance(ACCOUNT_SECURITY.reauthenticationMinutes * MINUTE_MS);
    const last = await create();
    test.clock.advance(1);

    const late = await create();

    expect([last.status, late.status, late.body.code]).toEqual([201, 403, 'auth.reauthentication_required']);
  });

  it('names each fault', async () => {
    const answer = await create({ name: ' ', scope: 'admin', expiresInDays: 3 });

    expect([
      answer.status,
      answer.body.errors.map(({ path, code }: { path: string; code: string }) => [path, code]),
    ]).toEqual([
      422,
      [
        ['name', 'required'],
        ['scope', 'not_allowed'],
        ['expiresInDays', 'not_allowed'],
      ],
    ]);
  });

  it('stops at the limit, also when two are made at once; those that ran out do not count', async () => {
    await create({ expiresInDays: 7 });
    const start = test.clock.now();
    test.clock.advance(7 * DAY_MS);
    headers = await login(test, user);
    for (let count = 1; count < TOKEN_LIMITS.perAccount; count += 1) await aToken();

    const answers = await Promise.all([create(), create(), create()]);
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code)).sort();
    test.clock.set(start);

    expect(codes).toEqual([201, 'token.too_many', 'token.too_many']);
  });

  it('is told by e-mail, without the token in it', async () => {
    await test.jobs.drain();
    const { token } = await aToken('read');

    const mails = await query(`SELECT data FROM jobs.job WHERE name = 'mail.send' AND state = 'created'`);

    expect(mails).toHaveLength(1);
    expect(mails[0].data).toMatchObject({
      to: { email: user.email },
      subject: 'emails.token_created.subject',
      values: { token: 'Calendar', prefix: token.slice(0, 8), scope: 'read', days: 30 },
      action: { path: '/app/settings?tab=tokens' },
    });
    expect(JSON.stringify(mails)).not.toContain(token);
  });
});

describe('the audit log', () => {
  it('knows who made and who revoked a token, and never what it is called', async () => {
    const { id } = await aToken('read');
    await revoke(id);
    await revoke(id);

    const entries = await query(
      `SELECT action, actor_id, before, after FROM audit_entry WHERE subject_type = 'token' AND subject_id = $1 ORDER BY id`,
      id,
    );

    expect(entries).toEqual([
      { action: 'token.created', actor_id: user.id, before: null, after: { scope: 'read', expiresInDays: 30 } },
      { action: 'token.revoked', actor_id: user.id, before: null, after: null },
    ]);
  });
});

describe('another’s token', () => {
  it('is not seen and cannot be revoked', async () => {
    const { id, token } = await aToken();
    headers = await login(test, await aUser(test));

    const answer = await revoke(id);

    expect([answer.status, answer.body.code, await listed()]).toEqual([404, 'token.not_found', []]);
    expect((await profile(token)).status).toBe(200);
  });
});
