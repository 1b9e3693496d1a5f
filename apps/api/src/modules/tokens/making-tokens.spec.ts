import { DAY_MS, MINUTE_MS, ACCOUNT_SECURITY, TOKEN_LIMITS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { TokenHolder } from './testing/token-holder.js';

let test: TestApp;
let holder: TokenHolder;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  holder = await TokenHolder.signedIn(test);
});
afterAll(() => test.close());

describe('making a token', () => {
  it('needs a login, or the password again, within the last minutes', async () => {
    test.clock.advance(ACCOUNT_SECURITY.reauthenticationMinutes * MINUTE_MS);
    const last = await holder.create();
    test.clock.advance(1);

    const late = await holder.create();

    expect([last.status, late.status, late.body.code]).toEqual([201, 403, 'auth.reauthentication_required']);
  });

  it('names each fault', async () => {
    const answer = await holder.create({ name: ' ', scope: 'admin', expiresInDays: 3 });

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
    await holder.create({ expiresInDays: 7 });
    const start = test.clock.now();
    test.clock.advance(7 * DAY_MS);
    await holder.signInAgain();
    for (let count = 1; count < TOKEN_LIMITS.perAccount; count += 1) await holder.aToken();

    const answers = await Promise.all([holder.create(), holder.create(), holder.create()]);
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code)).sort();
    test.clock.set(start);

    expect(codes).toEqual([201, 'token.too_many', 'token.too_many']);
  });

  it('is told by e-mail, without the token in it', async () => {
    await test.jobs.drain();
    const { token } = await holder.aToken('read');

    const mails = await holder.query(`SELECT data FROM jobs.job WHERE name = 'mail.send' AND state = 'created'`);

    expect(mails).toHaveLength(1);
    expect(mails[0].data).toMatchObject({
      to: { email: holder.user.email },
      subject: 'emails.token_created.subject',
      values: { token: 'Calendar', prefix: token.slice(0, 8), scope: 'read', days: 30 },
      action: { path: '/app/settings?tab=tokens' },
    });
    expect(JSON.stringify(mails)).not.toContain(token);
  });
});

describe('the audit log', () => {
  it('knows who made and who revoked a token, and never what it is called', async () => {
    const { id } = await holder.aToken('read');
    await holder.revoke(id);
    await holder.revoke(id);

    const entries = await holder.query(
      `SELECT action, actor_id, before, after FROM audit_entry WHERE subject_type = 'token' AND subject_id = $1 ORDER BY id`,
      id,
    );

    expect(entries).toEqual([
      { action: 'token.created', actor_id: holder.user.id, before: null, after: { scope: 'read', expiresInDays: 30 } },
      { action: 'token.revoked', actor_id: holder.user.id, before: null, after: null },
    ]);
  });
});

describe('another’s token', () => {
  it('is not seen and cannot be revoked', async () => {
    const { id, token } = await holder.aToken();
    const other = await TokenHolder.signedIn(test);

    const answer = await other.revoke(id);

    expect([answer.status, answer.body.code, await other.listed()]).toEqual([404, 'token.not_found', []]);
    expect((await holder.profile(token)).status).toBe(200);
  });
});
