import { createTestApp, type TestApp } from '../../testing/index.js';
import { handIn } from '../../testing/finished-job.js';
import { aJob, aPerson, type Job, type Person } from '../../testing/market.js';
import { ReviewClock } from '../projects/index.js';
import { ChangeClock } from './change-clock.js';

// The clock of the tests stands on Friday, November 20, 2026, at ten in the morning in New York.
const LONG = '2027-01-29';
// Closing on Wednesday, November 25: the last safe day is this very Friday.
const NEAR = '2026-11-25';

let test: TestApp;
let staff: Person;
beforeAll(async () => {
  test = await createTestApp();
  staff = await aPerson(test, 'admin');
});
afterAll(() => test.close());

const fire = ({ project }: Job, who: Person, event: string, body: object = {}) =>
  test.http.post(`/api/projects/${project.id}/${event}`).set(who.headers).send(body);
const decideOn = ({ project, owner }: Job, event: string, body: object = {}) =>
  test.http.post(`/api/conditions/${project.conditions[0]?.id}/${event}`).set(owner.headers).send(body);
const read = async ({ project }: Job, who: Person) =>
  (await test.http.get(`/api/projects/${project.id}`).set(who.headers)).body;
const told = async (): Promise<string[]> =>
  (await test.http.get(`/api/users/${staff.user.id}/notifications?limit=100`).set(staff.headers)).body.items
    .filter(({ type }: { type: string }) => type === 'clock_too_late')
    .map(({ message }: { message: string }) => message);
interface LatePage {
  readonly items: { projectId: string; clock: string; endsAt: string; safeDay: string }[];
  readonly nextCursor: string | null;
}
const latePage = async (query: string): Promise<LatePage> =>
  (await test.http.get(`/api/admin/late-clocks${query}`).set(staff.headers).expect(200)).body;
const queue = async ({ project }: Job) =>
  (await latePage('?limit=100')).items.filter(({ projectId }) => projectId === project.id);
const started = async (closingDate: string): Promise<Job> => {
  const job = await aJob(test, { project: { closingDate, title: `Closes ${closingDate}` } });
  await fire(job, job.contractor, 'start').expect(200);
  return job;
};
const dueOf = async (job: Job): Promise<string> =>
  (await test.http.get(`/api/projects/${job.project.id}/disputes`).set(job.owner.headers)).body.items[0].answerDueAt;

describe('the clocks of a deal', () => {
  it.each([
    ['far', LONG, '2026-11-30T15:00:00.000Z', []],
    ['near', '2026-12-01', '2026-11-26T05:00:00.000Z', []],
    ['at hand', NEAR, '2026-11-21T15:00:00.000Z', ['dispute_answer']],
  ])(
    'PAY-06 the answer in a dispute has what a %s closing leaves, and staff hear of it where that is too late',
    async (_, closing, due, late) => {
      const before = (await told()).length;
      const job = await started(closing);

      await fire(job, job.owner, 'dispute', { reason: 'The paint comes off.' }).expect(200);

      expect(await dueOf(job)).toBe(due);
      expect((await queue(job)).map(({ clock }) => clock)).toEqual(late);
      expect((await told()).length - before).toBe(late.length);
    },
  );

  it('PROJ-04 a review keeps its two days, and staff are told as it starts', async () => {
    const job = await started(NEAR);
    const before = (await told()).length;

    await handIn(test, job);

    expect((await read(job, job.owner)).reviewDueAt).toBe('2026-11-22T15:00:00.000Z');
    expect(await queue(job)).toMatchObject([
      { clock: 'review', endsAt: '2026-11-22T15:00:00.000Z', safeDay: '2026-11-20' },
    ]);
    const [message] = await told();
    expect((await told()).length - before).toBe(1);
    expect(message).toContain('The client’s review is due by');
    await fire(job, job.owner, 'approve', { acceptRemaining: true }).expect(200);
    expect(await queue(job)).toEqual([]);
  });

  it('PROJ-04 staff read the clocks that end too late page by page, and none is lost among those that do not', async () => {
    const jobs: Job[] = [];
    for (const closing of [LONG, NEAR, NEAR, LONG, NEAR]) {
      const job = await started(closing);
      await fire(job, job.owner, 'dispute', { reason: 'The paint comes off.' }).expect(200);
      if (closing === NEAR) jobs.push(job);
    }
    const whole = await latePage('?limit=100');
    const paged: { projectId: string }[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: LatePage = await latePage(`?limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items);
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    }

    expect(whole.nextCursor).toBeNull();
    expect(paged).toEqual(whole.items);
    expect(new Set(sizes)).toEqual(new Set([1]));
    const ids = jobs.map(({ project }) => project.id);
    expect(paged.filter(({ projectId }) => ids.includes(projectId))).toHaveLength(jobs.length);
  });

  it('PROJ-04 a review that goes on after a dispute is bounded in the same way', async () => {
    const job = await started('2026-12-01');
    await handIn(test, job);
    await fire(job, job.owner, 'dispute', { reason: 'The paint comes off.' }).expect(200);
    const [{ id }] = (await test.http.get(`/api/projects/${job.project.id}/disputes`).set(job.owner.headers)).body
      .items;

    await test.http.post(`/api/disputes/${id}/withdraw`).set(job.owner.headers).send({}).expect(200);

    expect((await read(job, job.owner)).reviewDueAt).toBe('2026-11-26T05:00:00.000Z');
  });

  it('BID-06 a proposed change ends without an answer in its time: no money moves, and the work goes on', async () => {
    const job = await started('2026-12-01');
    const body = { reason: 'The fascia is rotten.', days: 1 };
    await test.http
      .post(`/api/projects/${job.project.id}/change-orders`)
      .set(job.contractor.headers)
      .send(body)
      .expect(201);
    const list = async () =>
      (await test.http.get(`/api/projects/${job.project.id}/change-orders`).set(job.owner.headers)).body.items[0];
    const proposed = await list();
    const at = test.clock.now();
    try {
      test.clock.set(new Date(Date.parse(proposed.answerDueAt) - 1));
      await test.app.get(ChangeClock).sweep();
      const waiting = await list();
      test.clock.set(new Date(proposed.answerDueAt));
      await Promise.all([test.app.get(ChangeClock).sweep(), test.app.get(ChangeClock).sweep()]);

      expect([proposed.answerDueAt, waiting.state]).toEqual(['2026-11-26T05:00:00.000Z', 'proposed']);
      expect(await list()).toMatchObject({ state: 'lapsed', lapseCause: 'unanswered' });
      expect((await read(job, job.owner)).agreed).toMatchObject({ extraDays: 0, changeProposedBy: null });
    } finally {
      test.clock.set(at);
    }
  });

  it('BID-06 an answer to a change after its time is refused, swept up or not, and taken until the last moment', async () => {
    const job = await started('2026-12-01');
    const { body: change } = await test.http
      .post(`/api/projects/${job.project.id}/change-orders`)
      .set(job.contractor.headers)
      .send({ reason: 'The fascia is rotten.', days: 1 })
      .expect(201);
    const act = (who: Person, event: string) =>
      test.http.post(`/api/change-orders/${change.id}/${event}`).set(who.headers).send({});
    const list = async () =>
      (await test.http.get(`/api/projects/${job.project.id}/change-orders`).set(job.owner.headers)).body.items[0];
    const at = test.clock.now();
    try {
      test.clock.set(new Date(change.answerDueAt));
      const late = [
        await act(job.owner, 'accept'),
        await act(job.owner, 'decline'),
        await act(job.contractor, 'withdraw'),
      ];
      const seen = await list();
      test.clock.set(new Date(Date.parse(change.answerDueAt) - 1));
      const inTime = await act(job.owner, 'accept');

      expect(late.map(({ status, body }) => [status, body.code])).toEqual(
        late.map(() => [409, 'change_order.answer_closed']),
      );
      expect(seen).toMatchObject({ state: 'proposed', actions: [] });
      expect([inTime.status, inTime.body.state]).toEqual([200, 'accepted']);
    } finally {
      test.clock.set(at);
    }
  });

  it.each([
    [
      'request changes',
      (job: Job) =>
        fire(job, job.owner, 'request-changes', {
          returns: [{ conditionId: job.project.conditions[0]?.id, reason: 'The paint comes off.' }],
        }),
    ],
    ['return a repair', (job: Job) => decideOn(job, 'return', { reason: 'The paint comes off.' })],
  ])('PROJ-04 to %s after the time to review is refused, swept up or not', async (_, press) => {
    const job = await started('2026-12-01');
    await handIn(test, job);
    const { reviewDueAt } = await read(job, job.owner);
    const at = test.clock.now();
    try {
      test.clock.set(new Date(reviewDueAt));
      const late = await press(job);
      const seen = await read(job, job.owner);
      await test.app.get(ReviewClock).sweep();

      expect([late.status, late.body.code]).toEqual([409, 'project.review_over']);
      expect(seen).toMatchObject({ work: 'submitted', reviewDueAt });
      expect(new Set(seen.conditionStates.map(({ state }: { state: string }) => state))).toEqual(
        new Set(['evidenced']),
      );
      expect(await read(job, job.owner)).toMatchObject({ work: 'disputed' });
      test.clock.set(new Date(Date.parse(reviewDueAt) - 1));
      const other = await started('2026-12-01');
      await handIn(test, other);
      expect((await press(other)).status).toBe(200);
    } finally {
      test.clock.set(at);
    }
  });
});
