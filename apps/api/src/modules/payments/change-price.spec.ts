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

/** Proposed by the contractor and agreed by the owner. */
async function agree(...lines: { conditionId?: string; amountDeltaCents: number; drops?: boolean }[]) {
  const proposed = await test.http
    .post(`/api/projects/${job.project.id}/change-orders`)
    .set(job.contractor.headers)
    .send({ reason: 'The eave is rotten under the paint.', lines });
  return test.http.post(`/api/change-orders/${proposed.body.id}/accept`).set(job.owner.headers).send({});
}
const priced = (amountDeltaCents: number) => ({ conditionId: job.project.conditions[0]?.id ?? '', amountDeltaCents });

describe('a change that costs more', () => {
  it('PAY-01 falls due while the work goes on; it is not submitted before all of it is held, and the payout is 90 % of both', async () => {
    await test.onboard(job.contractor.user);
    await job.pay(300_000);
    await job.fire(job.contractor, 'start').expect(200);
    await agree(priced(50_000)).then(({ status }) => expect(status).toBe(200));
    expect(await job.payment()).toMatchObject({
      state: 'in_progress',
      totalCents: 350_000,
      heldCents: 300_000,
      dueCents: 50_000,
    });
    await job.prove();
    expect((await job.fire(job.contractor, 'submit')).body).toMatchObject({ status: 409, code: 'project.not_funded' });

    const paid = await job.pay(50_000);
    expect(paid.body.project).toMatchObject({ state: 'in_progress', heldCents: 350_000, dueCents: 0 });
    expect(await test.faults()).toEqual([]);
    await job.fire(job.contractor, 'submit').expect(200);
    await job.fire(job.owner, 'approve', { acceptRemaining: true }).expect(200);
    await test.workers.drain();

    expect(await job.payment()).toMatchObject({ state: 'released', feeCents: 35_000, payoutCents: 315_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('agreed while the client reviews, it is paid before the work is approved', async () => {
    await job.pay(300_000);
    await job.fire(job.contractor, 'start').expect(200);
    await job.prove();
    await job.fire(job.contractor, 'submit').expect(200);
    await agree(priced(10_000));

    const early = await job.fire(job.owner, 'approve', { acceptRemaining: true });
    await job.pay(10_000);

    expect(early.body).toMatchObject({ status: 409, code: 'project.not_funded' });
    await job.fire(job.owner, 'approve', { acceptRemaining: true }).expect(200);
    expect(await test.faults()).toEqual([]);
  });

  it('before the start it must be paid before the work begins', async () => {
    await job.pay(300_000);
    await agree(priced(10_000));

    expect((await job.fire(job.contractor, 'start')).body.code).toBe('project.not_funded');
    expect(await job.payment()).toMatchObject({ state: 'requires_payment', dueCents: 10_000 });
    await job.pay(10_000);

    await job.fire(job.contractor, 'start').expect(200);
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-05 cancelled before the start, both payments come back', async () => {
    await job.pay(300_000);
    await agree(priced(10_000));
    await job.pay(10_000);

    await job.fire(job.owner, 'cancel').expect(200);
    await test.workers.drain();

    expect(await job.payment()).toMatchObject({ state: 'refunded', refundedCents: 310_000, heldCents: 0 });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-02 is refused when a card could not pay the rest', async () => {
    await job.pay(300_000);

    const refused = await test.http
      .post(`/api/projects/${job.project.id}/change-orders`)
      .set(job.contractor.headers)
      .send({ reason: 'A nail more than planned.', lines: [priced(49)] });

    expect([refused.status, refused.body.code]).toEqual([422, 'change_order.rest_unpayable']);
  });
});

describe('a change that costs less', () => {
  it('sends the difference back to the card at once and releases the rest less ten per cent', async () => {
    await test.onboard(job.contractor.user);
    await job.pay(300_000);
    await job.fire(job.contractor, 'start').expect(200);
    await agree({ ...priced(-100_000), drops: true });
    await test.workers.drain();
    expect(await job.payment()).toMatchObject({
      state: 'in_progress',
      totalCents: 200_000,
      heldCents: 200_000,
      refundedCents: 100_000,
    });
    expect(await test.faults()).toEqual([]);

    await job.prove(job.project.conditions.slice(1));
    await job.fire(job.contractor, 'submit').expect(200);
    await job.fire(job.owner, 'approve', { acceptRemaining: true }).expect(200);
    await test.workers.drain();

    expect(await job.payment()).toMatchObject({ state: 'released', payoutCents: 180_000, feeCents: 20_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('twice, out of two payments, each refund once, and PAY-05 gives back what is left', async () => {
    await job.pay(200_000);
    await job.pay(100_000);
    await agree(priced(-60_000));
    await agree({ ...priced(-40_000), drops: true });
    await agree({ conditionId: job.project.conditions[1]?.id ?? '', amountDeltaCents: -50_000 });
    await test.workers.drain();
    expect(await job.payment()).toMatchObject({ state: 'funded', heldCents: 150_000, refundedCents: 150_000 });
    expect(await test.faults()).toEqual([]);

    await job.fire(job.owner, 'cancel').expect(200);
    await test.workers.drain();

    expect(await job.payment()).toMatchObject({ state: 'refunded', heldCents: 0, refundedCents: 300_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('down to what is held already, the work may start', async () => {
    await job.pay(250_000);
    await agree(priced(-50_000));

    expect(await job.payment()).toMatchObject({ state: 'funded', dueCents: 0, totalCents: 250_000 });
    await job.fire(job.contractor, 'start').expect(200);
    expect(await test.faults()).toEqual([]);
  });

  it('agreed while a card is charged for the old price, what was too much goes back', async () => {
    const opened = await test.openIntent(job.owner.user, { projectId: job.project.id, amountCents: 300_000 });
    await agree(priced(-50_000));
    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
    await test.http.get(`/api/payments/${opened.body.paymentId}`).set(job.owner.headers);
    await test.workers.drain();

    expect(await job.payment()).toMatchObject({
      state: 'funded',
      heldCents: 250_000,
      refundedCents: 50_000,
      dueCents: 0,
    });
    expect(await test.faults()).toEqual([]);
  });
});
