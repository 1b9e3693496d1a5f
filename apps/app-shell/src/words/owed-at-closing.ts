import type { ProjectDetail } from '@cw/api-client';

/** Whether the work is still to be paid by its invoice. */
export const isOwedAtClosing = ({ payment }: Pick<ProjectDetail, 'payment'>): boolean =>
  payment?.paymentTiming === 'at_closing' && (payment.state === 'requires_payment' || payment.state === 'processing');
