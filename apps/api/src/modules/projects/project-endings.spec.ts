import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aJob, aPerson, bidOn, historyOf, post, type Job, type Person } from '../../testing/market.js';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
afterAll(() => test.close());

describe('cancelling', () => {
  const cancel = (person: Person, id: string, body: object = {}) =>
    test.http.post(`/api/projects/${id}/cancel`).set(person.headers).send(body);

  it('PROJ-06 ends an open project, rejects its pending bids and writes down why', async () => {
    const project = await post(test, owner);
    const contractor = await aContractor(test);
    const bid = await bidOn(test, contractor, project);

    const answer = await cancel(owner, project.id, { reason: 'The sale fell through' });

    expect([answer.status, answer.body.status, answer.body.actions]).toEqual([200, 'cancelled', []]);
    expect(await historyOf(test, owner, project.id)).toContainEqual(
      expect.objectContaining({
        event: 'cancel',
        from: 'open',
        to: 'cancelled',
        reason: 'The sale fell through',
      }),
    );
    const bids = await test.http.get('/api/bids?scope=mine').set(contractor.headers);
    expect(bids.body.items).toMatchObject([{ id: bid.id, status: 'rejected', project: { status: 'cancelled' } }]);
  });

  it('PROJ-06 asks staff why, and tells both sides on the project’s page and in their notices that it was staff', async () => {
    const { owner: client, contractor, project } = await aJob(test);
    const staff = await aPerson(test, 'admin');
    const silent = await cancel(staff, project.id);
    expect([silent.status, silent.body.errors?.[0]]).toMatchObject([422, { path: 'reason', code: 'required' }]);

    const reason = 'The lender withdrew the condition.';
    const ended = await cancel(staff, project.id, { reason });

    expect([ended.status, ended.body.staffCancellation]).toEqual([200, { reason }]);
    for (const side of [client, contractor]) {
      const seen = await test.http.get(`/api/projects/${project.id}`).set(side.headers);
      const told = await test.http.get(`/api/users/${side.user.id}/notifications`).set(side.headers);
      expect(seen.body.staffCancellation).toEqual({ reason });
      expect(told.body.items[0].message).toBe(
        `Closewright staff cancelled the project. Reason: “${reason.slice(0, -1)}”.`,
      );
    }
  });

  it('PROJ-06 tells a bidder that it was staff, not why; of the client’s own cancellation no page says staff', async () => {
    const contractor = await aContractor(test);
    const byStaff = await post(test, owner);
    const byOwner = await post(test, owner);
    await bidOn(test, contractor, byStaff);

    await cancel(await aPerson(test, 'admin'), byStaff.id, { reason: 'The lender withdrew the condition.' });
    const own = await cancel(owner, byOwner.id, { reason: 'The sale fell through' });

    const seen = await test.http.get(`/api/projects/${byStaff.id}`).set(contractor.headers);
    const told = await test.http.get(`/api/users/${contractor.user.id}/notifications`).set(contractor.headers);
    expect([seen.body.staffCancellation, own.body.staffCancellation]).toEqual([null, null]);
    expect(told.body.items[0].message).toBe('Closewright staff cancelled the project.');
  });

  it('has one effect when asked twice', async () => {
    const project = await post(test, owner);

    const answers = await Promise.all([cancel(owner, project.id), cancel(owner, project.id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused to a contractor who only bid, and to strangers', async () => {
    const project = await post(test, owner);
    const contractor = await aContractor(test);
    await bidOn(test, contractor, project);

    expect([
      (await cancel(contractor, project.id, { reason: 'I want it' })).status,
      (await cancel(await aPerson(test, 'buyer'), project.id)).status,
    ]).toEqual([403, 404]);
  });
});

describe('other endings', () => {
  let job: Job;
  beforeEach(async () => {
    job = await aJob(test);
  });
  const fire = (person: Person, event: string, body: object = {}, id = job.project.id) =>
    test.http.post(`/api/projects/${id}/${event}`).set(person.headers).send(body);

  it('PROJ-06 the accepted contractor steps back before the start with a reason, the owner without one', async () => {
    const other = await aJob(test);
    const silent = await fire(job.contractor, 'cancel');

    const contractor = await fire(job.contractor, 'cancel', { reason: 'My crew is ill.' });
    const owner = await fire(other.owner, 'cancel', {}, other.project.id);

    expect([silent.status, silent.body.errors[0]]).toMatchObject([422, { path: 'reason', code: 'required' }]);
    expect([contractor.body.status, owner.body.status]).toEqual(['cancelled', 'cancelled']);
    expect(contractor.body.conditions.map(({ state }: { state: string }) => state)).toEqual([
      'awarded',
      'awarded',
      'awarded',
    ]);
  });

  it('PROJ-06 nobody cancels once the work has started', async () => {
    await fire(job.contractor, 'start');

    const answer = await fire(job.owner, 'cancel');

    expect([answer.status, answer.body.state]).toEqual([409, 'in_progress.started']);
  });

  it('a dispute freezes the conditions until staff rule', async () => {
    const early = await fire(job.owner, 'dispute', { reason: 'Nothing has happened.' });
    await fire(job.contractor, 'start');
    const silent = await fire(job.owner, 'dispute', {});

    const answer = await fire(job.contractor, 'dispute', { reason: 'The client locked us out.' });

    expect([early.status, silent.status, answer.status, answer.body.work]).toEqual([409, 422, 200, 'disputed']);
    expect(await historyOf(test, job.owner, job.project.id)).toContainEqual(
      expect.objectContaining({ event: 'dispute', reason: 'The client locked us out.' }),
    );
    expect(
      (
        await test.http
          .post(`/api/conditions/${job.project.conditions[0]?.id}/evidence`)
          .set(job.contractor.headers)
          .send({})
      ).status,
    ).toBe(409);
    expect((await fire(await aPerson(test, 'buyer'), 'dispute', { reason: 'I do not like it.' })).status).toBe(404);
  });
});
