import type { OpenedInvoice } from '@cw/api-client';
import { CONTACT } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, EmptyState, LoadingState, PageTitle, Panel, SkeletonRows, Stack, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { ClosedLink } from './closed-link.js';
import { DeclineInvoice } from './decline-invoice.js';
import { InvoiceSheet } from './invoice-sheet.js';
import type { Opened } from './use-opened-invoice.js';

/** Where it stands, in one sentence before everything else. */
function Standing({ invoice, isUnconfirmed }: { readonly invoice: OpenedInvoice; readonly isUnconfirmed: boolean }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { number, state, paidAt, dueOn, isProcessing, isApproved } = invoice;
  if (state === 'paid') {
    return (
      <Banner
        kind="done"
        role="status"
        title={formatMessage(
          { id: 'invoices.paid_title' },
          {
            number: number ?? '',
            dated: String(paidAt !== null),
            date: paidAt === null ? '' : formats.date(paidAt),
          },
        )}
      >
        {formatMessage({ id: 'invoices.paid_text' })}
      </Banner>
    );
  }
  if (isProcessing) {
    return (
      <Banner kind="news" role="status" title={formatMessage({ id: 'invoices.processing_title' })}>
        {formatMessage({ id: 'invoices.processing_text' })}
      </Banner>
    );
  }
  if (isUnconfirmed) {
    return (
      <Banner kind="broken" role="alert" title={formatMessage({ id: 'invoices.unconfirmed_title' })}>
        {formatMessage({ id: 'invoices.unconfirmed_text' })}
      </Banner>
    );
  }
  if (!isApproved) {
    return (
      <Banner kind="news" title={formatMessage({ id: 'invoices.not_yet_title' })}>
        {formatMessage({ id: 'invoices.not_yet_text' })}
      </Banner>
    );
  }
  if (state !== 'overdue') return null;
  const date = dueOn === null ? '' : formats.plainDate(dueOn);
  return (
    <Banner kind="date" title={formatMessage({ id: 'invoices.overdue_title' }, { date })}>
      {formatMessage({ id: 'invoices.overdue_text' })}
    </Banner>
  );
}

function ByWire({ number }: { readonly number: string }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'invoices.wire_title' })}>
      <Typography>{formatMessage({ id: 'invoices.wire_text' }, { phone: CONTACT.phone, number })}</Typography>
    </Panel>
  );
}

function NotOpened({ opened }: { readonly opened: Opened }): ReactElement {
  const { formatMessage } = useIntl();
  if (opened.isGone) {
    return (
      <EmptyState asPage drawing="level" title={formatMessage({ id: 'invoices.gone_title' })}>
        {formatMessage({ id: 'invoices.gone_text' })}
      </EmptyState>
    );
  }
  if (opened.error !== undefined) {
    return (
      <LoadError
        asPage
        title={formatMessage({ id: 'invoices.load_failed' })}
        error={opened.error}
        onRetry={opened.retry}
      />
    );
  }
  return (
    <LoadingState text={formatMessage({ id: 'invoices.loading' })}>
      <SkeletonRows count={5} />
    </LoadingState>
  );
}

/** Whoever pays it out of a closing, and has not. */
const canDecline = ({ payer, state, isProcessing }: OpenedInvoice): boolean =>
  payer === 'settlement_agent' && state !== 'paid' && !isProcessing;

export interface OpenedInvoiceViewProps {
  readonly opened: Opened;
  readonly token: string;
  /** The provider's form, which the page brings. */
  readonly renderPayment: (invoice: OpenedInvoice) => ReactNode;
}

/** An invoice as its private link shows it: what it says, what is owed, and how to pay it. */
export function OpenedInvoiceView({ opened, token, renderPayment }: OpenedInvoiceViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const { invoice, isWaiting } = opened;
  if (invoice === undefined || opened.isGone) return <NotOpened opened={opened} />;
  if (invoice.link !== 'open') return <ClosedLink invoice={invoice} token={token} />;
  const number = invoice.number ?? '';
  // Nobody pays it once more, or by wire, while nobody knows whether it is paid.
  const isPayable = invoice.dueCents > 0 && !invoice.isProcessing && !isWaiting;
  return (
    <Stack spacing={3}>
      <PageTitle title={formatMessage({ id: 'invoices.title' }, { number })} />
      <Standing invoice={invoice} isUnconfirmed={opened.isUnconfirmed} />
      <InvoiceSheet invoice={invoice} token={token} />
      {isWaiting ? (
        <LoadingState text={formatMessage({ id: 'invoices.confirming' })}>
          <SkeletonRows count={2} />
        </LoadingState>
      ) : null}
      {isPayable ? (
        <>
          {renderPayment(invoice)}
          <ByWire number={number} />
        </>
      ) : null}
      {canDecline(invoice) ? <DeclineInvoice token={token} onDeclined={opened.reload} /> : null}
    </Stack>
  );
}
