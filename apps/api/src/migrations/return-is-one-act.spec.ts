import { DataSource } from 'typeorm';
import { workSite } from '../modules/projects/testing/work-site.js';
import { createTestApp, type TestApp } from '../testing/index.js';
import { aJob, historyOf, type Job } from '../testing/market.js';
import { ReturnIsOneAct1765100000000 } from './1765100000000-return-is-one-act.js';

let test: TestApp;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  job = await aJob(test);
});
afterAll(() => test.close());

const { conditionId, fire, onCondition, prove, read } = workSite(() => ({ test, job }));
const query = (sql: string, { project }: Job) => test.unitOfWork.manager.query(sql, [project.id]);

async function migrate(): Promise<void> {
  const runner = test.app.get(DataSource).createQueryRunner();
  await new ReturnIsOneAct1765100000000().up(runner);
  await runner.release();
}

it('COND-04 sends back what was returned and waited for the second press, and leaves all other work alone', async () => {
  const other = await aJob(test);
  await query(`UPDATE project SET work = 'submitted' WHERE id = $1`, other);
  await fire(job.contractor, 'start');
  await prove(1);
  await onCondition(job.owner, 1, 'return', { reason: 'The strap is loose.' });
  // As it was before: returned, and the review still running.
  await query(`UPDATE project SET work = 'submitted', review_due_at = now() + interval '3 days' WHERE id = $1`, job);

  await migrate();

  const untouched = await test.http.get(`/api/projects/${other.project.id}`).set(other.owner.headers);
  const { body } = await read(job.contractor);
  expect(untouched.body.work).toBe('submitted');
  expect(body).toMatchObject({ work: 'changes_requested', reviewDueAt: null, needsMe: true });
  expect(body.conditions).toContainEqual(expect.objectContaining({ id: conditionId(1), state: 'returned' }));
  const [sentBack] = (await historyOf(test, job.owner, job.project.id)).filter(
    (row) => row.event === 'request_changes',
  );
  expect(sentBack).toMatchObject({ from: 'in_progress.submitted', actorName: 'Sofia Reyes' });
});
