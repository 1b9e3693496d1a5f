import type { AdminInvoice, ClosingPaymentView } from '@cw/api-client';
import { cents, INVOICE_LIMITS } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { ConfirmDialog, Stack, TextField, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';

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
  const { toast } = useToast();
  const { detailOf } = useKit();
  const carryOut = useSettlement(invoice.id);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isRefusing = settlement === 'refuse';
  const isShort = isRefusing && reason.trim().length < INVOICE_LIMITS.reasonMin;
  const values = {
    amount: formatMoney(cents(payment.amountCents)),
    number: invoice.number ?? '',
    reference: payment.reference,
  };

  const confirm = async (): Promise<void> => {
    setTried(true);
    if (isShort) return;
    setRefusal(undefined);
    try {
      await carryOut(settlement, reason.trim());
    } catch (error) {
      setRefusal(detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' }));
      return;
    }
    toast({ kind: 'done', title: formatMessage({ id: `admin.invoices.${settlement}.done` }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: `admin.invoices.${settlement}.title` }, values)}
      confirmLabel={formatMessage({ id: `admin.invoices.${settlement}.action` })}
      danger={isRefusing}
      error={refusal}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <p>
          <FormattedMessage id={`admin.invoices.${settlement}.text`} values={values} />
        </p>
        {isRefusing ? (
          <TextField
            name="reason"
            label={formatMessage({ id: 'admin.move.reason' })}
            rows={3}
            maxLength={INVOICE_LIMITS.reasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={
              tried && isShort
                ? formatMessage({ id: 'admin.reports.reason_short' }, { min: INVOICE_LIMITS.reasonMin })
                : undefined
            }
          />
        ) : null}
        <p>
          <FormattedMessage id="admin.move.logged" />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
