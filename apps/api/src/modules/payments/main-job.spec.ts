import { Sql } from '../../common/persistence/sql.js';
import { post, type Person } from '../../testing/market.js';
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

describe('the main job, paid for', () => {
  it('PAY-01 work starts once the money is held, and approving it pays the contractor', async () => {
    await test.onboard(job.contractor.user);
    expect((await job.fire(job.contractor, 'start')).body).toMatchObject({ status: 409, code: 'project.not_funded' });
    await job.pay(100_000, 'pm_card_visa_chargeDeclined');
    await job.pay(100_000);
    expect((await job.fire(job.contractor, 'start')).body).toMatchObject({ status: 409, code: 'project.not_funded' });
    await job.pay(200_000);
    const kinds = async (reader: Person) =>
      (await job.payment(reader)).timeline.map((entry: { readonly kind: string }) => entry.kind);
    expect(await kinds(job.owner)).toEqual(['declined', 'paid', 'paid', 'held']);
    expect(await kinds(job.contractor)).toEqual(['paid', 'paid', 'held']);

    await job.fire(job.contractor, 'start').expect(200);
    await job.prove();
    await job.fire(job.contractor, 'submit').expect(200);
    const approved = await job.fire(job.owner, 'approve', { acceptRemaining: true });
    expect(approved.body).toMatchObject({ status: 'completed', payment: { state: 'releasing', heldCents: 0 } });
    await test.workers.drain();

    expect(await job.payment(job.contractor)).toMatchObject({
      state: 'released',
      payoutCents: 270_000,
      feeCents: 30_000,
    });
    const dashboard = await test.http.get('/api/dashboard').set(job.contractor.headers);
    expect(dashboard.body.money).toMatchObject({ earningsCents: 270_000, heldCents: 0 });
    expect(await test.faults()).toEqual([]);
    const sums = await test.app.get(Sql).execute('SELECT sum(amount_cents) AS sum FROM ledger_posting');
    expect(sums.rows).toEqual([{ sum: '0' }]);
  });

  it('PAY-05 cancelled before work starts, everything comes back', async () => {
    await job.pay(300_000);

    await job.fire(job.owner, 'cancel').expect(200);
    await test.workers.drain();

    expect(await job.payment()).toMatchObject({ state: 'refunded', refundedCents: 300_000, heldCents: 0 });
    expect((await test.openIntent(job.owner.user, { projectId: job.project.id, amountCents: 300_000 })).status).toBe(
      409,
    );
    expect(await test.faults()).toEqual([]);
  });

  it('two approvals at once: one wins, the other is a conflict, one transfer is made', async () => {
    await test.onboard(job.contractor.user);
    await job.pay(300_000);
    await job.fire(job.contractor, 'start').expect(200);
    await job.prove();
    await job.fire(job.contractor, 'submit').expect(200);

    const answers = await Promise.all([1, 2].map(() => job.fire(job.owner, 'approve', { acceptRemaining: true })));
    await test.workers.drain();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await test.summary(job.project.id);
    expect((await test.sandbox.list('transfers')).filter((one) => one['transfer_group'] === id)).toHaveLength(1);
    expect(await test.faults()).toEqual([]);
  });

  it('nothing is due before a bid is accepted', async () => {
    const posted = await post(test, job.owner);

    const refused = await test.openIntent(job.owner.user, { projectId: posted.id, amountCents: 300_000 });

    expect(refused.body).toMatchObject({ status: 409, code: 'payment.not_due' });
  });
});
