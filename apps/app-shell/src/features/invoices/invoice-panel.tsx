import { isApiError, useGetProjectInvoiceQuery, type InvoiceView, type ProjectDetail } from '@cw/api-client';
import { cents, checkoutAddress, decidesForClient } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ButtonLink, LoadingState, Panel, SkeletonRows, Stack, StateChip, SumList, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { invoicePayer, isOfClosing } from '../../words/owed-at-closing.js';
import { InvoiceActions } from './invoice-actions.js';
import { InvoiceReceiptButton } from './invoice-receipt-button.js';
import { notesOf, payerId, sentId } from './invoice-notes.js';

const NOT_FOUND = 404;

interface BodyProps {
  readonly invoice: InvoiceView;
  readonly project: ProjectDetail;
}

/** What the settlement agent pays is not asked of the client as well. */
function PayLink({ invoice, project }: BodyProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const isOurs = invoice.payer === 'client' && decidesForClient(project.parties);
  if (!isOurs || invoice.isProcessing || invoice.dueCents === 0) return null;
  return (
    <ButtonLink href={checkoutAddress(project.id)} variant="primary" fullWidth>
      {formatMessage({ id: 'invoices.pay' }, { amount: formatMoney(cents(invoice.dueCents)) })}
    </ButtonLink>
  );
}

const isOwner = ({ parties }: ProjectDetail): string => String(parties.includes('owner'));

/** Whoever decides for the client pays in its stead; all others hear of the client. */
function readerOf({ parties }: ProjectDetail): 'owner' | 'decider' | 'other' {
  if (parties.includes('owner')) return 'owner';
  return decidesForClient(parties) ? 'decider' : 'other';
}

/** Who pays it, as the reader may know it. */
function PayerLine({ invoice, project }: BodyProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const id = payerId(invoice, invoicePayer(project), decidesForClient(project.parties));
  if (id === null || invoice.state === 'void' || invoice.state === 'paid') return null;
  const { payer, fellThroughAt = null } = project.payment?.closing ?? {};
  const values = {
    name: invoice.agent?.name ?? '',
    client: project.ownerName,
    reader: readerOf(project),
    declined: String(payer === 'declined'),
    fallen: String(fellThroughAt !== null),
  };
  return <Typography variant="body2">{formatMessage({ id }, values)}</Typography>;
}

/** When it went to whoever it is addressed to now: what an earlier agent got says nothing of this one. */
function SentLine({ invoice, project }: BodyProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const id = sentId(invoice);
  if (id === null) return null;
  const date = invoice.sentAt === null ? '' : formats.date(invoice.sentAt);
  const values = { name: invoice.agent?.name ?? '', date, owner: isOwner(project) };
  return <Typography variant="body2">{formatMessage({ id }, values)}</Typography>;
}

function Body({ invoice, project }: BodyProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const owner = isOwner(project);
  const due = invoice.dueOn === null ? '' : formats.plainDate(invoice.dueOn);
  const amount = { label: formatMessage({ id: 'invoices.amount' }), cents: cents(invoice.amountCents), total: true };
  return (
    <Stack spacing={1.5}>
      {invoice.number === null ? null : (
        <Typography>{formatMessage({ id: 'invoices.title' }, { number: invoice.number })}</Typography>
      )}
      <SumList rows={[amount]} />
      {due === '' || invoice.state === 'paid' ? null : (
        <Typography variant="body2">{formatMessage({ id: 'invoices.due' }, { due })}</Typography>
      )}
      <PayerLine invoice={invoice} project={project} />
      {notesOf(invoice, decidesForClient(project.parties)).map((id) => (
        <Typography key={id} variant="body2">
          {formatMessage({ id }, { owner })}
        </Typography>
      ))}
      <SentLine invoice={invoice} project={project} />
      {invoice.state === 'paid' ? <InvoiceReceiptButton projectId={project.id} /> : null}
      <PayLink invoice={invoice} project={project} />
      <InvoiceActions
        invoice={invoice}
        suggested={project.settlementAgent}
        isOwner={project.parties.includes('owner')}
        hasFallenThrough={Boolean(project.payment?.closing?.fellThroughAt)}
      />
    </Stack>
  );
}

const panelTitle = (project: ProjectDetail): MessageId =>
  isOfClosing(project) ? 'invoices.panel' : 'invoices.panel_own';

/** The invoice of a job that is paid at closing, for its two sides. */
export function InvoicePanel({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { formatMessage } = useIntl();
  const isAtClosing = project.payment?.paymentTiming === 'at_closing';
  const { data: invoice, error, isFetching, refetch } = useGetProjectInvoiceQuery(project.id, { skip: !isAtClosing });
  const title = formatMessage({ id: panelTitle(project) });
  // Whoever only looks on is told of none.
  if (!isAtClosing || (isApiError(error) && error.status === NOT_FOUND)) return null;
  if (invoice === undefined && error !== undefined && !isFetching) {
    return (
      <Panel title={title}>
        <LoadError title={formatMessage({ id: 'invoices.load_failed' })} error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      aside={invoice === undefined ? undefined : <StateChip machine="invoice" state={invoice.state} />}
    >
      {invoice === undefined ? (
        <LoadingState>
          <SkeletonRows count={2} />
        </LoadingState>
      ) : (
        <Body invoice={invoice} project={project} />
      )}
    </Panel>
  );
}
