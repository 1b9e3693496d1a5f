import { createTestApp, login, type TestApp } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { newId } from '../../common/ids.js';
import { personPatterns } from '../../common/grid/each-word.js';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await aPerson(test, 'admin', { firstName: 'Ada', lastName: 'Stone', totpSecret: 'sealed' });
});
afterAll(() => test.close());

const list = (query = '') => test.http.get(`/api/admin/users${query}`).set(admin.headers);
const detail = (id: string) => test.http.get(`/api/admin/users/${id}`).set(admin.headers);
const idsOf = ({ body }: { body: { items: { id: string }[] } }): string[] => body.items.map(({ id }) => id);

describe('the list of accounts', () => {
  it('ADM-01 shows what staff need of an account, and nothing secret', async () => {
    const { user } = await aPerson(test, 'buyer', {
      username: `nora.${newId().slice(-8)}`,
      phone: '+12125550142',
      company: 'Nora Homes',
      emailVerifiedAt: null,
    });

    const answer = await list('?limit=1');

    expect(answer.body.items).toEqual([
      {
        id: user.id,
        firstName: 'Sofia',
        lastName: 'Reyes',
        username: user.username,
        email: user.email,
        phone: '+12125550142',
        company: 'Nora Homes',
        role: 'buyer',
        status: 'active',
        emailVerified: false,
        totpEnabled: false,
        createdAt: test.clock.now().toISOString(),
        lastSeenAt: test.clock.now().toISOString(),
        sessions: 1,
      },
    ]);
    expect(answer.text).not.toMatch(/argon2|password|secret/i);
  });

  it('ADM-01 finds a person without the accents, and by the words in any order', async () => {
    const lucia = { firstName: 'Lucía', lastName: 'Treviño Ábrego', email: 'lta@names.example.com' };
    const { user } = await aPerson(test, 'buyer', lucia);
    await aPerson(test, 'buyer', { firstName: 'Lucía', lastName: 'Other', email: 'lo@names.example.com' });

    for (const q of ['trevino', 'Trevino Lucia', 'lucía TREVIÑO', ' abrego  lucia ', 'names.example lta'])
      expect([q, idsOf(await list(`?q=${encodeURIComponent(q)}`))]).toEqual([q, [user.id]]);
    expect(idsOf(await list('?q=trevino%20other'))).toEqual([]);
  });

  it('ADM-01 finds an account by a part of anything that staff may know of it', async () => {
    const { user } = await aPerson(test, 'seller', {
      firstName: 'Zoë',
      lastName: 'Quartermaine',
      username: 'zq_100%',
      email: 'zoe.q@harbor.example.com',
      phone: '+13105550177',
      company: 'Harbor & Sons',
    });

    const queries = ['zoë QUARTER', 'termaine', 'harbor.example', 'q_100%', '(310) 555-0177', '5550177', 'bor & s'];
    for (const q of queries) {
      expect([q, idsOf(await list(`?q=${encodeURIComponent(q)}`))]).toEqual([q, [user.id]]);
    }
    expect(idsOf(await list('?q=zq%25100'))).toEqual([]);
  });

  it('ADM-01 is narrowed by role and state', async () => {
    const { user } = await aPerson(test, 'agent');
    await test.http.post(`/api/admin/users/${user.id}/suspend`).set(admin.headers).send({ reason: 'Spam.' });
    const { user: active } = await aPerson(test, 'agent');

    expect(idsOf(await list('?role=agent'))).toEqual([active.id, user.id]);
    expect(idsOf(await list('?role=agent&status=suspended'))).toEqual([user.id]);
    expect(idsOf(await list('?role=agent&status=terminated'))).toEqual([]);
  });

  it('ADM-01 pages stay whole while accounts are opened', async () => {
    const older = await Promise.all(Array.from({ length: 5 }, () => aPerson(test, 'contractor')));
    const first = await list('?role=contractor&limit=2');
    await aPerson(test, 'contractor');

    const second = await list(`?role=contractor&limit=2&cursor=${first.body.nextCursor}`);
    const third = await list(`?role=contractor&limit=2&cursor=${second.body.nextCursor}`);

    const seen = [first, second, third].flatMap(idsOf);
    expect([...seen].sort()).toEqual(older.map(({ user }) => user.id).sort());
    expect(third.body.nextCursor).toBeNull();
  });

  it.each(['?role=king', '?status=gone', '?limit=0', '?cursor=made-up', `?q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );

  it('knows when somebody was last seen after the session has ended', async () => {
    const person = await aPerson(test);
    const seenAt = test.clock.now().toISOString();
    await test.http.post('/api/auth/logout').set(person.headers);

    const { body } = await detail(person.user.id);

    expect([body.sessions, body.lastSeenAt]).toEqual([0, seenAt]);
  });
});

describe('an account as staff read it', () => {
  it('ROLE-07 is for staff with a second factor, here and by its own address', async () => {
    const { user, headers } = await aPerson(test);
    const without = await login(test, admin.user, { mfa: false });

    const asStaff = [await detail(user.id), await test.http.get(`/api/users/${user.id}`).set(admin.headers)];
    const asNobody = [
      await test.http.get('/api/admin/users').set(without),
      await test.http.get(`/api/admin/users/${user.id}`).set(headers),
      await test.http.get('/api/admin/audit').set(without),
      await test.http.get(`/api/users/${user.id}`).set(without),
    ];

    expect(asStaff.map(({ status, body }) => [status, body.id])).toEqual([
      [200, user.id],
      [200, user.id],
    ]);
    expect(asNobody.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
  });

  it('is a 404 when there is no such account', async () => {
    expect((await detail(newId())).status).toBe(404);
  });

  it('ADM-01 says what staff changed in a profile, and that they did', async () => {
    const { user } = await aPerson(test);

    await test.http
      .patch(`/api/users/${user.id}`)
      .set(admin.headers)
      .send({ lastName: 'Reyes-Hill', bio: 'Verified.' });

    const { body } = await detail(user.id);
    expect(body.history).toEqual([
      expect.objectContaining({ action: 'user.changed_by_staff', actorName: 'Ada Stone' }),
    ]);
    const { body: entries } = await test.http.get(`/api/admin/audit?subjectId=${user.id}`).set(admin.headers);
    expect(entries.items[0].after).toEqual({ fields: ['bio', 'lastName'] });
    expect(JSON.stringify(entries)).not.toContain('Verified.');
  });

  it('nothing is written into an account that has ended', async () => {
    const { user } = await aPerson(test);
    await test.http.post(`/api/admin/users/${user.id}/terminate`).set(admin.headers).send({ reason: 'Fraud.' });

    const answer = await test.http.patch(`/api/users/${user.id}`).set(admin.headers).send({ bio: 'Back again.' });

    expect([answer.status, answer.body.code, answer.body.state]).toEqual([409, 'state.conflict', 'terminated']);
  });

  it('sends the e-mail that verifies an address again, and only while it is needed', async () => {
    const { user } = await aPerson(test, 'seller', { emailVerifiedAt: null });
    const { user: verified } = await aPerson(test);
    const resend = (id: string) => test.http.post(`/api/admin/users/${id}/resend-verification`).set(admin.headers);

    const answers = [await resend(user.id), await resend(verified.id)];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const ordered: { data: unknown }[] = await test.unitOfWork.manager.query(
      `SELECT data FROM jobs.job WHERE name = 'account.send-link'`,
    );
    expect(ordered.map(({ data }) => data)).toEqual([expect.objectContaining({ userId: user.id })]);
    expect((await detail(user.id)).body.history[0].action).toBe('user.verification_resent');
  });
});

describe('the audit log as staff read it', () => {
  const entries = (query: string) => test.http.get(`/api/admin/audit${query}`).set(admin.headers);

  it('ADM-01 says who did what to whom, before and after, newest first', async () => {
    const { user } = await aPerson(test, 'buyer', { firstName: 'Bo', lastName: 'Lind' });
    const act = (event: string, reason: string) =>
      test.http.post(`/api/admin/users/${user.id}/${event}`).set(admin.headers).send({ reason });
    await act('suspend', 'Spam.');
    await act('restore', 'No spam.');

    const { body } = await entries(`?subjectId=${user.id}`);

    expect(body.items).toEqual([
      expect.objectContaining({
        action: 'user.restored',
        actorName: 'Ada Stone',
        subjectName: 'Bo Lind',
        reason: 'No spam.',
        before: { status: 'suspended' },
        after: { status: 'active' },
      }),
      expect.objectContaining({
        action: 'user.suspended',
        before: { status: 'active' },
        after: { status: 'suspended' },
      }),
    ]);
    expect(body.items[0].sequence).toBeGreaterThan(body.items[1].sequence);
  });

  it('ADM-01 is narrowed by action and by actor, and paged', async () => {
    const first = await entries(`?actorId=${admin.user.id}&limit=2`);
    const second = await entries(`?actorId=${admin.user.id}&limit=100&cursor=${first.body.nextCursor}`);

    const all = await entries(`?actorId=${admin.user.id}&limit=100`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(all));
    const suspensions = await entries('?action=user.suspended');
    expect(new Set(suspensions.body.items.map(({ action }: { action: string }) => action))).toEqual(
      new Set(['user.suspended']),
    );
  });

  it.each(['?action=user.hugged', '?actorId=x', '?subjectId=7', '?cursor=made-up'])('refuses %s', async (query) => {
    expect((await entries(query)).status).toBe(422);
  });
});

describe('what staff search for', () => {
  it.each([
    ['Ann Lee', ['%ann%', '%lee%']],
    ['100%_\\', [String.raw`%100\%\_\\%`]],
    ['+1 (212) 555-0142', ['%12125550142%']],
    ['12', ['%12%']],
    [' \t', []],
  ])('%s is looked for as %s', (q, patterns) => {
    expect(personPatterns(q)).toEqual(patterns);
  });
});
