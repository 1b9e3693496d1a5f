import { newId } from '../../common/ids.js';
import { Sql } from '../../common/persistence/sql.js';
import { Browser, createMailTest, type MailTest, TEST_PASSWORD } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { AccessGrants, type UserEntity } from '../users/index.js';
import { LinkLetters } from './links/link-letters.js';

const NEW_PASSWORD = 'nine-yellow-downspouts';

let test: MailTest;
let admin: Person;
beforeAll(async () => {
  test = await createMailTest();
  admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
});
beforeEach(async () => {
  test.inbox.clear();
  await test.app.get(Sql).execute('DELETE FROM rate_limit');
});
afterAll(() => test.close());

interface Held {
  readonly user: UserEntity;
  /** The session of whoever recovers the account. */
  readonly browser: Browser;
}

/** An account with one of each kind of grant, made by somebody who was in it before its owner recovers it. */
async function held(): Promise<Held> {
  const { user } = await aPerson(test, 'seller');
  const thief = new Browser(test);
  await thief.login(user, TEST_PASSWORD);
  expect((await thief.post('/api/tokens', { name: 'robot', scope: 'write', expiresInDays: 365 })).status).toBe(201);
  expect((await thief.post('/api/calendar')).status).toBe(201);
  expect((await thief.post('/api/auth/totp/setup')).status).toBe(200);
  expect((await thief.post('/api/auth/change-email', { email: `${newId()}@example.com` })).status).toBe(204);
  await test.app.get(LinkLetters, { strict: false }).passwordReset(user.email);
  await test.jobs.drain();
  const [session] = await rows<{ id: string }>('SELECT id FROM app_session WHERE user_id = $1 LIMIT 1', user);
  await test.app.get(Sql).execute(
    `INSERT INTO push_subscription (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     VALUES ($1, $2, $3, $4, 'key', 'auth', now())`,
    [newId(), user.id, session?.id, `https://push.example.com/${user.id}`],
  );
  test.clock.advance(1_000);
  const browser = new Browser(test);
  await browser.login(user, TEST_PASSWORD);
  return { user, browser };
}

const rows = async <Row extends object>(text: string, user: UserEntity): Promise<Row[]> =>
  (await test.app.get(Sql).execute<Row & Record<string, unknown>>(text, [user.id])).rows;

const grants = () => test.app.get(AccessGrants, { strict: false }).all;

/** The tables with something of the account's that lets its holder in. */
async function openTables(user: UserEntity): Promise<string[]> {
  const found = await Promise.all(
    grants().map(async ({ table }) => {
      const unused = table === 'account_token' ? ' AND used_at IS NULL' : '';
      return (await rows(`SELECT 1 AS one FROM ${table} WHERE user_id = $1${unused}`, user)).map(() => table);
    }),
  );
  return [...new Set(found.flat())].sort();
}

const byStaff = (event: string, { user }: Held) =>
  test.http.post(`/api/admin/users/${user.id}/${event}`).set(admin.headers).send({ reason: 'A call to support.' });

/** Each way by which an account is taken back, and what of the recovering person's own goes on. */
const RECOVERIES: Readonly<Record<string, { recover(of: Held): Promise<{ status: number }>; keeps: string[] }>> = {
  'a reset of the password': {
    recover: ({ user }) =>
      new Browser(test).post('/api/auth/reset-password', {
        token: test.inbox.linkSecret(user.email),
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      }),
    keeps: [],
  },
  'a changed password that ends other sessions': {
    recover: ({ browser }) =>
      browser.post('/api/auth/change-password', {
        currentPassword: TEST_PASSWORD,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      }),
    keeps: ['app_session'],
  },
  'the end of all other sessions': {
    recover: ({ browser }) => browser.delete('/api/auth/sessions'),
    keeps: ['app_session'],
  },
  'sessions ended by staff': { recover: (of) => byStaff('end-sessions', of), keeps: [] },
  'a suspension, and the way back': {
    recover: async (of) => {
      await byStaff('suspend', of);
      return byStaff('restore', of);
    },
    keeps: [],
  },
};

describe('what grants access to an account', () => {
  it('stands in one list, which knows every table with a secret of an account’s', async () => {
    const found = await test.app.get(Sql).execute<{ name: string }>(
      `SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
       JOIN information_schema.columns owner ON owner.table_name = c.table_name AND owner.column_name = 'user_id'
       WHERE c.table_schema = 'public' AND c.column_name ~ '(hash|secret|sealed|p256dh|endpoint|code)$' ORDER BY 1`,
    );
    const listed = new Set(grants().map(({ table }) => table));
    // Each with why it lets nobody in.
    const BESIDE: Readonly<Record<string, string>> = {
      known_device: 'sets apart who signed in there before; a first proof forgets them',
      recovery_code: 'part of a second factor, which outlives a reset; a first proof clears them',
      repair_intake: 'the link of the person who sent the request, who renews it there',
      project_party: 'an invitation of the owner’s, taken back on the project',
      idempotency_key: 'a digest of what was sent; the answer to a registration signs in by its password alone',
    };

    const missing = found.rows.map(({ name }) => name).filter((name) => !listed.has(name) && !(name in BESIDE));

    expect(missing).toEqual([]);
  });

  it('is all there before', async () => {
    const { user } = await held();

    expect(await openTables(user)).toEqual([...new Set(grants().map(({ table }) => table))].sort());
  });

  it.each(Object.entries(RECOVERIES))('AUTH-08 ends with %s', async (_, { recover, keeps }) => {
    const of = await held();

    const { status } = await recover(of);

    expect(status).toBeLessThan(300);
    expect(await openTables(of.user)).toEqual(keeps);
    if (keeps.length > 0) expect((await of.browser.get('/api/auth/me')).status).toBe(200);
  });

  it('AUTH-08 a second factor that was confirmed survives a reset of a proven account', async () => {
    const { user } = await held();
    await test.app.get(Sql).execute(`UPDATE app_user SET totp_secret = 'sealed' WHERE id = $1`, [user.id]);

    await RECOVERIES['a reset of the password']?.recover({ user, browser: new Browser(test) });

    expect((await new Browser(test).login(user, NEW_PASSWORD)).body.type).toBe('totp-required');
  });
});
