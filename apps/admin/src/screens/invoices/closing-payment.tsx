import type { AdminInvoice, ClosingPaymentView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Button, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClosingAct } from './closing-payment-dialog.js';

interface ClosingPaymentProps {
  readonly invoice: AdminInvoice;
  readonly acts: readonly ClosingAct['asked'][];
  readonly onAct: (asked: ClosingAct['asked']) => void;
}

const isWanted = ({ dueCents, isProcessing, payment }: AdminInvoice): boolean =>
  dueCents > 0 && !isProcessing && (payment === null || payment.state === 'refused');

/** What this reader may do now: whoever recorded a payment does not confirm it. */
export function actsOffered(userId: string | undefined, invoice: AdminInvoice): readonly ClosingAct['asked'][] {
  const { payment } = invoice;
  if (isWanted(invoice)) return ['record'];
  if (payment?.state === 'recorded') {
    const isOther = userId !== undefined && payment.recordedById !== userId;
    return isOther ? ['confirm', 'refuse'] : ['refuse'];
  }
  return payment?.state === 'confirmed' ? ['cleared'] : [];
}

function Recorded({ payment }: { readonly payment: ClosingPaymentView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { method, state, reference, receivedOn, recordedBy } = payment;
  return (
    <>
      <Typography variant="body2">
        {formatMessage({ id: `admin.invoices.payment_state.${state}` }, { method, name: recordedBy })}
      </Typography>
      <Typography variant="body2">
        {formatMessage({ id: 'admin.invoices.reference' }, { reference, date: formats.plainDate(receivedOn) })}
      </Typography>
    </>
  );
}

/** The wire or check of one invoice, and the next step about it. */
export function ClosingPayment({ invoice: { payment }, acts, onAct }: ClosingPaymentProps): ReactElement {
  return (
    <Stack spacing={1}>
      {payment === null ? null : <Recorded payment={payment} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {acts.map((act) => (
          <Button key={act} size="small" onClick={() => onAct(act)}>
            <FormattedMessage id={`admin.invoices.${act}.action`} />
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
