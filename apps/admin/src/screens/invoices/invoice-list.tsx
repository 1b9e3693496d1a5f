import type { AdminInvoice } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { FilteredList, EmptyState, Money, Panel, ProjectName, StateChip, type PagePlace } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { COLLEAGUE_POLL_MS, FRESH, useFreshEvery } from '../records/fresh.js';
import { Stacked } from '../records/record-cell.js';
import { RecordPage } from '../records/record-page.js';
import { RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { actsOffered, ClosingPayment } from './closing-payment.js';
import { ClosingPaymentDialog, type ClosingAct } from './closing-payment-dialog.js';
import { queryOf, type InvoiceChoice } from './invoice-filters.js';

interface ListProps {
  readonly state: InvoiceChoice | undefined;
}

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'invoice', label: formatMessage({ id: 'admin.invoices.invoice' }) },
    { id: 'payer', label: formatMessage({ id: 'admin.invoices.payer' }), width: '14rem', spare: true },
    { id: 'amount', label: formatMessage({ id: 'invoices.amount' }), width: '7.5rem', numeric: true },
    { id: 'state', label: formatMessage({ id: 'admin.invoices.state' }), width: '11rem' },
    { id: 'payment', label: formatMessage({ id: 'admin.invoices.payment' }), width: '14rem' },
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

type OnAct = (act: ClosingAct) => void;

function useRow(onAct: OnAct): (invoice: AdminInvoice) => RecordRow {
  const { Link, useSession } = useKit();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  // Nothing came and nothing is to be done: the cell is left out.
  const closing = (invoice: AdminInvoice): ReactElement | null => {
    const acts = actsOffered(userId, invoice);
    if (invoice.payment === null && acts.length === 0) return null;
    return <ClosingPayment {...{ invoice, acts }} onAct={(asked) => onAct({ asked, invoice })} />;
  };
  return (invoice) => ({
    id: invoice.id,
    cells: {
      invoice: (
        <Stacked>
          <strong>{invoice.number ?? formatMessage({ id: 'states.invoice.draft' })}</strong>
          <Link to={`/projects/${invoice.projectId}`}>
            <ProjectName house={invoice.house} clientName={invoice.clientName} title={invoice.projectTitle} />
          </Link>
        </Stacked>
      ),
      payer: <Payer invoice={invoice} />,
      amount: <Money cents={cents(invoice.amountCents)} />,
      state: (
        <Stacked>
          <StateChip machine="invoice" state={invoice.state} />
          {invoice.dueOn === null ? null : (
            <span className="quiet">
              {formatMessage({ id: 'invoices.due' }, { due: formats.plainDate(invoice.dueOn) })}
            </span>
          )}
        </Stacked>
      ),
      payment: closing(invoice),
    },
  });
}

interface PageProps extends ListProps, PagePlace {
  readonly columns: readonly Column[];
  readonly onAct: OnAct;
}

/** Recorded, it waits for a second administrator; confirmed, for whoever tops up. */
const waitsForColleague = ({ payment }: AdminInvoice): boolean =>
  payment?.state === 'recorded' || payment?.state === 'confirmed';

function InvoicePage({ state, cursor, onAct, ...page }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api } = useKit();
  const rowOf = useRow(onAct);
  const asked = queryOf(state, cursor);
  const { data: known } = api.endpoints.listInvoices.useQueryState(asked);
  const isWaiting = known?.items.some(waitsForColleague) ?? false;
  const query = api.useListInvoicesQuery(asked, useFreshEvery(isWaiting ? COLLEAGUE_POLL_MS : 0));
  return <RecordPage {...page} {...{ query, rowOf }} failed={formatMessage({ id: 'admin.invoices.error' })} />;
}

function Pages({ state, onAct }: ListProps & Pick<PageProps, 'onAct'>): ReactElement {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const query = useKit().api.useListInvoicesQuery(queryOf(state), FRESH);
  const nothing = (
    <EmptyState drawing="level" title={formatMessage({ id: 'admin.invoices.empty' })}>
      <FormattedMessage id="admin.invoices.empty_text" />
    </EmptyState>
  );
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.invoices.error' })}
      loading={formatMessage({ id: 'admin.invoices.loading' })}
      empty={nothing}
    >
      <RecordTable label={formatMessage({ id: 'admin.invoices.title' })} columns={columns}>
        <CursorPages>{(place) => <InvoicePage {...place} {...{ columns, state, onAct }} />}</CursorPages>
      </RecordTable>
    </FirstPage>
  );
}

/** Newest first, page after page; another state begins anew. */
export function InvoiceList({ state }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  // Here and not in the row, which may go while its dialog is open: a colleague's act takes it out of the list.
  const [act, setAct] = useState<ClosingAct>();
  return (
    <Panel flush label={formatMessage({ id: 'admin.invoices.list' })}>
      <FilteredList name={state ?? 'all'} words="admin.list.counted">
        <Pages state={state} onAct={setAct} />
      </FilteredList>
      {act === undefined ? null : <ClosingPaymentDialog act={act} onClose={() => setAct(undefined)} />}
    </Panel>
  );
}
