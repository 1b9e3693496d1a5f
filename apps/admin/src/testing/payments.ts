import type { ManagedCommandView, ManagedPaymentDetail } from '@cw/api-client';

export const AT = '2026-11-20T09:00:00.000Z';

/** A refund that came back. */
export const aRefund = (overrides: Partial<ManagedCommandView> = {}): ManagedCommandView => ({
  id: 'c-1',
  paymentId: 'p-1',
  kind: 'refund',
  amountCents: 527_000,
  state: 'attention',
  attempts: 1,
  lastError: 'refund_failed',
  providerId: 're_1',
  createdAt: AT,
  finishedAt: null,
  byHand: null,
  actions: ['retry', 'by_hand'],
  ...overrides,
});

/** The payment it belongs to. */
export const aPayment = (overrides: Partial<ManagedPaymentDetail> = {}): ManagedPaymentDetail => ({
  id: 'm-1',
  projectId: 'j-1',
  projectTitle: 'Exterior paint',
  house: '12 Hidden Lane',
  ownerId: 'u-1',
  ownerName: 'Sofia Reyes',
  contractorId: 'u-2',
  contractorName: 'Brennan & Sons',
  state: 'refunding',
  frozen: false,
  attention: 'refund_failed',
  totalCents: 527_000,
  heldCents: 0,
  paidCents: 527_000,
  refundedCents: 0,
  paidOutCents: 0,
  createdAt: AT,
  feeCents: 52_700,
  refundDueCents: 527_000,
  payableCents: 0,
  nettedCents: 0,
  contractorDebtCents: 0,
  reversibleCents: 0,
  payments: [],
  commands: [aRefund()],
  chargeBacks: [],
  entries: [
    {
      id: 'e-1',
      kind: 'charge',
      ref: 'ch_1',
      at: AT,
      actorName: null,
      lines: [
        { account: 'asset:clearing', kind: 'clearing', amountCents: 527_000 },
        { account: 'liability:held:m-1', kind: 'held', amountCents: -527_000 },
      ],
    },
  ],
  history: [{ at: AT, event: 'pay', from: 'requires_payment', to: 'funded', actorName: null, reason: null }],
  actions: [],
  ...overrides,
});
