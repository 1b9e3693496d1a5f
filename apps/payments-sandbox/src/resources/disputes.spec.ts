import type Stripe from 'stripe';
import { failureOf, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { idOf, payWith } from '../testing/payments.js';

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
