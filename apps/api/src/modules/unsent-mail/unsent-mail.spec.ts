import { newId } from '../../common/ids.js';
import type { Mail } from '../../common/mail/mail.js';
import { Mailer } from '../../common/mail/mailer.js';
import { createMailInbox } from '../../testing/mail-inbox.js';
import { aPerson, type Person } from '../../testing/market.js';
import { createRefusedMailTest, type RefusedMailTest } from '../../testing/refused-mail.js';

const ADDRESS = 'ana.brooks@example.com';
const MAIL: Mail = {
  to: { email: ADDRESS, name: 'Ana Brooks' },
  locale: 'es',
  subject: 'emails.reset_password.subject',
  paragraphs: ['emails.reset_password.body'],
  values: {},
  reason: 'emails.reason.account',
};
const SUBJECT = 'Elija una contraseña nueva';

let test: RefusedMailTest;
let admin: Person;
beforeEach(async () => {
  test = await createRefusedMailTest();
  admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
  await test.asOwner(`DELETE FROM jobs.job`);
  await test.app.get(Mailer).enqueue(MAIL);
});
afterEach(() => test.close());

const listed = async (state: string) =>
  (await test.http.get(`/api/admin/unsent-mails?state=${state}`).set(admin.headers)).body.items;
const sendAgain = (id: string) => test.http.post(`/api/admin/unsent-mails/${id}/send-again`).set(admin.headers);
const readiness = async () => {
  const { status, body } = await test.http.get('/api/health/ready');
  return { status, mail: body.mail };
};
/** As if it had been due so many minutes ago. */
const late = (minutes: number) =>
  test.asOwner(`UPDATE jobs.job SET keep_until = keep_until - interval '${minutes} minutes'`);

describe('e-mail that was not sent', () => {
  it('NOTE-06 is listed for staff once a try has failed: to whom, what, how often, why', async () => {
    expect(await listed('waiting')).toEqual([]);

    await test.tryAgain();
    await test.tryAgain();

    expect(await listed('failed')).toEqual([]);
    expect(await listed('waiting')).toMatchObject([
      { kind: 'message', to: ADDRESS, subject: SUBJECT, tries: 2, failure: 'unreachable', state: 'waiting' },
    ]);
  });

  it('NOTE-06 is sent again by staff once it has failed, which the audit log tells', async () => {
    await test.tryUntilFailed();
    const [mail] = await listed('failed');
    expect(mail).toMatchObject({ to: ADDRESS, subject: SUBJECT, failure: 'unreachable', nextTryAt: null });

    expect((await sendAgain(mail.id)).status).toBe(204);

    expect(await listed('failed')).toEqual([]);
    expect(await listed('waiting')).toMatchObject([{ id: mail.id, tries: 0 }]);
    const log = (await test.http.get('/api/admin/audit?action=mail.sent_again').set(admin.headers)).body.items;
    expect(log).toMatchObject([
      { action: 'mail.sent_again', subjectType: 'mail', subjectId: mail.id, actorId: admin.user.id },
    ]);
    // It is tried as long as a new one.
    const pauses = await test.tryUntilFailed();
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(250_000);
  });

  it('NOTE-06 arrives when it is sent again and the server takes it', async () => {
    await test.tryUntilFailed();
    const [mail] = await listed('failed');
    const inbox = await createMailInbox(test.smtpPort);
    try {
      await sendAgain(mail.id);
      await test.jobs.drain();

      expect(inbox.to(ADDRESS)).toHaveLength(1);
      expect([await listed('failed'), await listed('waiting')]).toEqual([[], []]);
    } finally {
      inbox.close();
    }
  });

  it('NOTE-06 is not sent again while it waits, nor where there is none', async () => {
    await test.tryAgain();
    const [mail] = await listed('waiting');

    expect([(await sendAgain(mail.id)).body.code, (await sendAgain(newId())).body.code]).toEqual([
      'mail.not_failed',
      'mail.not_found',
    ]);
  });

  it('NOTE-06 a letter that is written when it is sent is listed like any other', async () => {
    await test.asOwner(`DELETE FROM jobs.job`);
    await test.http.post('/api/auth/forgot-password').send({ email: admin.user.email });
    await test.tryAgain();

    expect(await listed('waiting')).toMatchObject([{ kind: 'account_link', to: admin.user.email, tries: 1 }]);
  });

  it('NOTE-06 is forgotten with the address of whoever leaves', async () => {
    await test.http.post('/api/auth/forgot-password').send({ email: admin.user.email });
    await test.tryAgain();

    await test.app.get(Mailer).forget(ADDRESS);
    await test.app.get(Mailer).forget(admin.user.email);

    expect(await listed('waiting')).toEqual([]);
  });

  it('OPS-01 is counted by the readiness, which stays ready', async () => {
    expect(await readiness()).toEqual({ status: 200, mail: { waiting: 0, failed: 0 } });
    await test.tryAgain();
    expect(await readiness()).toEqual({ status: 200, mail: { waiting: 0, failed: 0 } });

    await late(16);
    expect(await readiness()).toEqual({ status: 200, mail: { waiting: 1, failed: 0 } });

    await test.tryUntilFailed();
    expect(await readiness()).toEqual({ status: 200, mail: { waiting: 0, failed: 1 } });
  });

  it('OPS-01 is not late while it is held back', async () => {
    await test.asOwner(`DELETE FROM jobs.job`);
    await test.app.get(Mailer).enqueue(MAIL, new Date(Date.now() + 3_600_000));
    await test.asOwner(`UPDATE jobs.job SET created_on = created_on - interval '1 hour'`);

    expect((await readiness()).mail).toEqual({ waiting: 0, failed: 0 });
  });
});
