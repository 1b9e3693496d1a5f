import { PAYMENT_STATES } from './payment.js';
import { paymentStanding } from './payment-standing.js';

const PAID = { status: 'succeeded', amountCents: 50_000, refundedCents: 0 } as const;

describe('what became of a payment', () => {
  it.each(['requires_payment', 'processing', 'funded', 'in_progress', 'submitted'] as const)(
    'PAY-01 is held while the money is %s',
    (state) => {
      expect(paymentStanding({ ...PAID, state })).toBe('held');
    },
  );

  it('follows the try until it is through', () => {
    const at = { state: 'requires_payment', amountCents: 50_000, refundedCents: 0 } as const;
    expect(
      (['requires_payment', 'processing', 'failed', 'canceled'] as const).map((status) =>
        paymentStanding({ ...at, status }),
      ),
    ).toEqual(['unfinished', 'on_its_way', 'declined', 'canceled']);
  });

  it.each(PAYMENT_STATES)('PAY-05 is refunded once all of it went back, also where the rest is %s', (state) => {
    expect(paymentStanding({ ...PAID, refundedCents: 50_000, state })).toBe('refunded');
  });

  it('is released with a part refunded when a change made it cheaper', () => {
    expect(paymentStanding({ ...PAID, refundedCents: 10_000, state: 'released' })).toBe('released');
  });
});
