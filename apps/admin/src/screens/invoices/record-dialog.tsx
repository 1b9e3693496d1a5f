import type { AdminInvoice } from '@cw/api-client';
import {
  cents,
  CLOSING_METHODS,
  INVOICE_LIMITS,
  isPlainDate,
  localDay,
  type ClosingMethod,
  type PlainDate,
} from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { DateField, SegmentedField, TextField } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ActDialog } from '../records/act-dialog.js';
import { adoptTexts, useKept } from '../records/use-kept.js';

const { referenceMin, referenceMax } = INVOICE_LIMITS;

export interface RecordDialogProps {
  readonly invoice: AdminInvoice;
  readonly onClose: () => void;
}

interface Typed {
  readonly method: ClosingMethod;
  readonly reference: string;
  readonly receivedOn: string;
}

const BLANK: Typed = { method: 'wire', reference: '', receivedOn: '' };

function adoptTyped(stored: unknown): Typed | undefined {
  const texts: Readonly<Record<string, string>> | undefined = adoptTexts({ ...BLANK }, stored);
  if (texts === undefined) return undefined;
  const { method, reference = '', receivedOn = '' } = texts;
  return { method: method === 'check' ? 'check' : 'wire', reference, receivedOn };
}

/** What is still to be written is asked for, not counted. */
const shortBy = (typed: string): number => (typed === '' ? 1 : referenceMin);

/** Why the day cannot be used; a field for days is filled in, whatever it shows of how a day is written. */
function dayFaultOf(receivedOn: string, today: PlainDate): MessageId | undefined {
  if (receivedOn === '') return 'admin.invoices.received_missing';
  if (!isPlainDate(receivedOn)) return 'errors.field.date';
  return receivedOn > today ? 'admin.invoices.received_ahead' : undefined;
}

/** What the bank statement says. It moves no money before another admin confirms it. */
export function RecordDialog({ invoice, onClose }: RecordDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, useNow } = useKit();
  const [record] = api.useRecordClosingPaymentMutation();
  const today = localDay(useNow());
  const [typed, setTyped, forget] = useKept<Typed>({
    subject: `closing_payment.${invoice.id}`,
    blank: BLANK,
    adopt: adoptTyped,
  });
  const [tried, setTried] = useState(false);
  const reference = typed.reference.trim();
  const isShort = reference.length < referenceMin;
  const dayFault = dayFaultOf(typed.receivedOn, today);
  const { id, dueCents: amountCents, number } = invoice;
  const values = { amount: formatMoney(cents(amountCents)), number: number ?? '' };
  const change = (part: Partial<Typed>): void => setTyped({ ...typed, ...part });
  return (
    <ActDialog
      title={formatMessage({ id: 'admin.invoices.record.title' }, values)}
      text={formatMessage({ id: 'admin.invoices.record.text' }, values)}
      confirmLabel={formatMessage({ id: 'admin.invoices.record.action' })}
      done={formatMessage({ id: 'admin.invoices.record.done' })}
      isComplete={!isShort && dayFault === undefined}
      onTried={() => setTried(true)}
      carryOut={async () => {
        const recordClosingPayment = { ...typed, reference, amountCents };
        await record({ id, recordClosingPayment }).unwrap();
        forget();
      }}
      onClose={onClose}
    >
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
        maxLength={referenceMax}
        autoComplete="off"
        value={typed.reference}
        onChange={({ target }) => change({ reference: target.value })}
        error={
          tried && isShort ? formatMessage({ id: 'admin.act.reason_short' }, { min: shortBy(reference) }) : undefined
        }
      />
      <DateField
        name="receivedOn"
        label={formatMessage({ id: 'admin.invoices.received_on' })}
        max={today}
        value={typed.receivedOn}
        onChange={({ target }) => change({ receivedOn: target.value })}
        error={tried && dayFault !== undefined ? formatMessage({ id: dayFault }) : undefined}
      />
    </ActDialog>
  );
}
