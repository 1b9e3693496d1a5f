import type { TestApp } from './create-test-app.js';
import { aJob, conditionInput, type Job, type Person } from './market.js';
import { aPhoto, upload } from './uploads.js';

/** What a step of the work is called over HTTP; it must succeed. */
async function step(test: TestApp, person: Person, path: string, body: object = {}): Promise<void> {
  const answer = await test.http.post(`/api/${path}`).set(person.headers).send(body);
  if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.text}`);
}

type Work = Pick<Job, 'contractor' | 'project'>;

/** Stores the photos of every condition, and says of none that its evidence is complete. */
export async function photographAll(test: TestApp, { contractor, project }: Work): Promise<void> {
  for (const { id } of project.conditions) {
    for (const kind of ['before', 'after']) {
      const content = await aPhoto();
      const answer = await upload(test, contractor, { projectId: project.id, content, kind, conditionId: id });
      if (answer.status !== 201) throw new Error(`The file was refused: ${answer.text}`);
    }
  }
}

/** Photographs and proves every condition. */
export async function proveAll(test: TestApp, work: Work): Promise<void> {
  await photographAll(test, work);
  for (const { id } of work.project.conditions) await step(test, work.contractor, `conditions/${id}/evidence`);
}

/** The same, and hands the work in. */
export async function handIn(test: TestApp, work: Work): Promise<void> {
  await proveAll(test, work);
  await step(test, work.contractor, `projects/${work.project.id}/submit`);
}

/** A job of one condition that is done, handed in and approved. */
export async function aFinishedJob(test: TestApp, overrides: Parameters<typeof aJob>[1] = {}): Promise<Job> {
  const job = await aJob(test, { ...overrides, project: { conditions: [conditionInput()], ...overrides.project } });
  await step(test, job.contractor, `projects/${job.project.id}/start`);
  await handIn(test, job);
  await step(test, job.owner, `projects/${job.project.id}/approve`, { acceptRemaining: true });
  return job;
}
