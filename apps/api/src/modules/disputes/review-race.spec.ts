import { DAY_MS } from '@cw/domain';
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

/** Work whose review is over, and of which nobody has said so yet. */
async function overdue(): Promise<DisputedJob[]> {
  test.clock.set(start);
  const jobs: DisputedJob[] = [];
  for (let count = 0; count < JOBS; count += 1) jobs.push(await (await DisputedJob.underWork(test)).submitted());
  test.clock.advance(15 * DAY_MS);
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
  it('PROJ-04 PAY-06 comes before the clock or after it: one of them wins, and nothing happens twice', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const jobs = await overdue();

      const [answers] = await Promise.all([
        Promise.all(jobs.map(({ job, owner }) => job.fire(owner, 'approve', { acceptRemaining: true }))),
        ...Array.from({ length: 3 }, sweep),
      ]);
      await test.workers.drain();

      for (const [index, job] of jobs.entries()) {
        const answer = answers[index];
        if (answer?.status === 200) await expectApproved(job);
        else {
          expect([answer?.status, answer?.body.code]).toEqual([409, 'state.conflict']);
          await expectDisputed(job);
        }
      }
    }
    expect(await test.faults()).toEqual([]);
  });
});
