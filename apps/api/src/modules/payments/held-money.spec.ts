import { addMonths, DAY_MS } from '@cw/domain';
import { anAcceptedBid, type AcceptedBid } from './testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';

let test: PaymentsTest;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());

const funded = async (terms: Parameters<typeof anAcceptedBid>[1] = {}): Promise<AcceptedBid> => {
  const bid = await anAcceptedBid(test, terms);
  await test.pay(bid.owner, bid.projectId, terms.totalCents ?? 527_000);
  return bid;
};
const worked = async (bid: AcceptedBid): Promise<void> => {
  await bid.project.start();
  await bid.project.submit();
};
const transfersOf = async ({ projectId }: AcceptedBid): Promise<Record<string, unknown>[]> => {
  const { id } = await test.summary(projectId);
  return (await test.sandbox.list('transfers')).filter((transfer) => transfer['transfer_group'] === id);
};
const refundsOf = async (bid: AcceptedBid): Promise<Record<string, unknown>[]> => {
  const { id } = await test.summary(bid.projectId);
  const refunds = await test.sandbox.list('refunds');
  return refunds.filter((refund) => JSON.stringify(refund['metadata']).includes(id));
};
const kindsOf = async (bid: AcceptedBid): Promise<string[]> =>
  (await test.summary(bid.projectId)).timeline.map((entry) => entry.kind);

describe('held money', () => {
  it('PAY-01 is held from the payment until the client approves, then released less ten per cent', async () => {
    const bid = await anAcceptedBid(test);
    await test.onboard(bid.contractor);
    expect(await test.money.fundedInFull(bid.projectId)).toBe(false);

    const paid = await test.pay(bid.owner, bid.projectId, 527_000);

    expect(paid.body).toMatchObject({
      status: 'succeeded',
      cardBrand: 'visa',
      cardLast4: '4242',
      amountCents: 527_000,
    });
    expect(paid.body.project).toMatchObject({ state: 'funded', heldCents: 527_000, dueCents: 0, paidCents: 527_000 });
    expect(await test.money.fundedInFull(bid.projectId)).toBe(true);

    await worked(bid);
    await bid.project.requestChanges();
    await bid.project.submit();
    expect(await transfersOf(bid)).toEqual([]);
    await bid.project.approve();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'releasing', heldCents: 0, releasedCents: 0 });
    await test.workers.drain();

    expect(await transfersOf(bid)).toMatchObject([{ amount: 474_300 }]);
    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'released',
      heldCents: 0,
      releasedCents: 527_000,
      feeCents: 52_700,
      payoutCents: 474_300,
      attention: false,
    });
    expect(await kindsOf(bid)).toEqual(['paid', 'held', 'approved', 'released']);
    expect(await test.money.totals({ contractorId: bid.contractor.id })).toMatchObject({
      earningsCents: 474_300,
      expectedCents: 0,
    });
    expect(await test.faults()).toEqual([]);
  });

  it('CON-06 PROJ-10 is counted by month for who earned it and by days for who paid', async () => {
    const bid = await funded();
    await test.onboard(bid.contractor);
    const client = { ownerId: bid.owner.id, projectIds: [] };
    const now = test.clock.now();
    const month = now.toISOString().slice(0, 7);
    const period = { from: addMonths(month, -1), to: month, timeZone: 'America/New_York' };
    const before = await test.money.totals({ contractorId: bid.contractor.id });
    await worked(bid);
    await bid.project.approve();
    await test.workers.drain();

    expect(before).toMatchObject({ heldCents: 527_000, expectedCents: 474_300, earningsCents: 0 });
    expect(await test.money.earnings(bid.contractor.id, period)).toEqual([
      { month: addMonths(month, -1), totalCents: 0, feeCents: 0, payoutCents: 0 },
      { month, totalCents: 527_000, feeCents: 52_700, payoutCents: 474_300 },
    ]);
    expect(await test.money.releasedSince(client, new Date(now.getTime() - DAY_MS))).toBe(527_000);
    expect(await test.money.releasedSince(client, new Date(now.getTime() + DAY_MS))).toBe(0);
    const stranger = { ownerId: bid.contractor.id, projectIds: [] };
    expect(await test.money.releasedSince(stranger, new Date(0))).toBe(0);
    const invited = { ownerId: bid.contractor.id, projectIds: [bid.projectId] };
    expect(await test.money.releasedSince(invited, new Date(0))).toBe(527_000);
  });

  it('PAY-05 goes back whole when the project is cancelled before work starts', async () => {
    const bid = await funded();

    await bid.project.cancel();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding', heldCents: 0 });
    await test.workers.drain();

    expect(await refundsOf(bid)).toMatchObject([{ amount: 527_000, status: 'succeeded' }]);
    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'refunded',
      heldCents: 0,
      refundedCents: 527_000,
    });
    expect(await kindsOf(bid)).toEqual(['paid', 'held', 'refunded']);
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-05 cannot be taken back once work has started', async () => {
    const bid = await funded();
    await bid.project.start();

    await expect(bid.project.cancel()).rejects.toMatchObject({ code: 'state.conflict' });
    await test.workers.drain();

    expect(await refundsOf(bid)).toEqual([]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'in_progress', heldCents: 527_000 });
  });

  it('PAY-06 paid in parts is funded only by the last one, and released by one transfer for each charge', async () => {
    const bid = await anAcceptedBid(test, { totalCents: 100_055 });
    await test.onboard(bid.contractor);

    await test.pay(bid.owner, bid.projectId, 60_000);
    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'requires_payment',
      heldCents: 60_000,
      dueCents: 40_055,
    });
    await test.pay(bid.owner, bid.projectId, 40_055, 'pm_card_mastercard');
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'funded', heldCents: 100_055, dueCents: 0 });
    await worked(bid);
    await bid.project.approve();
    await test.workers.drain();

    // The fee of 10,006 (half a cent rounds up) stays in the younger charge.
    const amounts = (await transfersOf(bid)).map((transfer) => Number(transfer['amount']));
    expect(amounts.sort((a, b) => b - a)).toEqual([60_000, 30_049]);
    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'released',
      payoutCents: 90_049,
      feeCents: 10_006,
    });
    expect(await kindsOf(bid)).toEqual(['paid', 'paid', 'held', 'approved', 'released']);
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-05 paid in part goes back too, charge by charge', async () => {
    const bid = await anAcceptedBid(test);
    await test.pay(bid.owner, bid.projectId, 100_000);
    await test.pay(bid.owner, bid.projectId, 200_000);

    await bid.project.cancel();
    await test.workers.drain();

    expect((await refundsOf(bid)).map((refund) => Number(refund['amount'])).sort()).toEqual([100_000, 200_000]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', refundedCents: 300_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('ends at once when nothing was ever paid', async () => {
    const bid = await anAcceptedBid(test);

    await bid.project.cancel();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', paidCents: 0, refundedCents: 0 });
    expect(await kindsOf(bid)).toEqual([]);
  });

  it('PAY-06 sends back a payment that comes in the moment of the cancellation', async () => {
    const bid = await anAcceptedBid(test);
    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
    await bid.project.cancel();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunding' });

    await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
    await test.workers.drain();

    expect(await refundsOf(bid)).toMatchObject([{ amount: 527_000 }]);
    expect(await test.summary(bid.projectId)).toMatchObject({
      state: 'refunded',
      heldCents: 0,
      refundedCents: 527_000,
    });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 closes the open try of a cancelled project, so that nobody can pay it any more', async () => {
    const bid = await anAcceptedBid(test);
    const opened = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });

    await bid.project.cancel();
    await test.workers.drain();

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded' });
    const late = await test.sandbox.confirm(opened.body.clientSecret, 'pm_card_visa');
    expect(late).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    expect(await test.faults()).toEqual([]);
  });

  it('two approvals at once release once', async () => {
    const bid = await funded();
    await test.onboard(bid.contractor);
    await worked(bid);

    const outcomes = await Promise.allSettled([bid.project.approve(), bid.project.approve()]);
    await Promise.all([test.workers.drain(), test.workers.drain()]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await transfersOf(bid)).toHaveLength(1);
    expect(await test.faults()).toEqual([]);
  });

  it('a cancellation and a start at once: one wins, and no cent is both refunded and released', async () => {
    const bid = await funded();

    const outcomes = await Promise.allSettled([bid.project.cancel(), bid.project.start()]);
    await test.workers.drain();

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await test.faults()).toEqual([]);
  });

  it('agreed for closing, it follows the work without money and is due once the work is approved', async () => {
    const bid = await anAcceptedBid(test, { paymentTiming: 'at_closing' });
    await test.onboard(bid.contractor);
    await worked(bid);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment', dueCents: 0 });
    const early = await test.openIntent(bid.owner, { projectId: bid.projectId, amountCents: 527_000 });
    expect(early.body).toMatchObject({ status: 409, code: 'payment.not_due' });

    await bid.project.approve();
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'requires_payment', dueCents: 527_000 });
    await test.pay(bid.owner, bid.projectId, 527_000);
    await test.workers.drain();

    expect(await transfersOf(bid)).toMatchObject([{ amount: 474_300 }]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released', heldCents: 0 });
    expect(await test.faults()).toEqual([]);
  });

  it('a dispute between the parties freezes it', async () => {
    const bid = await funded();
    await test.onboard(bid.contractor);
    await worked(bid);

    await bid.project.dispute();
    await expect(bid.project.approve()).rejects.toMatchObject({ code: 'state.conflict' });
    await test.workers.drain();

    expect(await transfersOf(bid)).toEqual([]);
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'disputed', heldCents: 527_000 });
  });
});
