import { createPaymentsTest, UpfrontJob, type PaymentsTest } from '../../testing/disputed-job.js';
import { joinProject } from '../../testing/join-project.js';
import { aPerson, type Person } from '../../testing/market.js';

let test: PaymentsTest;
let job: UpfrontJob;
let decider: Person;
beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  job = await UpfrontJob.accepted(test);
  decider = await aPerson(test, 'seller');
  await joinProject(test, job.owner, { person: decider, projectId: job.project.id, right: 'decide' });
});

const toldOf = async ({ user, headers }: Person, type: string): Promise<{ isOver?: boolean } | undefined> =>
  (await test.http.get(`/api/users/${user.id}/notifications`).set(headers).expect(200)).body.items.find(
    (told: { type: string }) => told.type === type,
  );

describe('what a notice asks for', () => {
  it('NOTE-02 is over once it was paid, whoever did it, and stands until then', async () => {
    const declined = 'pm_card_visa_chargeDeclinedInsufficientFunds';
    await test.pay(job.owner.user, job.project.id, 300_000, declined);
    expect(await toldOf(job.owner, 'payment_failed')).not.toHaveProperty('isOver');

    await test.pay(decider.user, job.project.id, 300_000);

    expect(await toldOf(job.owner, 'payment_failed')).toMatchObject({ isOver: true });
    expect(await toldOf(decider, 'payment_failed')).toMatchObject({ isOver: true });
    // What tells that something happened asks for nothing.
    expect(await toldOf(job.owner, 'payment_held')).not.toHaveProperty('isOver');
  });

  it('NOTE-02 is over for everybody once a bid was chosen', async () => {
    expect(await toldOf(job.owner, 'bid_received')).toMatchObject({ isOver: true });
  });
});
