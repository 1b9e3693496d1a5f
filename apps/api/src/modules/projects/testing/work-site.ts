import { handIn } from '../../../testing/finished-job.js';
import type { Job, Person } from '../../../testing/market.js';
import type { TestApp } from '../../../testing/index.js';
import { aPhoto, upload as sendFile } from '../../../testing/uploads.js';

interface Site {
  readonly test: TestApp;
  readonly job: Job;
}

/** What the people of a job under way ask of the API. Answers are whatever they are, except where a step must do. */
export function workSite(site: () => Site) {
  const conditionId = (number: number): string => site().job.project.conditions[number - 1]?.id ?? '';
  /** An event of the project. */
  const fire = (person: Person, event: string, body: object = {}, id = site().job.project.id) =>
    site().test.http.post(`/api/projects/${id}/${event}`).set(person.headers).send(body);
  const onCondition = (person: Person, number: number, event: string, body: object = {}) =>
    site()
      .test.http.post(`/api/conditions/${conditionId(number)}/${event}`)
      .set(person.headers)
      .send(body);
  const read = (person: Person) => {
    const { test, job } = site();
    return test.http.get(`/api/projects/${job.project.id}`).set(person.headers);
  };
  /** A photograph of the contractor's. */
  const upload = async (number: number, kind: string) => {
    const { test, job } = site();
    const content = await aPhoto();
    return sendFile(test, job.contractor, {
      projectId: job.project.id,
      content,
      kind,
      conditionId: conditionId(number),
    });
  };
  const prove = async (number: number): Promise<void> => {
    for (const kind of ['before', 'after']) expect((await upload(number, kind)).status).toBe(201);
    expect((await onCondition(site().job.contractor, number, 'evidence')).status).toBe(200);
  };
  /** Started, proven in all its conditions and handed in. */
  const submitted = async (): Promise<void> => {
    const { test, job } = site();
    await fire(job.contractor, 'start');
    await handIn(test, job);
  };
  return { conditionId, fire, onCondition, read, upload, prove, submitted };
}
