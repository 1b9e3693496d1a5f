import type { ProjectDetail } from '@cw/api-client';

type Paid = Pick<ProjectDetail, 'payment'>;

/** Whether the work is paid by an invoice at closing: no money is held for it before, so none can be frozen. */
export const isPaidAtClosing = ({ payment }: Paid): boolean => payment?.paymentTiming === 'at_closing';

/** Whether the work is still to be paid by its invoice. */
export const isOwedAtClosing = ({ payment }: Paid): boolean =>
  isPaidAtClosing({ payment }) && (payment?.state === 'requires_payment' || payment?.state === 'processing');
