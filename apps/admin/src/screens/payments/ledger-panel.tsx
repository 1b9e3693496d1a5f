import type { LedgerEntryView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Money, Panel, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordLines } from '../records/record-lines.js';
import type { PaymentProps } from './payment-props.js';

/** The chart of accounts, and what is booked on it; a name that is newer than this page stays as it is. */
const ACCOUNTS = [
  'clearing',
  'closing_clearing',
  'bank',
  'held',
  'payable',
  'refund_due',
  'receivable',
  'disputed',
  'service_fee',
  'processing_fee',
  'dispute_fee',
  'dispute_loss',
] as const;
const ENTRIES = [
  'charge',
  'processing_fee',
  'release',
  'refund_due',
  'transfer',
  'refund',
  'refund_failed',
  'split',
  'refund_by_hand',
  'charge_back',
  'charge_back_won',
  'charge_back_lost',
  'reversal',
  'receivable',
  'netting',
  'closing_received',
  'closing_cleared',
] as const;

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  '& dd': { margin: 0, textAlign: 'right' },
}));

function EntryLines({ entry }: { readonly entry: LedgerEntryView }): ReactElement {
  return (
    <Lines>
      {entry.lines.map(({ account, kind, amountCents }) => (
        <Line key={account} kind={kind} amountCents={amountCents} />
      ))}
    </Lines>
  );
}

function Line({ kind, amountCents }: { readonly kind: string; readonly amountCents: number }): ReactElement {
  const account = ACCOUNTS.find((known) => known === kind);
  return (
    <>
      <dt>{account === undefined ? kind : <FormattedMessage id={`admin.payment.account.${account}`} />}</dt>
      <dd>
        <Money cents={cents(amountCents)} plus={amountCents > 0} />
      </dd>
    </>
  );
}

function EntryName({ kind }: { readonly kind: string }): ReactElement {
  const entry = ENTRIES.find((known) => known === kind);
  return (
    <span className="name">
      {entry === undefined ? kind : <FormattedMessage id={`admin.payment.entry.${entry}`} />}
    </span>
  );
}

/** Every entry of the ledger about this money, in the order in which it was made. */
export function LedgerPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const lines = payment.entries.map((entry) => ({
    id: entry.id,
    head: <EntryName kind={entry.kind} />,
    body: (
      <>
        <EntryLines entry={entry} />
        <p className="quiet">
          <FormattedMessage
            id={entry.actorName === null ? 'admin.payment.by_provider' : 'admin.payment.by'}
            values={{ when: formats.dateTime(entry.at), name: entry.actorName ?? '' }}
          />
          <br />
          {entry.ref}
        </p>
      </>
    ),
  }));
  return (
    <Panel
      title={formatMessage({ id: 'admin.payment.ledger' })}
      subtitle={<FormattedMessage id="admin.payment.ledger_text" />}
      flush={lines.length > 0}
    >
      {lines.length === 0 ? (
        <Typography>
          <FormattedMessage id="admin.payment.no_entries" />
        </Typography>
      ) : (
        <RecordLines lines={lines} />
      )}
    </Panel>
  );
}
