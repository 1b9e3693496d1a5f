import { joinProject } from '../../testing/join-project.js';
import { aPerson, type Person } from '../../testing/market.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';
import { UpfrontJob } from './testing/upfront-job.js';

let test: PaymentsTest;
let job: UpfrontJob;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  job = await UpfrontJob.accepted(test);
});

async function invited(right: 'decide' | 'view'): Promise<Person> {
  const person = await aPerson(test, 'seller');
  await joinProject(test, job.owner, { person, projectId: job.project.id, right });
  return person;
}
const open = ({ user }: Person) => test.openIntent(user, { projectId: job.project.id, amountCents: 300_000 });

describe('somebody invited to the deal', () => {
  it('PAY-01 PROJ-10 pays when they may decide, and the owner’s work may start', async () => {
    const seller = await invited('decide');

    const paid = await test.pay(seller.user, job.project.id, 300_000);

    expect(paid.body).toMatchObject({ status: 'succeeded', amountCents: 300_000 });
    expect(await job.payment()).toMatchObject({ state: 'funded', heldCents: 300_000, dueCents: 0 });
    expect((await job.fire(job.contractor, 'start')).status).toBe(200);
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-01 ROLE-06 opens no payment when they only look on, nor does a stranger or the contractor', async () => {
    const viewer = await invited('view');
    const stranger = await aPerson(test, 'buyer');

    const answers = await Promise.all([viewer, stranger, job.contractor].map(open));

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403]);
    expect(await job.payment()).toMatchObject({ heldCents: 0, dueCents: 300_000 });
  });

  it('PAY-01 is held once when two who may pay press at the same moment', async () => {
    const seller = await invited('decide');

    const [one, other] = await Promise.all([
      test.pay(seller.user, job.project.id, 300_000),
      test.pay(job.owner.user, job.project.id, 300_000),
    ]);

    expect(await job.payment()).toMatchObject({ heldCents: 300_000, dueCents: 0 });
    expect([one.status, other.status].filter((status) => status >= 500)).toEqual([]);
    expect(await test.faults()).toEqual([]);
  });
});
