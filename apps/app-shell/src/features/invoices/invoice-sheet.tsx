import type { OpenedInvoice } from '@cw/api-client';
import { cents } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Money, Panel, PrintButton, Stack, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { InvoicePdfButton } from './invoice-pdf-button.js';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  gap: theme.spacing(1, 3),
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    '& dd': { marginBottom: theme.spacing(1) },
  },
}));

export interface InvoiceSheetProps {
  readonly invoice: OpenedInvoice;
  readonly token: string;
}

/** The number is the settlement agent's own: to a client who pays it is somebody else's. */
const fileNumberId = ({ payer }: OpenedInvoice): MessageId =>
  payer === 'client' ? 'invoices.agent.file_number' : 'invoices.file_number';

function useFacts(invoice: OpenedInvoice): (readonly [label: string, value: string])[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const billTo = [invoice.agentName, invoice.agentCompany].filter((part) => part !== null).join(', ');
  const clientOf = ({ clientName, clientRole }: OpenedInvoice): string =>
    clientName === null
      ? ''
      : formatMessage({ id: 'invoices.client_name' }, { name: clientName, role: clientRole ?? 'none' });
  const facts = [
    [formatMessage({ id: 'invoices.due_on' }), invoice.dueOn === null ? '' : formats.plainDate(invoice.dueOn, 'full')],
    [formatMessage({ id: 'invoices.bill_to' }), invoice.payer === 'client' ? '' : billTo],
    [formatMessage({ id: 'invoices.client' }), clientOf(invoice)],
    [formatMessage({ id: fileNumberId(invoice) }), invoice.fileNumber ?? ''],
    [formatMessage({ id: 'invoices.property' }), invoice.property ?? ''],
    [formatMessage({ id: 'invoices.work' }), invoice.workTitle ?? ''],
    [formatMessage({ id: 'invoices.by' }), invoice.payeeName ?? ''],
    [formatMessage({ id: 'invoices.remittance' }), invoice.remittance ?? ''],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

/** What the invoice says. */
export function InvoiceSheet({ invoice, token }: InvoiceSheetProps): ReactElement {
  const { formatMessage } = useIntl();
  const facts = useFacts(invoice);
  return (
    <Panel
      label={formatMessage({ id: 'invoices.amount' })}
      title={<Money cents={cents(invoice.amountCents)} size="large" />}
      aside={
        <Stack direction="row" spacing={1}>
          <PrintButton />
          <InvoicePdfButton token={token} words="invoices.pdf" />
        </Stack>
      }
      ruled
    >
      <Stack spacing={2}>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Typography component="span">{value}</Typography>
              </dd>
            </div>
          ))}
        </Facts>
      </Stack>
    </Panel>
  );
}
