import type { AdminInvoice } from '@cw/api-client';
import { cents, type InvoiceState } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Chip, EmptyState, LoadingState, Money, Panel, SkeletonRows, styled, type Tone } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { RecordRows, RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { ClosingPayment } from './closing-payment.js';

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  draft: 'slate',
  issued: 'blue',
  viewed: 'blue',
  overdue: 'brick',
  paid: 'green',
  void: 'slate',
};

const Stacked = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& > .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface ListProps {
  readonly state: InvoiceState | undefined;
}

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'invoice', label: formatMessage({ id: 'admin.invoices.invoice' }) },
    { id: 'payer', label: formatMessage({ id: 'admin.invoices.payer' }), spare: true },
    { id: 'amount', label: formatMessage({ id: 'invoices.amount' }), width: '8rem' },
    { id: 'state', label: formatMessage({ id: 'admin.invoices.state' }), width: '9rem' },
    { id: 'payment', label: formatMessage({ id: 'admin.invoices.payment' }), width: '15rem' },
  ];
}

function Payer({ invoice: { payer, agent } }: { readonly invoice: AdminInvoice }): ReactElement {
  const names = [agent?.name ?? null, agent?.company ?? null].filter((part) => part !== null);
  if (payer === 'client') return <FormattedMessage id="admin.invoices.client" />;
  return (
    <Stacked>
      <span>{names.join(', ')}</span>
      <span className="quiet">{agent?.email}</span>
    </Stacked>
  );
}

function useRow(): (invoice: AdminInvoice) => RecordRow {
  const { Link } = useKit();
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (invoice) => ({
    id: invoice.id,
    cells: {
      invoice: (
        <Stacked>
          <strong>{invoice.number ?? formatMessage({ id: 'invoices.state.draft' })}</strong>
          <Link to={`/projects/${invoice.projectId}`}>{invoice.projectTitle}</Link>
        </Stacked>
      ),
      payer: <Payer invoice={invoice} />,
      amount: <Money cents={cents(invoice.amountCents)} />,
      state: (
        <Stacked>
          <Chip tone={TONES[invoice.state]}>{formatMessage({ id: `invoices.state.${invoice.state}` })}</Chip>
          {invoice.dueOn === null ? null : (
            <span className="quiet">
              {formatMessage({ id: 'invoices.due' }, { due: formats.plainDate(invoice.dueOn) })}
            </span>
          )}
        </Stacked>
      ),
      payment: <ClosingPayment invoice={invoice} />,
    },
  });
}

interface PageProps extends ListProps {
  readonly columns: readonly Column[];
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

const queryOf = (state: InvoiceState | undefined, cursor?: string) => ({
  ...(state !== undefined && { state }),
  ...(cursor !== undefined && { cursor }),
});
/** What colleagues, payers and the clock did meanwhile shows when the screen is opened again. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

function InvoicePage({ state, columns, cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow();
  const query = useKit().api.useListInvoicesQuery(queryOf(state, cursor), FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.invoices.error' }) };
  return (
    <RecordRows
      columns={columns}
      rows={(query.data?.items ?? []).map(rowOf)}
      foot={hasFoot(foot) ? <PageFoot {...foot} /> : undefined}
    />
  );
}

function Pages({ state }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError, useCursors } = useKit();
  const columns = useColumns();
  const { cursors, more } = useCursors();
  const { data, error, isFetching, refetch } = api.useListInvoicesQuery(queryOf(state), FRESH);
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'admin.invoices.error' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'admin.invoices.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState drawing="level" title={formatMessage({ id: 'admin.invoices.empty' })}>
        <FormattedMessage id="admin.invoices.empty_text" />
      </EmptyState>
    );
  }
  return (
    <RecordTable label={formatMessage({ id: 'admin.invoices.title' })} columns={columns}>
      {cursors.map((cursor, index) => (
        <InvoicePage
          key={cursor ?? ''}
          {...{ columns, cursor, state }}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </RecordTable>
  );
}

/** Newest first, page after page; another state begins anew. */
export function InvoiceList({ state }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.invoices.list' })}>
      <Pages key={state ?? 'all'} state={state} />
    </Panel>
  );
}
