import type { AdminInvoice } from '@cw/api-client';
import type { ReactElement } from 'react';
import { RecordDialog } from './record-dialog.js';
import { SettleDialog, type Settlement } from './settle-dialog.js';

/** A step about a wire or check, and the invoice as it stood when the reader chose it. */
export interface ClosingAct {
  readonly asked: Settlement | 'record';
  readonly invoice: AdminInvoice;
}

export interface ClosingPaymentDialogProps {
  readonly act: ClosingAct;
  readonly onClose: () => void;
}

export function ClosingPaymentDialog({ act, onClose }: ClosingPaymentDialogProps): ReactElement | null {
  const { asked, invoice } = act;
  if (asked === 'record') return <RecordDialog invoice={invoice} onClose={onClose} />;
  const { payment } = invoice;
  return payment === null ? null : <SettleDialog {...{ invoice, payment, onClose }} settlement={asked} />;
}
