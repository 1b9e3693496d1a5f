import type Stripe from 'stripe';
import { failureOf, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';
import { idOf, payWith } from '../../testing/payments.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

async function openOn(amount: number): Promise<Stripe.Dispute> {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', amount);
  return sandbox.control<Stripe.Dispute>('POST', '/disputes', {
    charge: idOf(paid.latest_charge),
    reason: 'product_not_received',
  });
}

const typesFor = async (id: string) => {
  const events = await sandbox.stripe.events.list({ type: 'charge.dispute.*', limit: 100 });
  return events.data
    .filter((event) => 'id' in event.data.object && event.data.object.id === id)
    .map(({ type }) => type);
};

it('takes evidence, then gives the amount back when it is won; the fee stays', async () => {
  const dispute = await openOn(10_000);
  const before = await sandbox.stripe.balance.retrieve();
  const updated = await sandbox.stripe.disputes.update(dispute.id, {
    evidence: { uncategorized_text: 'Photos and signed bid' },
  });
  expect(updated).toMatchObject({
    status: 'under_review',
    evidence_details: { has_evidence: true, submission_count: 1 },
  });
  const won = await sandbox.control<Stripe.Dispute>('POST', `/disputes/${dispute.id}/close`, { outcome: 'won' });
  expect(won).toMatchObject({ status: 'won' });
  const after = await sandbox.stripe.balance.retrieve();
  const total = ({ available, pending }: Stripe.Balance) => (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);
  expect(total(after) - total(before)).toBe(10_000);
  expect(await typesFor(dispute.id)).toEqual([
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
  ]);
});

it('can be given up, and is then closed for good', async () => {
  const dispute = await openOn(5000);
  await expect(sandbox.stripe.disputes.close(dispute.id)).resolves.toMatchObject({ status: 'lost' });
  expect(await failureOf(sandbox.stripe.disputes.close(dispute.id))).toMatchObject({ statusCode: 400 });
  expect(
    await failureOf(sandbox.stripe.disputes.update(dispute.id, { evidence: { customer_name: 'M' } })),
  ).toMatchObject({ statusCode: 400 });
});

const total = ({ available, pending }: Stripe.Balance) => (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);

const disputeOf = async (card: string, amount = 10_000) => {
  const paid = await payWith(sandbox.stripe, card, amount);
  const [dispute] = (await sandbox.stripe.disputes.list({ payment_intent: paid.id })).data;
  if (!dispute) throw new Error('no dispute was opened');
  return { paid, dispute };
};

const answer = (id: string, text: string) =>
  sandbox.stripe.disputes.update(id, { evidence: { uncategorized_text: text } });

it('can be prepared before it is submitted, which is possible once', async () => {
  const dispute = await openOn(7000);
  const draft = { evidence: { customer_name: 'Maria', product_description: 'Roof' }, submit: false };
  await expect(sandbox.stripe.disputes.update(dispute.id, draft)).resolves.toMatchObject({
    status: 'needs_response',
    evidence: { customer_name: 'Maria' },
    evidence_details: { has_evidence: true, submission_count: 0, submission_method: 'not_submitted' },
  });
  await expect(answer(dispute.id, 'Signed bid')).resolves.toMatchObject({
    status: 'under_review',
    evidence: { customer_name: 'Maria', uncategorized_text: 'Signed bid' },
    evidence_details: { submission_count: 1, submission_method: 'manual' },
  });
  expect(await failureOf(answer(dispute.id, 'More'))).toMatchObject({ statusCode: 400 });
});

it.each([
  ['winning_evidence', 'won', 10_000],
  ['losing_evidence', 'lost', 0],
])('is decided by %s as in Stripe’s test mode: %s', async (text, status, back) => {
  const { dispute } = await disputeOf('pm_card_createDisputeProductNotReceived');
  expect(dispute).toMatchObject({ reason: 'product_not_received', status: 'needs_response' });
  const before = total(await sandbox.stripe.balance.retrieve());
  await expect(answer(dispute.id, text)).resolves.toMatchObject({ status });
  expect(total(await sandbox.stripe.balance.retrieve()) - before).toBe(back);
});

it('that was won leaves a charge that can be refunded; one that is open or lost does not', async () => {
  const won = await disputeOf('pm_card_createDispute');
  const refund = () => sandbox.stripe.refunds.create({ payment_intent: won.paid.id });
  expect(await failureOf(refund())).toMatchObject({ code: 'charge_disputed' });
  await answer(won.dispute.id, 'winning_evidence');
  await expect(refund()).resolves.toMatchObject({ amount: 10_000, status: 'succeeded' });
  const lost = await disputeOf('pm_card_createDispute');
  await answer(lost.dispute.id, 'losing_evidence');
  expect(await failureOf(sandbox.stripe.refunds.create({ payment_intent: lost.paid.id }))).toMatchObject({
    code: 'charge_disputed',
  });
});

it('is lost when nobody answers in time', async () => {
  const dispute = await openOn(4000);
  const answered = await openOn(4100);
  await answer(answered.id, 'Signed bid');
  const due = dispute.evidence_details.due_by ?? 0;
  await sandbox.control('POST', '/clock', { advance_seconds: due - dispute.created });
  await expect(sandbox.stripe.disputes.retrieve(dispute.id)).resolves.toMatchObject({
    status: 'lost',
    evidence_details: { past_due: true },
  });
  await expect(sandbox.stripe.disputes.retrieve(answered.id)).resolves.toMatchObject({ status: 'under_review' });
});

describe('an inquiry', () => {
  it('moves no money and can be answered by a refund, which closes it', async () => {
    const before = total(await sandbox.stripe.balance.retrieve());
    const { paid, dispute } = await disputeOf('pm_card_createDisputeInquiry');
    expect(dispute).toMatchObject({
      status: 'warning_needs_response',
      is_charge_refundable: true,
      balance_transactions: [],
      payment_method_details: { card: { case_type: 'inquiry' } },
    });
    // 10,000 less 2.9 % and 30 cents.
    expect(total(await sandbox.stripe.balance.retrieve()) - before).toBe(9680);
    await sandbox.stripe.refunds.create({ payment_intent: paid.id });
    await expect(sandbox.stripe.disputes.retrieve(dispute.id)).resolves.toMatchObject({ status: 'warning_closed' });
  });

  it('can become a chargeback, which takes amount and fee', async () => {
    const { dispute } = await disputeOf('pm_card_createDisputeInquiry');
    await expect(answer(dispute.id, 'Signed bid')).resolves.toMatchObject({ status: 'warning_under_review' });
    expect(await sandbox.control('POST', `/disputes/${dispute.id}/escalate`)).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [{ amount: -10_000, fee: 1500, net: -11_500 }],
    });
    expect(await typesFor(dispute.id)).toEqual([
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.created',
    ]);
  });

  it('is closed by the bank, not won or lost', async () => {
    const { dispute } = await disputeOf('pm_card_createDisputeInquiry');
    const close = (outcome: string) => sandbox.control('POST', `/disputes/${dispute.id}/close`, { outcome });
    expect(await close('won')).toMatchObject({ error: { param: 'dispute' } });
    expect(await close('warning_closed')).toMatchObject({ status: 'warning_closed' });
  });
});
