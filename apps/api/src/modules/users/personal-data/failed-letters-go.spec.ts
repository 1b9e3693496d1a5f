import { newId } from '../../../common/ids.js';
import { AGENT } from '../../../testing/closing-job.js';
import { aJob, aPerson, post } from '../../../testing/market.js';
import { createRefusedMailTest, type RefusedMailTest } from '../../../testing/refused-mail.js';
import { columnsHolding } from '../../../testing/traces.js';
import { mustWork } from './testing/marked-people.js';

/** A letter that failed is kept for staff with whom it was for; only its queue holds that. */
const QUEUE = 'jobs.job.output';

let test: RefusedMailTest;
beforeAll(async () => {
  test = await createRefusedMailTest();
});
afterAll(() => test.close());

const SOMEBODY = 'ann@rotkehl.example.com';
const failed = async (): Promise<string[]> =>
  (await columnsHolding(test, [SOMEBODY])).filter((column) => column === QUEUE);

it('AUTH-08 PROJ-10 an invitation that could not be sent is forgotten with the invitation', async () => {
  const owner = await aPerson(test, 'agent');
  const project = await post(test, owner);
  const { body } = await test.http
    .post(`/api/projects/${project.id}/parties`)
    .set(owner.headers)
    .send({ email: SOMEBODY, role: 'seller', right: 'view' });
  await test.tryUntilFailed();
  expect(await failed()).toEqual([QUEUE]);

  await mustWork(test.http.delete(`/api/parties/${body.id}`).set(owner.headers));

  expect(await failed()).toEqual([]);
});

it('AUTH-08 an invoice that could not be sent to a settlement agent is forgotten once another one is named', async () => {
  const { owner, project } = await aJob(test, { accept: { settlementAgent: { ...AGENT, email: SOMEBODY } } });
  const invoice = `/api/projects/${project.id}/invoice`;
  await mustWork(test.http.post(`${invoice}/issue`).set(owner.headers).send({}));
  await test.tryUntilFailed();
  expect(await failed()).toEqual([QUEUE]);

  const again = { ...AGENT, email: `${newId()}@example.com` };
  await mustWork(test.http.put(`${invoice}/agent`).set(owner.headers).send(again));

  expect(await failed()).toEqual([]);
});
