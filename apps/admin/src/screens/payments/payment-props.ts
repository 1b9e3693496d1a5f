import type { ManagedPaymentDetail } from '@cw/api-client';

/** What each part of a payment's record is drawn from. */
export interface PaymentProps {
  readonly payment: ManagedPaymentDetail;
}
