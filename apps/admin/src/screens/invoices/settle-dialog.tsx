import type { AdminInvoice, ClosingPaymentView } from '@cw/api-client';
import { cents, INVOICE_LIMITS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';

const { reasonMin, reasonMax } = INVOICE_LIMITS;

export type Settlement = 'confirm' | 'refuse' | 'cleared';

export interface SettleDialogProps {
  readonly invoice: AdminInvoice;
  readonly payment: ClosingPaymentView;
  readonly settlement: Settlement;
  readonly onClose: () => void;
}

/** Carries it out; rejects with the API's error. */
function useSettlement(id: string): (settlement: Settlement, reason: string) => Promise<unknown> {
  const { api } = useKit();
  const [confirm] = api.useConfirmClosingPaymentMutation();
  const [refuse] = api.useRefuseClosingPaymentMutation();
  const [clear] = api.useClearClosingPaymentMutation();
  return (settlement, reason) => {
    if (settlement === 'confirm') return confirm(id).unwrap();
    if (settlement === 'cleared') return clear(id).unwrap();
    return refuse({ id, refuseClosingPayment: { reason } }).unwrap();
  };
}

/** The second admin's word, or that the money stands at the provider. */
export function SettleDialog({ invoice, payment, settlement, onClose }: SettleDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const carryOut = useSettlement(invoice.id);
  const isRefusing = settlement === 'refuse';
  const values = {
    amount: formatMoney(cents(payment.amountCents)),
    number: invoice.number ?? '',
    reference: payment.reference,
  };
  return (
    <ActDialog
      title={formatMessage({ id: `admin.invoices.${settlement}.title` }, values)}
      text={formatMessage({ id: `admin.invoices.${settlement}.text` }, values)}
      confirmLabel={formatMessage({ id: `admin.invoices.${settlement}.action` })}
      done={formatMessage({ id: `admin.invoices.${settlement}.done` })}
      danger={isRefusing}
      {...(isRefusing && {
        words: {
          label: formatMessage({ id: 'admin.move.reason' }),
          min: reasonMin,
          max: reasonMax,
          draft: `settle.${payment.id}`,
        },
      })}
      carryOut={(reason) => carryOut(settlement, reason)}
      onClose={onClose}
    />
  );
}
