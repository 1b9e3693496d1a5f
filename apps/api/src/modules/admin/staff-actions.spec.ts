import { aUser, createTestApp, login, type TestApp } from '../../testing/index.js';
import { aContractor, aJob, aPerson, bidOn, type Person, post } from '../../testing/market.js';
import { newId } from '../../common/ids.js';
import { Mailer } from '../../common/mail/mailer.js';
import type { Mail } from '../../common/mail/mail.js';
import { TEST_PASSWORD } from '../../testing/a-user.js';

let test: TestApp;
let admin: Person;
let mails: Mail[];
const TOTP_SET = { totpSecret: 'sealed' } as const;

beforeAll(async () => {
  test = await createTestApp();
  admin = await aPerson(test, 'admin', { firstName: 'Ada', lastName: 'Stone', ...TOTP_SET });
});
beforeEach(() => {
  mails = [];
  jest.spyOn(test.app.get(Mailer, { strict: false }), 'enqueue').mockImplementation((mail) => {
    mails.push(mail);
    return Promise.resolve();
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const act = (event: string, id: string, body: object = { reason: 'Complaints from three clients.' }, by = admin) =>
  test.http.post(`/api/admin/users/${id}/${event}`).set(by.headers).send(body);
const me = (person: Person) => test.http.get('/api/auth/me').set(person.headers);
const detail = async (id: string) => (await test.http.get(`/api/admin/users/${id}`).set(admin.headers)).body;

describe('staff suspend an account', () => {
  it('ROLE-05 ends its sessions, tells its person, and keeps who did it and why', async () => {
    const person = await aPerson(test, 'seller', { locale: 'es' });

    const answer = await act('suspend', person.user.id);

    expect([answer.status, answer.body.status, answer.body.sessions]).toEqual([200, 'suspended', 0]);
    expect((await me(person)).status).toBe(401);
    expect(mails).toEqual([
      expect.objectContaining({
        to: { email: person.user.email, name: 'Sofia' },
        locale: 'es',
        subject: 'emails.account_suspended.subject',
        values: { days: 30, reason: 'Complaints from three clients.' },
      }),
    ]);
    expect((await detail(person.user.id)).history).toEqual([
      expect.objectContaining({
        action: 'user.suspended',
        actorName: 'Ada Stone',
        reason: 'Complaints from three clients.',
      }),
    ]);
  });

  it('ROLE-05 is told, with the reason, at a login with the right password, and at no other', async () => {
    const { user } = await aPerson(test);
    await act('suspend', user.id);

    const right = await test.http.post('/api/auth/login').send({ email: user.email, password: TEST_PASSWORD });
    const wrong = await test.http.post('/api/auth/login').send({ email: user.email, password: 'not the password' });

    expect([right.status, right.body.code]).toEqual([401, 'auth.suspended_because']);
    expect(right.body.detail).toContain('Complaints from three clients.');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'auth.invalid_credentials']);
  });

  it('ROLE-05 withdraws a contractor’s pending bids, so that none can be accepted, and takes it out of the directory', async () => {
    const owner = await aPerson(test);
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const bid = await bidOn(test, contractor, project);

    await act('suspend', contractor.user.id);

    const accepted = await test.http
      .post(`/api/bids/${bid.id}/accept`)
      .set(owner.headers)
      .send({ paymentTiming: 'upfront' });
    const bids = await test.http.get(`/api/projects/${project.id}/bids`).set(owner.headers);
    const directory = await test.http.get('/api/contractors?limit=100').set(owner.headers);
    expect([accepted.status, accepted.body.code]).toEqual([409, 'state.conflict']);
    expect(bids.body.items.map(({ status }: { status: string }) => status)).toEqual(['withdrawn']);
    expect(directory.text).not.toContain(contractor.user.id);
    const told = await test.http.get(`/api/users/${owner.user.id}/notifications`).set(owner.headers);
    expect(told.body.items[0].type).toBe('bid_account_ended');
  });

  it('ROLE-05 keeps a client’s open projects from taking bids until the account is restored', async () => {
    const owner = await aPerson(test);
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const offered = async () => {
      const lists = await Promise.all(
        ['', '&zip=10001&radiusMiles=25', '&sort=closing'].map((more) =>
          test.http.get(`/api/projects?scope=available&limit=100${more}`).set(contractor.headers),
        ),
      );
      return lists.map(({ text }) => text.includes(project.id));
    };

    await act('suspend', owner.user.id);
    expect(await offered()).toEqual([false, false, false]);
    await expect(bidOn(test, contractor, project)).rejects.toThrow('project.not_taking_bids');
    const page = await test.http.get(`/api/projects/${project.id}`).set(contractor.headers);
    expect([page.status, page.body.canBid]).toEqual([200, false]);

    await act('restore', owner.user.id, { reason: 'It was a mistake.' });
    expect(await offered()).toEqual([true, true, true]);
    await bidOn(test, contractor, project);
  });

  it('ROLE-05 leaves no bid behind that was placed at the same moment', async () => {
    const owner = await aPerson(test);
    for (let round = 0; round < 8; round += 1) {
      const contractor = await aContractor(test);
      const project = await post(test, owner);
      await Promise.all([act('suspend', contractor.user.id), bidOn(test, contractor, project).catch(() => undefined)]);

      const { body } = await test.http.get(`/api/projects/${project.id}/bids`).set(owner.headers);
      expect(body.items.filter(({ status }: { status: string }) => status === 'pending')).toEqual([]);
    }
  });

  it('leaves work and money as they are', async () => {
    const job = await aJob(test);

    await act('suspend', job.contractor.user.id);

    const project = await test.http.get(`/api/projects/${job.project.id}`).set(job.owner.headers);
    expect(project.body).toMatchObject({ status: 'in_progress', work: 'not_started' });
  });
});

describe('staff restore an account', () => {
  it('ROLE-05 lets its person sign in again', async () => {
    const { user } = await aPerson(test);
    await act('suspend', user.id);

    const answer = await act('restore', user.id);

    const signedIn = await test.http.post('/api/auth/login').send({ email: user.email, password: TEST_PASSWORD });
    expect([answer.body.status, signedIn.status]).toEqual(['active', 200]);
    expect(mails.map(({ subject }) => subject)).toContain('emails.account_restored.subject');
  });

  it('ROLE-05 is refused by the state that the account is in', async () => {
    const { user } = await aPerson(test);

    const answer = await act('restore', user.id);

    expect([answer.status, answer.body.code, answer.body.state]).toEqual([409, 'state.conflict', 'active']);
  });
});

describe('staff terminate an account', () => {
  it('ROLE-05 cancels its open projects and tells their bidders', async () => {
    const owner = await aPerson(test);
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    await bidOn(test, contractor, project);

    const answer = await act('terminate', owner.user.id);

    const seen = await test.http.get(`/api/projects/${project.id}`).set(contractor.headers);
    const told = await test.http.get(`/api/users/${contractor.user.id}/notifications`).set(contractor.headers);
    expect([answer.status, answer.body.status, seen.body.status]).toEqual([200, 'terminated', 'cancelled']);
    expect(told.body.items[0].type).toBe('project_cancelled');
    expect((await me(owner)).status).toBe(401);
  });

  it('ROLE-05 is refused while work is under way, of the client and of the contractor, and changes nothing', async () => {
    const job = await aJob(test);
    const other = await post(test, job.owner);

    const answers = [await act('terminate', job.owner.user.id), await act('terminate', job.contractor.user.id)];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'user.work_under_way'],
      [409, 'user.work_under_way'],
    ]);
    expect((await detail(job.owner.user.id)).status).toBe('active');
    const open = await test.http.get(`/api/projects/${other.id}`).set(job.owner.headers);
    expect(open.body.status).toBe('open');
    expect(mails.map(({ subject }) => subject)).not.toContain('emails.account_terminated.subject');
  });

  it('ROLE-05 is for good', async () => {
    const { user } = await aPerson(test);
    await act('terminate', user.id);

    const answers = await Promise.all(['suspend', 'restore', 'terminate'].map((event) => act(event, user.id)));

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  });
});

describe('staff and their own', () => {
  it.each(['suspend', 'terminate', 'end-sessions'])('nobody can %s themselves', async (event) => {
    const answer = await act(event, admin.user.id);

    expect([answer.status, answer.body.code]).toEqual([409, 'user.self']);
  });

  it('of two admins who suspend each other at once one stays', async () => {
    const alone = await createTestApp();
    try {
      const [one, two] = [await aPerson(alone, 'admin', TOTP_SET), await aPerson(alone, 'admin', TOTP_SET)];
      const suspend = (by: Person, who: Person) =>
        alone.http.post(`/api/admin/users/${who.user.id}/suspend`).set(by.headers).send({ reason: 'Mutual.' });

      const answers = await Promise.all([suspend(one, two), suspend(two, one)]);

      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 409]).toContain(statuses[1]);
    } finally {
      await alone.close();
    }
  });

  it('the last admin who can sign in with a second factor stays', async () => {
    const alone = await createTestApp();
    try {
      const working = await aPerson(alone, 'admin', TOTP_SET);
      // Signed in with a second factor that was taken off since.
      const other = await aPerson(alone, 'admin');

      const answer = await alone.http
        .post(`/api/admin/users/${working.user.id}/terminate`)
        .set(other.headers)
        .send({ reason: 'To be alone.' });

      expect([answer.status, answer.body.code]).toEqual([409, 'user.last_admin']);
    } finally {
      await alone.close();
    }
  });
});

describe('what staff send', () => {
  it.each([{}, { reason: '   ' }, { reason: 'x'.repeat(501) }])('needs a reason, not %j', async (body) => {
    const { user } = await aPerson(test);

    const answer = await act('suspend', user.id, body);

    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'reason']);
  });

  it('about nobody is a 404', async () => {
    const answers = await Promise.all(
      ['suspend', 'restore', 'terminate', 'end-sessions', 'resend-verification'].map((event) => act(event, newId())),
    );

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is for staff with a second factor only', async () => {
    const { user } = await aPerson(test);
    const without = { user: admin.user, headers: await login(test, admin.user, { mfa: false }) };

    const answers = [
      await act('suspend', user.id, undefined, without),
      await act('suspend', user.id, undefined, await aPerson(test)),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  it('twice at once suspends once', async () => {
    const user = await aUser(test);

    const answers = await Promise.all([act('suspend', user.id), act('suspend', user.id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await detail(user.id)).history).toHaveLength(1);
  });
});

describe('staff end the sessions of a person', () => {
  it('ROLE-05 signs it out everywhere and says so', async () => {
    const person = await aPerson(test);
    const elsewhere = { user: person.user, headers: await login(test, person.user) };

    const answer = await act('end-sessions', person.user.id);

    expect(answer.status).toBe(204);
    expect([(await me(person)).status, (await me(elsewhere)).status]).toEqual([401, 401]);
    expect(mails.map(({ subject }) => subject)).toEqual(['emails.sessions_ended.subject']);
  });
});
