import type { ProjectDetail } from '@cw/api-client';
import { lacksAgent } from '@cw/domain';

type Paid = Pick<ProjectDetail, 'payment'>;

/** Whether the work is paid by an invoice at closing: no money is held for it before, so none can be frozen. */
export const isPaidAtClosing = ({ payment }: Paid): boolean => payment?.paymentTiming === 'at_closing';

/** Whether the work is still to be paid by its invoice. */
export const isOwedAtClosing = ({ payment }: Paid): boolean =>
  isPaidAtClosing({ payment }) && (payment?.state === 'requires_payment' || payment?.state === 'processing');

/** Who is asked for the money of an invoice: the agent of the closing, of a later one than planned, the client, or nobody yet. */
export type InvoicePayer = 'agent' | 'later' | 'client' | 'nobody';

/** The one place that says who pays the invoice, to whoever may read of it: a closing that fell through pays nothing. */
export function invoicePayer({ payment }: Paid): InvoicePayer {
  const closing = payment?.closing ?? null;
  if (closing === null) return 'agent';
  if (closing.payer === 'client') return 'client';
  if (lacksAgent(closing.payer)) return 'nobody';
  return closing.fellThroughAt === null ? 'agent' : 'later';
}

/** Whether the invoice is paid out of the closing whose day is known. */
export const isOfClosing = (project: Paid): boolean => invoicePayer(project) === 'agent';
