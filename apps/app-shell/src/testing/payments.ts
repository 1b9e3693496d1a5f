import type { PaymentSummary, PaymentView } from '@cw/api-client';

/** The money of a project, $1,000.00, of which nothing is paid yet. */
export function aPaymentSummary(overrides: Partial<PaymentSummary> = {}): PaymentSummary {
  return {
    id: '01890000-0000-7000-8000-0000000000d1',
    projectId: '01890000-0000-7000-8000-0000000000aa',
    state: 'requires_payment',
    totalCents: 100_000,
    heldCents: 0,
    dueCents: 100_000,
    onItsWayCents: 0,
    paidCents: 0,
    refundedCents: 0,
    releasedCents: 0,
    reversedCents: 0,
    chargedBackCents: 0,
    feeCents: 10_000,
    payoutCents: 90_000,
    paymentTiming: 'upfront',
    closing: null,
    attention: false,
    timeline: [],
    ...overrides,
  };
}

/** All of it was paid from a bank account, and the bank has not passed it on yet. */
export const aPaymentOnItsWay = (overrides: Partial<PaymentSummary> = {}): PaymentSummary =>
  aPaymentSummary({
    state: 'processing',
    dueCents: 0,
    onItsWayCents: 100_000,
    timeline: [{ kind: 'on_its_way', amountCents: 100_000, at: '2099-03-02T18:00:00.000Z' }],
    ...overrides,
  });

/** A payment of all of it by card, which went through. */
export function aPayment(project: PaymentSummary, overrides: Partial<PaymentView> = {}): PaymentView {
  return {
    id: '01890000-0000-7000-8000-0000000000e1',
    projectId: project.projectId,
    projectTitle: 'Handrail and trim paint',
    house: '41 Elm Street',
    amountCents: project.totalCents,
    refundedCents: 0,
    status: 'succeeded',
    standing: 'held',
    method: 'card',
    bankName: null,
    cardBrand: 'visa',
    cardLast4: '4242',
    declineCode: null,
    createdAt: '2026-01-05T12:00:00.000Z',
    paidAt: '2026-01-05T12:01:00.000Z',
    isConfirmed: true,
    project,
    ...overrides,
  };
}
