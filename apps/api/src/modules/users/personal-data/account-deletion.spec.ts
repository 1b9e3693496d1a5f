import { DAY_MS, MINUTE_MS } from '@cw/domain';
import { createTestApp, login, SESSION_COOKIE, type TestApp } from '../../../testing/index.js';
import { aJob, aPerson, type Job, type Person, post } from '../../../testing/market.js';
import { columnsHolding, filesHolding } from '../../../testing/traces.js';
import { storedFiles } from '../../../testing/uploads.js';
import { AuditChain } from '../../../common/audit/audit-chain.js';
import { Mailer } from '../../../common/mail/mailer.js';
import { UserEntity } from '../user.entity.js';
import { AccountErasure } from './account-erasure.js';
import { aMarkedWorld, CONTRACTOR, OWNER, textsOf } from './testing/marked-people.js';
import { CODED_COLUMNS } from './testing/coded-columns.js';
import { HELD_COLUMNS, PERSONAL_COLUMNS, textColumns } from './testing/text-columns.js';

/** What others were sent or answered in the last day, word for word; a day later it is gone by itself. */
const OUTBOX = 'jobs.job.data';
const ANSWERS = 'idempotency_key.body';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const remove = ({ user, headers }: Person, id = user.id) => test.http.delete(`/api/users/${id}`).set(headers);
const read = (person: Person, path: string) => test.http.get(`/api${path}`).set(person.headers);
const stored = (id: string) => test.unitOfWork.repository(UserEntity).findOneByOrFail({ id });

/** The subjects of what waits for somebody or was sent to them in the last day. */
async function mailsTo({ user }: Person): Promise<string[]> {
  const mails = await test.app.get(Mailer, { strict: false }).sentTo(user.email);
  return mails.map(({ data }) => data.subject);
}

describe('the schema', () => {
  it('has no column whose text nobody has classified', async () => {
    const known = [...PERSONAL_COLUMNS, ...CODED_COLUMNS, ...Object.keys(HELD_COLUMNS)].sort();

    expect(await textColumns(test)).toEqual(known);
  });
});

describe('somebody deletes their account', () => {
  it('AUTH-08 takes every word and file along, and leaves the other side theirs', async () => {
    const { owner, contractor, open } = await aMarkedWorld(test);
    expect((await columnsHolding(test, textsOf(OWNER))).length).toBeGreaterThan(30);
    expect(await filesHolding(test, textsOf(OWNER))).toHaveLength(2);

    const answer = await remove(owner);
    await test.jobs.drain();

    expect([answer.status, answer.headers['set-cookie']?.[0]]).toEqual([
      204,
      expect.stringContaining(`${SESSION_COOKIE}=;`),
    ]);
    expect(await columnsHolding(test, textsOf(OWNER))).toEqual([ANSWERS, OUTBOX]);
    expect(await mailsTo(owner)).toEqual(['emails.account_deleted.subject']);
    expect(await storedFiles(test, 'files/projects')).toEqual([]);
    expect((await read(owner, '/auth/me')).status).toBe(401);
    const seen = await read(contractor, `/projects/${open.id}`);
    expect(seen.body).toMatchObject({
      title: 'New York, NY 10001',
      status: 'cancelled',
      city: 'New York',
      description: '',
    });
    expect((await read(contractor, `/projects/${open.id}/history`)).text).toContain(CONTRACTOR.word);
    const told = await read(contractor, `/users/${contractor.user.id}/notifications`);
    expect(told.body.items[0]).toMatchObject({
      type: 'project_cancelled',
      about: expect.stringContaining('New York, NY 10001'),
    });

    expect((await remove(contractor)).status).toBe(204);
    expect(await columnsHolding(test, textsOf(CONTRACTOR))).toEqual([OUTBOX]);
    expect(await columnsHolding(test, textsOf(OWNER))).toEqual([OUTBOX]);
    expect((await test.app.get(AuditChain).check()).faults).toEqual([]);
  });

  it('AUTH-08 marked every personal column before, so that the search above can fail', async () => {
    await aMarkedWorld(test);

    const marked = new Set(await columnsHolding(test, [...textsOf(OWNER), ...textsOf(CONTRACTOR)]));

    // Set by the product or by staff, or chosen from a list: nobody can type a mark into them.
    const unmarkable = [
      'app_session.address',
      'app_user.password_hash',
      'app_user.time_zone',
      'app_user.totp_secret',
      'contractor_listing.place',
      'contractor_listing.zip',
      'contractor_profile.city',
      'contractor_profile.state',
      'contractor_profile.zip',
      'idempotency_key.owner',
      'paper_file.reading',
      'paper_submission.approved_fields',
      'paper_submission.notes',
      'push_subscription.auth',
      'push_subscription.endpoint',
      'push_subscription.p256dh',
      'totp_setup.secret',
      'user_preference.settings',
      'verification_paper.notes',
    ];
    expect(PERSONAL_COLUMNS.filter((column) => !marked.has(column))).toEqual(unmarkable);
  });

  it('AUTH-08 frees the e-mail and the username, and the old password opens nothing', async () => {
    const person = await aPerson(test, 'buyer', { email: 'ana@example.com', username: 'ana' });
    await remove(person);

    const again = await test.http.post('/api/auth/register').send({
      firstName: 'Ana',
      lastName: 'Diaz',
      email: 'ANA@example.com',
      username: 'ana',
      role: 'seller',
      password: 'six-brown-shingles',
      confirmPassword: 'six-brown-shingles',
      adult: true,
      termsAccepted: true,
    });

    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(person.user.id);
    expect(await stored(person.user.id)).toMatchObject({
      firstName: 'Deleted user',
      lastName: '',
      status: 'terminated',
    });
    const email = (await stored(person.user.id)).email;
    const login = await test.http.post('/api/auth/login').send({ email, password: 'four-quiet-gutters' });
    expect([login.status, login.body.code]).toEqual([401, 'auth.invalid_credentials']);
  });

  it('AUTH-08 says goodbye in the account’s language, to the address that it had', async () => {
    const person = await aPerson(test, 'buyer', { locale: 'es', email: 'ana@example.com' });

    await remove(person);

    const [mail] = await test.app.get(Mailer, { strict: false }).sentTo('ana@example.com');
    expect(mail?.data).toMatchObject({ locale: 'es', subject: 'emails.account_deleted.subject' });
  });

  it('AUTH-08 asks for the password again when the login is not fresh', async () => {
    const person = await aPerson(test);
    test.clock.advance(6 * MINUTE_MS);

    const answer = await remove(person);

    expect([answer.status, answer.body.code]).toEqual([403, 'auth.reauthentication_required']);
    expect((await stored(person.user.id)).status).toBe('active');
  });

  it('AUTH-08 is for oneself only: somebody else’s account does not exist', async () => {
    const other = await aPerson(test);

    const answers = [
      await remove(await aPerson(test), other.user.id),
      await remove(await aPerson(test, 'admin'), other.user.id),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await stored(other.user.id)).status).toBe('active');
  });

  it('is refused to the last admin who can sign in', async () => {
    const admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });

    const answer = await remove(admin);

    expect([answer.status, answer.body.code]).toEqual([409, 'user.last_admin']);
  });

  it('happens once when it is asked for twice', async () => {
    const person = await aPerson(test);
    const elsewhere = { user: person.user, headers: await login(test, person.user) };

    const answers = await Promise.all([remove(person), remove(elsewhere)]);

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(204);
    expect([204, 401]).toContain(statuses[1]);
    const deletions = `SELECT count(*)::int AS n FROM audit_entry WHERE action = 'user.deleted'`;
    expect(await test.unitOfWork.manager.query(deletions)).toEqual([{ n: 1 }]);
  });
});

describe('work and money', () => {
  let job: Job;
  beforeEach(async () => {
    job = await aJob(test, { project: { title: 'Kanarie eaves', loanOfficer: 'Kanarie Smith' } });
  });

  const setProject = (status: string, work: string | null) =>
    test.unitOfWork.manager.query(`UPDATE project SET status = $2, work = $3 WHERE id = $1`, [
      job.project.id,
      status,
      work,
    ]);
  const setMilestone = (column: 'state' | 'approved_at', value: string | Date) =>
    test.unitOfWork.manager.query(`UPDATE milestone SET ${column} = $2 WHERE project_id = $1`, [job.project.id, value]);

  it('AUTH-08 keep an account while work is under way, and everything of it', async () => {
    const other = await post(test, job.owner);

    const answers = [await remove(job.owner), await remove(job.contractor)];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'user.work_under_way'],
      [409, 'user.work_under_way'],
    ]);
    expect(answers.map(({ body }) => body.projectIds)).toEqual([[job.project.id], [job.project.id]]);
    expect((await read(job.owner, `/projects/${other.id}`)).body.status).toBe('open');
    expect((await stored(job.owner.user.id)).firstName).toBe('Sofia');
  });

  it.each(['funded', 'releasing', 'refunding', 'disputed', 'charged_back'] as const)(
    'AUTH-08 keep an account while its money is %s',
    async (state) => {
      await setProject('completed', null);
      await setMilestone('state', state);

      const answers = [await remove(job.owner), await remove(job.contractor)];

      expect(answers.map(({ body }) => body.code)).toEqual(['user.money_held', 'user.money_held']);
      expect(answers.map(({ body }) => body.projectIds)).toEqual([[job.project.id], [job.project.id]]);
    },
  );

  it('AUTH-08 keep an account, and each project that stands in the way is named at once with its reason', async () => {
    await setProject('completed', null);
    await setMilestone('state', 'funded');
    const other = await aJob(test, { owner: job.owner });
    const inSpanish = { ...job.owner, headers: { ...job.owner.headers, 'Accept-Language': 'es' } };

    const { status, body } = await remove(job.owner);

    // What is said first stays what it was.
    expect([status, body.code, body.projectIds]).toEqual([409, 'user.money_held', [job.project.id]]);
    expect(body.holds).toEqual([
      { code: 'user.money_held', detail: body.detail, projectIds: [job.project.id] },
      {
        code: 'user.work_under_way',
        detail: 'A project of this account is under way. It has to be finished or cancelled first.',
        projectIds: [other.project.id],
      },
    ]);
    expect((await remove(inSpanish)).body.holds[1].detail).toContain('está en curso');
    expect((await remove(other.contractor)).body.holds).toEqual([
      expect.objectContaining({ code: 'user.work_under_way', projectIds: [other.project.id] }),
    ]);
  });

  it('AUTH-08 keep an account while its invoice is due at closing', async () => {
    await setProject('completed', null);
    await setMilestone('approved_at', test.clock.now());

    expect((await remove(job.owner)).body.code).toBe('user.money_held');
  });

  it('AUTH-08 leave the contract of a completed job, under a pseudonym and without the loan', async () => {
    await setProject('completed', null);
    await setMilestone('state', 'released');

    expect((await remove(job.owner)).status).toBe(204);

    const seen = await read(job.contractor, `/projects/${job.project.id}`);
    expect(seen.body).toMatchObject({ title: 'Kanarie eaves', status: 'completed', address: null, loanOfficer: null });
    expect(seen.text).toContain('Deleted user');
    expect(seen.text).not.toContain('Sofia');
    expect(
      await columnsHolding(test, ['Sofia', 'Reyes', 'Hidden Lane', 'Kanarie Smith', job.owner.user.email]),
    ).toEqual([OUTBOX]);
  });
});

describe('what staff terminated', () => {
  it('AUTH-08 is erased a month later, and not before', async () => {
    const admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
    const person = await aPerson(test, 'buyer', { firstName: 'Kanarie' });
    const id = person.user.id;
    await test.http.post(`/api/admin/users/${id}/terminate`).set(admin.headers).send({ reason: 'Fraud.' });
    const erasure = test.app.get(AccountErasure, { strict: false });

    test.clock.advance(29 * DAY_MS);
    await erasure.eraseDue();
    expect((await stored(id)).firstName).toBe('Kanarie');

    test.clock.advance(DAY_MS);
    await erasure.eraseDue();
    expect(await stored(id)).toMatchObject({ firstName: 'Deleted user', erasedAt: test.clock.now() });
    expect(await columnsHolding(test, ['Kanarie', person.user.email])).toEqual([]);
    const headers = await login(test, admin.user);
    const { body } = await test.http.get(`/api/admin/audit?subjectId=${id}`).set(headers);
    expect(
      body.items.map(({ action, actorName, subjectName }: Record<string, unknown>) => [action, actorName, subjectName]),
    ).toEqual([
      ['user.erased', null, 'Deleted user'],
      ['user.terminated', 'Sofia Reyes', 'Deleted user'],
    ]);
  });
});
