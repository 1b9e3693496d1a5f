import { useGetProjectInvoiceQuery, type InvoiceView, type ProjectDetail } from '@cw/api-client';
import { cents, type InvoiceState } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Chip, Panel, SkeletonRows, Stack, SumList, Typography, type Tone } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { InvoiceActions } from './invoice-actions.js';
import { notesOf, payerId } from './invoice-notes.js';

const TONE: Readonly<Record<InvoiceState, Tone>> = {
  draft: 'slate',
  issued: 'blue',
  viewed: 'blue',
  overdue: 'brick',
  paid: 'green',
  void: 'slate',
};

function Body({ invoice, project }: { readonly invoice: InvoiceView; readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const isClient = !project.parties.includes('awarded_contractor');
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
      {invoice.state === 'void' ? null : (
        <Typography variant="body2">
          {formatMessage({ id: payerId(invoice) }, { name: invoice.agent?.name ?? '' })}
        </Typography>
      )}
      {notesOf(invoice, isClient).map((id) => (
        <Typography key={id} variant="body2">
          {formatMessage({ id })}
        </Typography>
      ))}
      <InvoiceActions invoice={invoice} suggested={project.settlementAgent} />
    </Stack>
  );
}

/** The invoice of a job that is paid at closing, for its two sides. */
export function InvoicePanel({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { formatMessage } = useIntl();
  const isAtClosing = project.payment?.paymentTiming === 'at_closing';
  const { data: invoice, error } = useGetProjectInvoiceQuery(project.id, { skip: !isAtClosing });
  if (!isAtClosing || error !== undefined) return null;
  return (
    <Panel
      title={formatMessage({ id: 'invoices.panel' })}
      aside={
        invoice === undefined ? undefined : (
          <Chip tone={TONE[invoice.state]}>{formatMessage({ id: `invoices.state.${invoice.state}` })}</Chip>
        )
      }
    >
      {invoice === undefined ? <SkeletonRows count={2} /> : <Body invoice={invoice} project={project} />}
    </Panel>
  );
}
