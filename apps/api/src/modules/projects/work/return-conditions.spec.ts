import type { WorkState } from '@cw/domain';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aJob, historyOf, type Job, type Person } from '../../../testing/market.js';
import { workSite } from '../testing/work-site.js';

let test: TestApp;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  job = await aJob(test);
});
afterAll(() => test.close());

const { conditionId, fire, onCondition, read, upload, prove, submitted } = workSite(() => ({ test, job }));

const REASON = 'The strap is loose.';
const OTHER_REASON = 'The second coat is missing.';
const ONE_SECOND = 1000;

const statesOf = (body: { conditions: { state: string }[] }): string[] => body.conditions.map(({ state }) => state);

/** What a person is told of this project, the oldest first. */
async function toldTo(person: Person): Promise<[type: string, message: string][]> {
  const { body } = await test.http
    .get(`/api/users/${person.user.id}/notifications?limit=100`)
    .set(person.headers)
    .expect(200);
  const items: { type: string; title: string; message: string; actionUrl: string }[] = body.items;
  return items
    .filter(({ actionUrl }) => actionUrl.split('#')[0] === `/projects/${job.project.id}`)
    .map(({ type, message }): [string, string] => [type, message])
    .toReversed();
}

const needOf = async (person: Person): Promise<unknown> =>
  (await test.http.get('/api/dashboard').set(person.headers).expect(200)).body.needsMe;

const momentsOf = async (event: string): Promise<unknown[]> =>
  (await historyOf(test, job.owner, job.project.id)).filter((row) => row.entity === 'project' && row.event === event);

const place = (work: WorkState) =>
  test.unitOfWork.manager.query(`UPDATE project SET work = $2 WHERE id = $1`, [job.project.id, work]);

/** The contractor corrects what was returned, later than it was returned. */
async function correct(number: number): Promise<void> {
  test.clock.advance(ONE_SECOND);
  await upload(number, 'after');
  expect((await onCondition(job.contractor, number, 'evidence')).body.state).toBe('evidenced');
}

describe('returning a repair', () => {
  it('COND-04 is one act: the work is the contractor’s again at once, and they are told why', async () => {
    await submitted();

    const answer = await onCondition(job.owner, 2, 'return', { reason: REASON });

    expect([answer.status, answer.body.state]).toEqual([200, 'returned']);
    const seen = (await read(job.contractor)).body;
    expect(seen).toMatchObject({ work: 'changes_requested', reviewDueAt: null, needsMe: true });
    expect(statesOf(seen)).toEqual(['evidenced', 'returned', 'evidenced']);
    expect(await toldTo(job.contractor)).toContainEqual([
      'condition_returned',
      expect.stringContaining(`“${REASON.slice(0, -1)}”.`),
    ]);
    expect(await needOf(job.contractor)).toMatchObject([{ kind: 'returned', count: 1 }]);
    expect(await momentsOf('request_changes')).toMatchObject([
      { from: 'in_progress.submitted', to: 'in_progress.changes_requested', actorName: 'Sofia Reyes' },
    ]);
  });

  it('COND-04 may be done once more while the first is corrected: the work moves once, the contractor hears of both', async () => {
    await submitted();
    await onCondition(job.owner, 2, 'return', { reason: REASON });

    const answer = await onCondition(job.owner, 3, 'return', { reason: OTHER_REASON });

    expect([answer.status, answer.body.state]).toEqual([200, 'returned']);
    const told = (await toldTo(job.contractor)).filter(([type]) => type === 'condition_returned');
    expect(told.map(([, message]) => message)).toEqual([
      expect.stringContaining(REASON.slice(0, -1)),
      expect.stringContaining(OTHER_REASON.slice(0, -1)),
    ]);
    expect(await momentsOf('request_changes')).toHaveLength(1);
    expect((await read(job.owner)).body.work).toBe('changes_requested');
  });

  it('COND-04 takes several at once, and tells of them once', async () => {
    await submitted();
    const returns = [
      { conditionId: conditionId(1), reason: REASON },
      { conditionId: conditionId(3), reason: OTHER_REASON },
    ];

    const answer = await fire(job.owner, 'request-changes', { returns });

    expect(answer.body).toMatchObject({ work: 'changes_requested', reviewDueAt: null });
    expect(statesOf(answer.body)).toEqual(['returned', 'evidenced', 'returned']);
    const told = (await toldTo(job.contractor)).map(([type]) => type);
    expect(told.filter((type) => type === 'changes_requested' || type === 'condition_returned')).toEqual([
      'changes_requested',
    ]);
    expect((await fire(job.owner, 'request-changes', { returns: [] })).body.code).toBe('project.nothing_returned');
  });

  it('COND-04 leaves the work where it is while the contractor has not submitted it', async () => {
    await fire(job.contractor, 'start');
    await prove(1);

    const answer = await onCondition(job.owner, 1, 'return', { reason: REASON });

    expect([answer.status, answer.body.state]).toEqual([200, 'returned']);
    expect((await read(job.contractor)).body).toMatchObject({ work: 'started', needsMe: true });
    expect(await toldTo(job.contractor)).toContainEqual([
      'condition_returned',
      expect.stringContaining(`“${REASON.slice(0, -1)}”.`),
    ]);
  });

  it('COND-04 changes nothing when it is refused: no repair, no work, no notice', async () => {
    await submitted();
    await onCondition(job.owner, 1, 'accept');
    const returns = [2, 1].map((number) => ({ conditionId: conditionId(number), reason: REASON }));

    const accepted = await fire(job.owner, 'request-changes', { returns });
    const byContractor = await onCondition(job.contractor, 2, 'return', { reason: REASON });

    expect([accepted.status, accepted.body.code, accepted.body.state]).toEqual([409, 'state.conflict', 'accepted']);
    expect(byContractor.status).toBe(403);
    const { body } = await read(job.owner);
    expect([body.work, ...statesOf(body)]).toEqual(['submitted', 'accepted', 'evidenced', 'evidenced']);
    expect((await toldTo(job.contractor)).map(([type]) => type)).not.toContain('condition_returned');
  });

  it('COND-04 is not possible while the two sides disagree', async () => {
    await submitted();
    await place('disputed');

    const answer = await onCondition(job.owner, 1, 'return', { reason: REASON });

    expect([answer.status, answer.body.code]).toEqual([409, 'state.conflict']);
  });
});

describe('correcting what was returned', () => {
  beforeEach(submitted);

  it('COND-04 tells the client that new evidence is there, once for several, and goes back to review as before', async () => {
    const returns = [1, 2].map((number) => ({ conditionId: conditionId(number), reason: REASON }));
    await fire(job.owner, 'request-changes', { returns });
    await correct(1);
    const early = await fire(job.contractor, 'submit');
    await correct(2);

    const answer = await fire(job.contractor, 'submit');

    expect([early.status, early.body.guard]).toEqual([409, 'all_evidenced']);
    expect(answer.body).toMatchObject({ work: 'submitted' });
    expect((await read(job.owner)).body.reviewDueAt).not.toBeNull();
    const told = (await toldTo(job.owner)).map(([type]) => type);
    expect(told.slice(-2)).toEqual(['condition_corrected', 'work_submitted']);
    expect(told.filter((type) => type === 'condition_corrected')).toHaveLength(1);
  });

  it('COND-04 tells nothing of evidence that nobody had returned', async () => {
    expect((await toldTo(job.owner)).map(([type]) => type)).not.toContain('condition_corrected');
  });
});
