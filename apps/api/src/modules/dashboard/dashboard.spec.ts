import { COUNT_SHOWN_MAX } from '@cw/domain';
import { aFinishedJob, handIn } from '../../testing/finished-job.js';
import { createTestApp, login, type TestApp } from '../../testing/index.js';
import { joinProject } from '../../testing/join-project.js';
import { acknowledging, aContractor, aJob, aPerson, bidOn, post, type Person } from '../../testing/market.js';
import { ProjectEntity } from '../projects/index.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const read = async (person: Person) => {
  const answer = await test.http.get('/api/dashboard').set(person.headers);
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('the dashboard', () => {
  it('PROJ-10 tells a client what needs it now, the soonest closing first, and what closes within 30 days', async () => {
    const client = await aPerson(test, 'seller');
    const contractor = await aContractor(test);
    const later = await post(test, client, { title: 'Later', closingDate: '2026-12-20' });
    const sooner = await post(test, client, { title: 'Sooner', closingDate: '2026-12-01' });
    await post(test, client, { title: 'Far away', closingDate: '2027-02-01' });
    const now = test.clock.now();
    test.clock.set('2026-10-31T15:00:00Z');
    await post(test, client, { title: 'Over', closingDate: '2026-11-01' });
    test.clock.set(now);
    await bidOn(test, contractor, later);
    const chosen = await bidOn(test, contractor, sooner);
    await test.http.post(`/api/bids/${chosen.id}/accept`).set(client.headers).send({ paymentTiming: 'upfront' });

    const dashboard = await read(client);

    expect(dashboard.needsMe).toEqual([
      {
        kind: 'pay',
        count: 1,
        projectId: sooner.id,
        requestId: null,
        projectTitle: 'Sooner',
        closingDate: '2026-12-01',
        ...{
          startDate: null,
          dueOn: null,
          answerDueAt: null,
          amountCents: 300_000,
          usState: 'NY',
          house: '12 Hidden Lane',
          clientName: null,
        },
      },
      {
        kind: 'choose_bid',
        count: 1,
        projectId: later.id,
        requestId: null,
        projectTitle: 'Later',
        closingDate: '2026-12-20',
        ...{
          startDate: null,
          dueOn: null,
          answerDueAt: null,
          amountCents: null,
          usState: 'NY',
          house: '12 Hidden Lane',
          clientName: null,
        },
      },
    ]);
    expect(dashboard.money).toEqual({
      heldCents: 0,
      dueCents: 300_000,
      releasedCents: 0,
      earningsCents: 0,
      releasedLatelyCents: 0,
      expectedCents: 0,
      months: [],
    });
    expect(dashboard.closings.map(({ title }: { title: string }) => title)).toEqual(['Sooner', 'Later']);
    expect(dashboard.counts).toEqual({ open: 3, inProgress: 1, completed: 0, pendingBids: 1 });
  });

  it('PROJ-10 tells a contractor of its jobs and bids', async () => {
    const job = await aJob(test);
    const other = await post(test, job.owner);
    await bidOn(test, job.contractor, other);
    const before = await read(job.contractor);
    await test.http.post(`/api/projects/${job.project.id}/start`).set(job.contractor.headers).send({});

    const after = await read(job.contractor);

    expect(before.needsMe).toMatchObject([{ kind: 'start', projectId: job.project.id }]);
    expect(after.needsMe).toMatchObject([{ kind: 'prove', count: 3, projectId: job.project.id }]);
    expect(after.counts).toEqual({ open: 0, inProgress: 1, completed: 0, pendingBids: 1 });
  });

  it('PROJ-10 COND-04 tells a contractor first of work that came back, however late it closes', async () => {
    const back = await aJob(test, { project: { closingDate: '2027-01-20' } });
    const sooner = await post(test, back.owner, { closingDate: '2026-12-01' });
    const bid = await bidOn(test, back.contractor, sooner, { fields: { acceptsAtClosing: true } });
    await test.http.post(`/api/bids/${bid.id}/accept`).set(back.owner.headers).send({ paymentTiming: 'at_closing' });
    const path = `/api/projects/${back.project.id}`;
    await test.http.post(`${path}/start`).set(back.contractor.headers).send({});
    await handIn(test, back);
    await test.http
      .post(`/api/conditions/${back.project.conditions[0]?.id}/return`)
      .set(back.owner.headers)
      .send({ reason: 'The strap is loose.' })
      .expect(200);

    const { needsMe } = await read(back.contractor);

    expect(needsMe).toMatchObject([
      { kind: 'returned', count: 1, projectId: back.project.id },
      { kind: 'start', projectId: sooner.id },
    ]);
  });

  it('PROJ-10 PAY-06 tells either side of a dispute when its word or its answer to an offer is due', async () => {
    const { project, owner, contractor } = await aJob(test);
    const path = `/api/projects/${project.id}`;
    await test.http.post(`${path}/start`).set(contractor.headers).send({}).expect(200);
    await test.http.post(`${path}/dispute`).set(owner.headers).send({ reason: 'The paint comes off.' }).expect(200);
    const [{ id }] = (await test.http.get(`${path}/disputes`).set(owner.headers)).body.items;
    const offer = (person: Person, contractorCents: number) =>
      test.http.post(`/api/disputes/${id}/offers`).set(person.headers).send({ contractorCents }).expect(201);
    const needs = async (): Promise<(string | undefined)[]> =>
      [await read(owner), await read(contractor)].map(({ needsMe }) => needsMe[0]?.kind);

    expect(await needs()).toEqual([undefined, 'answer_dispute']);
    await offer(contractor, 200_000);
    expect(await needs()).toEqual(['answer_offer', undefined]);
    await offer(owner, 100_000);
    expect(await needs()).toEqual([undefined, 'answer_offer']);
  });

  it('PROJ-10 lists as many things as the count beside its name tells apart', async () => {
    const client = await aPerson(test, 'seller');
    const repairs = [{ category: 'roof', description: 'Missing shingles on the rear slope.' }];
    const whose = { fullName: 'Sofia Reyes', email: client.user.email, phone: '(212) 555-0123' };
    const request = { address: '12 Hidden Lane', city: 'New York', state: 'NY', zip: '10001', repairs, ...whose };
    const form = test.http.post('/api/intake').set(client.headers).field('request', JSON.stringify(request));
    await form.field('website', '').field('seconds', '240').expect(201);
    const [{ columns }] = await test.unitOfWork.manager.query(
      `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
       WHERE table_name = 'repair_intake' AND is_generated = 'NEVER'`,
    );
    await test.unitOfWork.manager.query(
      `INSERT INTO repair_intake (${columns}) SELECT ${columns} FROM (
         SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'reference', 'TEST-' || n,
           'token_hash', NULL, 'sent_key', NULL, 'state', 'offer_sent'))).*
         FROM repair_intake r, generate_series(1, $2) n WHERE r.user_id = $1) copies`,
      [client.user.id, COUNT_SHOWN_MAX + 2],
    );

    expect((await read(client)).needsMe).toHaveLength(COUNT_SHOWN_MAX + 1);
  });

  it('CON-02 tells a contractor who may not bid yet what is missing', async () => {
    const dashboard = await read(await aPerson(test, 'contractor'));

    expect(dashboard.needsMe).toEqual([
      {
        ...{ kind: 'verification', projectId: null, requestId: null, projectTitle: null, count: 4 },
        ...{ house: null, clientName: null },
        ...{ closingDate: null, startDate: null, dueOn: null, answerDueAt: null, amountCents: null, usState: null },
      },
    ]);
  });

  it('CON-02 asks a contractor for no paper that waits for staff, and again for one that they refused', async () => {
    const contractor = await aContractor(test);
    const become = (kind: string, state: string) =>
      test.unitOfWork.manager.query('UPDATE verification_paper SET state = $3 WHERE contractor_id = $1 AND kind = $2', [
        ...[contractor.user.id, kind, state],
      ]);
    await become('insurance', 'submitted');
    await become('license', 'submitted');

    const waiting = await read(contractor);
    await become('license', 'rejected');
    const refused = await read(contractor);

    expect(waiting.needsMe).toEqual([]);
    expect(refused.needsMe).toMatchObject([{ kind: 'verification', count: 1 }]);
  });

  it('PROJ-10 keeps a job that is done among the closings of both sides until its closing is past', async () => {
    const { owner, contractor, project } = await aFinishedJob(test);
    const projects = test.unitOfWork.repository(ProjectEntity);
    const seen = async () => {
      const both = [await read(owner), await read(contractor)];
      return both.map(({ closings, needsMe }) => [
        closings.map(({ id }: { id: string }) => id),
        needsMe.map(({ kind }: { kind: string }) => kind),
      ]);
    };
    await projects.update(project.id, { paymentTiming: 'upfront' });

    const ahead = await seen();
    await projects.update(project.id, { closingDate: '2026-11-01' });
    const past = await seen();

    expect(ahead).toEqual([
      [[project.id], ['clear']],
      [[project.id], []],
    ]);
    expect(past).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  it.each(['client', 'contractor'] as const)(
    'PROJ-10 counts no closing of a %s that was yesterday where the house is, and today’s until that day ends there',
    async (side) => {
      const client = await aPerson(test, 'seller');
      const contractor = await aContractor(test);
      const days = ['2026-12-03', '2026-12-04', '2027-01-02', '2027-01-03'];
      for (const closingDate of days) {
        const project = await post(test, client, { title: closingDate, closingDate });
        const bid = await bidOn(test, contractor, project, { fields: { acceptsAtClosing: true } });
        const accept = test.http.post(`/api/bids/${bid.id}/accept`).set(client.headers);
        await accept.send({ paymentTiming: 'at_closing', ...acknowledging(bid) }).expect(200);
      }
      const reader = side === 'client' ? client : contractor;
      const now = test.clock.now();
      const titlesAt = async (instant: string): Promise<string[]> => {
        test.clock.set(instant);
        Object.assign(reader.headers, await login(test, reader.user));
        return (await read(reader)).closings.map(({ title }: { title: string }) => title);
      };

      // In New York it is twenty past midnight on the 4th; the 3rd is not over everywhere on earth.
      const ofTheFourth = await titlesAt('2026-12-04T05:20:00Z');
      const lastMinute = await titlesAt('2026-12-05T04:59:00Z');
      const dayAfter = await titlesAt('2026-12-05T05:01:00Z');
      test.clock.set(now);

      expect(ofTheFourth).toEqual(['2026-12-04', '2027-01-02', '2027-01-03']);
      expect(lastMinute).toEqual(['2026-12-04', '2027-01-02', '2027-01-03']);
      expect(dayAfter).toEqual(['2027-01-02', '2027-01-03']);
    },
  );

  it('PROJ-10 shows a contractor twelve months of its own calendar, and what is still to come', async () => {
    const job = await aJob(test);

    const { money } = await read(job.contractor);

    expect(money.months).toHaveLength(12);
    expect(money.months[0]).toEqual({ month: '2025-12', totalCents: 0, feeCents: 0, payoutCents: 0 });
    expect(money.months.at(-1).month).toBe('2026-11');
    expect(money).toMatchObject({ expectedCents: 270_000, earningsCents: 0, releasedLatelyCents: 0 });
  });

  it('PROJ-10 counts a project for whoever was invited to it, and asks only those who may decide', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner, { closingDate: '2026-12-01' });
    await bidOn(test, await aContractor(test), project);
    const [decider, viewer] = [await aPerson(test, 'seller'), await aPerson(test, 'buyer')];
    await joinProject(test, owner, { person: decider, projectId: project.id, right: 'decide' });
    await joinProject(test, owner, { person: viewer, projectId: project.id, right: 'view' });

    const [decides, looks] = [await read(decider), await read(viewer)];

    expect(decides.needsMe).toMatchObject([{ kind: 'choose_bid', projectId: project.id }]);
    expect(looks.needsMe).toEqual([]);
    for (const { closings, counts } of [decides, looks]) {
      expect(closings.map(({ id }: { id: string }) => id)).toEqual([project.id]);
      expect(counts).toEqual({ open: 1, inProgress: 0, completed: 0, pendingBids: 1 });
    }
  });

  it('needs a session', async () => {
    expect((await test.http.get('/api/dashboard')).status).toBe(401);
  });
});
