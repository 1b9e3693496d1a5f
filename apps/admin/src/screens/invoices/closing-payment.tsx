import type { AdminInvoice, ClosingPaymentView } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Button, Stack, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { RecordDialog } from './record-dialog.js';
import { SettleDialog, type Settlement } from './settle-dialog.js';

interface ClosingPaymentProps {
  readonly invoice: AdminInvoice;
}

type Asked = Settlement | 'record';

const isWanted = ({ dueCents, isProcessing, payment }: AdminInvoice): boolean =>
  dueCents > 0 && !isProcessing && (payment === null || payment.state === 'refused');

/** What this reader may do now: whoever recorded a payment does not confirm it. */
function offeredTo(userId: string | undefined, invoice: AdminInvoice): readonly Asked[] {
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
export function ClosingPayment({ invoice }: ClosingPaymentProps): ReactElement {
  const session = useKit().useSession();
  const [asked, setAsked] = useState<Asked>();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const { payment } = invoice;
  const close = (): void => setAsked(undefined);
  return (
    <Stack spacing={1}>
      {payment === null ? null : <Recorded payment={payment} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {offeredTo(userId, invoice).map((act) => (
          <Button key={act} size="small" onClick={() => setAsked(act)}>
            <FormattedMessage id={`admin.invoices.${act}.action`} />
          </Button>
        ))}
      </Stack>
      {asked === 'record' ? <RecordDialog invoice={invoice} onClose={close} /> : null}
      {asked !== undefined && asked !== 'record' && payment !== null ? (
        <SettleDialog invoice={invoice} payment={payment} settlement={asked} onClose={close} />
      ) : null}
    </Stack>
  );
}
