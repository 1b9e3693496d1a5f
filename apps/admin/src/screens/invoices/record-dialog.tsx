import type { AdminInvoice } from '@cw/api-client';
import { cents, CLOSING_METHODS, INVOICE_LIMITS, isPlainDate, type ClosingMethod } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { ConfirmDialog, DateField, SegmentedField, Stack, TextField, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';

export interface RecordDialogProps {
  readonly invoice: AdminInvoice;
  readonly onClose: () => void;
}

interface Typed {
  readonly method: ClosingMethod;
  readonly reference: string;
  readonly receivedOn: string;
}

/** Which answers cannot be used. */
const faultsOf = ({ reference, receivedOn }: Typed) => ({
  reference: reference.trim().length < INVOICE_LIMITS.referenceMin,
  receivedOn: !isPlainDate(receivedOn),
});

/** What the bank statement says. It moves no money before another admin confirms it. */
export function RecordDialog({ invoice, onClose }: RecordDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { api, detailOf } = useKit();
  const [record] = api.useRecordClosingPaymentMutation();
  const [typed, setTyped] = useState<Typed>({ method: 'wire', reference: '', receivedOn: '' });
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const faults = faultsOf(typed);
  const values = { amount: formatMoney(cents(invoice.dueCents)), number: invoice.number ?? '' };
  const change = (part: Partial<Typed>): void => setTyped({ ...typed, ...part });

  const confirm = async (): Promise<void> => {
    setTried(true);
    if (faults.reference || faults.receivedOn) return;
    setRefusal(undefined);
    const recordClosingPayment = { ...typed, reference: typed.reference.trim(), amountCents: invoice.dueCents };
    try {
      await record({ id: invoice.id, recordClosingPayment }).unwrap();
    } catch (error) {
      setRefusal(detailOf(error) ?? formatMessage({ id: 'errors.server.unexpected' }));
      return;
    }
    toast({ kind: 'done', title: formatMessage({ id: 'admin.invoices.record.done' }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'admin.invoices.record.title' }, values)}
      confirmLabel={formatMessage({ id: 'admin.invoices.record.action' })}
      error={refusal}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <p>
          <FormattedMessage id="admin.invoices.record.text" values={values} />
        </p>
        <SegmentedField
          name="method"
          label={formatMessage({ id: 'admin.invoices.method' })}
          choices={CLOSING_METHODS.map((value) => ({
            value,
            label: formatMessage({ id: `admin.invoices.method.${value}` }),
          }))}
          selected={[typed.method]}
          onChange={({ target }) => change({ method: target.value === 'check' ? 'check' : 'wire' })}
        />
        <TextField
          name="reference"
          label={formatMessage({ id: 'admin.invoices.reference_label' })}
          maxLength={INVOICE_LIMITS.referenceMax}
          value={typed.reference}
          onChange={({ target }) => change({ reference: target.value })}
          error={
            tried && faults.reference
              ? formatMessage({ id: 'errors.field.too_short' }, { limit: INVOICE_LIMITS.referenceMin })
              : undefined
          }
        />
        <DateField
          name="receivedOn"
          label={formatMessage({ id: 'admin.invoices.received_on' })}
          value={typed.receivedOn}
          onChange={({ target }) => change({ receivedOn: target.value })}
          error={tried && faults.receivedOn ? formatMessage({ id: 'errors.field.date' }) : undefined}
        />
        <p>
          <FormattedMessage id="admin.move.logged" />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
