import { createPaymentsTest, DisputedJob, type PaymentsTest } from '../../testing/disputed-job.js';
import { ReviewClock } from '../projects/index.js';

const ROUNDS = 3;
const JOBS = 4;

let test: PaymentsTest;
let start: Date;
beforeAll(async () => {
  test = await createPaymentsTest();
  start = test.clock.now();
});
afterAll(() => test.close());

const sweep = (): Promise<void> => test.app.get(ReviewClock, { strict: false }).sweep();

/** Work handed in together; the clock stands so many milliseconds from the end of its review. */
async function atTheEnd(offset: number): Promise<DisputedJob[]> {
  test.clock.set(start);
  const jobs: DisputedJob[] = [];
  for (let count = 0; count < JOBS; count += 1) jobs.push(await (await DisputedJob.underWork(test)).submitted());
  const { reviewDueAt } = (await jobs[0]?.project()) ?? {};
  test.clock.set(new Date(Date.parse(reviewDueAt) + offset));
  for (const job of jobs) await job.pass(0);
  return jobs;
}

const countOf = async (job: DisputedJob, type: string): Promise<number> =>
  (await job.told(job.contractor)).filter((told) => told === type).length;

async function expectApproved(job: DisputedJob): Promise<void> {
  expect(await job.project()).toMatchObject({ status: 'completed' });
  expect(await job.case()).toBeUndefined();
  expect(await job.job.payment()).toMatchObject({ state: 'released', releasedCents: 300_000, heldCents: 0 });
  expect([await countOf(job, 'project_approved'), await countOf(job, 'project_disputed')]).toEqual([1, 0]);
}

async function expectDisputed(job: DisputedJob): Promise<void> {
  expect(await job.project()).toMatchObject({ status: 'in_progress', work: 'disputed' });
  expect(await job.case()).toMatchObject({ state: 'open', openedBy: 'clock' });
  expect(await job.job.payment()).toMatchObject({ state: 'disputed', releasedCents: 0, heldCents: 300_000 });
  expect([await countOf(job, 'project_approved'), await countOf(job, 'project_disputed')]).toEqual([0, 1]);
}

describe('an approval in the minute in which the review ends', () => {
  it.each([
    ['comes in its last moment, and is taken', -1],
    ['comes after it, and is refused, swept up or not', 0],
  ])('PROJ-04 PAY-06 %s: nothing happens twice', async (_, offset) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const jobs = await atTheEnd(offset);

      const [answers] = await Promise.all([
        Promise.all(jobs.map(({ job, owner }) => job.fire(owner, 'approve', { acceptRemaining: true }))),
        ...Array.from({ length: 3 }, sweep),
      ]);
      await test.workers.drain();

      for (const [index, job] of jobs.entries()) {
        const answer = answers[index];
        if (offset < 0) {
          expect(answer?.status).toBe(200);
          await expectApproved(job);
        } else {
          expect(answer?.status).toBe(409);
          expect(['project.review_over', 'state.conflict']).toContain(answer?.body.code);
          await expectDisputed(job);
        }
      }
    }
    expect(await test.faults()).toEqual([]);
  });
});
