import type { Response } from 'supertest';
import { newId } from '../../common/ids.js';
import { Sql } from '../../common/persistence/sql.js';
import { aUser, Browser, createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/index.js';
import { eventually } from '../../testing/eventually.js';
import { AccessGrants, type UserEntity } from '../users/index.js';
import { PendingEmails } from './email/pending-emails.js';
import { LinkWriter } from './links/link-writer.js';
import { PasswordHasher } from './passwords/password-hasher.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[] = []) => test.app.get(Sql).execute(text, values);

/** A call of the thief's that is under way while the account is recovered: it has been let in, and waits for its row. */
async function duringRecovery<T = Response>(user: UserEntity, call: () => Promise<T>, recover: () => Promise<unknown>) {
  let answer: Promise<T> | undefined;
  await test.unitOfWork.run(async () => {
    await sql('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [user.id]);
    answer = call();
    const waits = 'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))';
    await eventually(async () => (await sql(waits)).rowCount !== 0, 'the call comes to the locked row');
    await recover();
  });
  return answer;
}

function deferred(): { readonly begun: Promise<void>; readonly begin: () => void } {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  return { begun, begin: () => begin() };
}

const rowsOf = async (table: string, { id }: UserEntity): Promise<number | null> =>
  (await sql(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).rowCount;

describe('what is under way when an account is recovered', () => {
  it.each([
    ['a new password', async () => ['password_hash', await test.app.get(PasswordHasher, { strict: false }).hash('x')]],
    ['a second factor', () => Promise.resolve(['totp_secret', 'sealed'])],
  ])('AUTH-08 a login by what was right before %s lets nobody in', async (_, change) => {
    const user = await aUser(test);
    const [column, value] = await change();

    const answer = await duringRecovery(
      user,
      () => new Browser(test).login(user, TEST_PASSWORD),
      () => sql(`UPDATE app_user SET ${column} = $2 WHERE id = $1`, [user.id, value]),
    );

    expect([answer?.status, await rowsOf('app_session', user)]).toEqual([401, 0]);
  });

  it.each([
    ['an access token', 'access_token', '/api/tokens', { name: 'robot', scope: 'write', expiresInDays: 365 }],
    ['a calendar link', 'calendar_link', '/api/calendar', {}],
    ['another address', 'email_change', '/api/auth/change-email', { email: `${newId()}@example.com` }],
    ['a second factor', 'totp_setup', '/api/auth/totp/setup', {}],
  ])('AUTH-08 %s is not made by a session that has ended meanwhile', async (_, table, path, body) => {
    const user = await aUser(test);
    const browser = new Browser(test);
    await browser.login(user, TEST_PASSWORD);

    const answer = await duringRecovery(
      user,
      () => browser.post(path, body),
      () => sql('DELETE FROM app_session WHERE user_id = $1', [user.id]),
    );

    expect([answer?.status, await rowsOf(table, user)]).toEqual([401, 0]);
  });

  it('AUTH-08 no link to a new address is written once the wish for it was taken back', async () => {
    const user = await aUser(test);
    const email = `${newId()}@example.com`;
    await test.unitOfWork.run(() => test.app.get(PendingEmails, { strict: false }).set(user.id, email));

    // As a job, outside of what the recovery has open.
    const job = deferred();
    const written = job.begun.then(() =>
      test.app.get(LinkWriter, { strict: false }).write({ purpose: 'change_email', userId: user.id, email }),
    );

    const letter = await duringRecovery(
      user,
      () => {
        job.begin();
        return written;
      },
      () => test.app.get(AccessGrants, { strict: false }).endAll(user.id),
    );

    expect([letter, await rowsOf('account_token', user)]).toEqual([undefined, 0]);
  });
});
