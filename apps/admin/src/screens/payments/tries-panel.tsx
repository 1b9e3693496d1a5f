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

/** "visa" as people write it. */
const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** What it was made with; nothing while nobody has tried. */
function PaidWith({ paidBy }: { readonly paidBy: ManagedTryView }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { method, cardBrand, cardLast4: last4 } = paidBy;
  if (method === 'wire' || method === 'check') return <FormattedMessage id={`checkout.with.${method}`} />;
  const name = method === 'card' ? cardBrand : formatMessage({ id: 'admin.payment.bank_account' });
  return name === null || last4 === null ? null : (
    <FormattedMessage id="checkout.with.ending" values={{ name: brandName(name), last4 }} />
  );
}

/** What the client paid, and what did not go through. */
export function TriesPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const lines = payment.payments.map((one) => ({
    id: one.id,
    head: (
      <>
        <Chip tone={TONES[one.status]}>{formatMessage({ id: `admin.payment.status.${one.status}` })}</Chip>
        <Money cents={cents(one.amountCents)} size="strong" />
      </>
    ),
    body: (
      <div className="quiet">
        <div>
          <PaidWith paidBy={one} />
        </div>
        <div>{formats.dateTime(one.paidAt ?? one.createdAt)}</div>
      </div>
    ),
  }));
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
