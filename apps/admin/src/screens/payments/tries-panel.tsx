import type { ManagedTryView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Chip, Money, Panel, Typography, type Tone } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLines } from '../records/record-lines.js';
import type { PaymentProps } from './payment-props.js';

const TONES: Readonly<Record<ManagedTryView['status'], Tone>> = {
  requires_payment: 'slate',
  processing: 'blue',
  succeeded: 'green',
  failed: 'brick',
  canceled: 'slate',
};

/** What the client paid, and what did not go through. */
export function TriesPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const lines = payment.payments.map(
    ({ id, amountCents, status, method, cardBrand, cardLast4, createdAt, paidAt }) => ({
      id,
      head: (
        <>
          <Chip tone={TONES[status]}>{formatMessage({ id: `admin.payment.status.${status}` })}</Chip>
          <Money cents={cents(amountCents)} size="strong" />
        </>
      ),
      body: (
        <p className="quiet">
          <FormattedMessage
            id={`admin.payment.method.${method}`}
            values={{ brand: cardBrand ?? '', last4: cardLast4 ?? '' }}
          />
          <br />
          {formats.dateTime(paidAt ?? createdAt)}
        </p>
      ),
    }),
  );
  return (
    <Panel title={formatMessage({ id: 'admin.payment.tries' })} flush={lines.length > 0}>
      {lines.length === 0 ? (
        <Typography>
          <FormattedMessage id="admin.payment.no_tries" />
        </Typography>
      ) : (
        <RecordLines lines={lines} />
      )}
    </Panel>
  );
}
