import { download } from '@cw/api-client';
import { documentAddresses } from '@cw/domain';
import { DownloadIcon, SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDownload } from '../../forms/use-download.js';

/** PAY-04: the receipt of an invoice that was paid, as a PDF in the language of the page. */
export function InvoiceReceiptButton({ projectId }: { readonly projectId: string }): ReactElement {
  const { formatMessage } = useIntl();
  const { get, sending } = useDownload(
    () => download(documentAddresses.invoiceReceipt(projectId)),
    formatMessage({ id: 'checkout.receipt_failed' }),
  );
  return (
    <SendingButton fullWidth startIcon={<DownloadIcon />} sending={sending} onClick={() => void get()}>
      {formatMessage({ id: 'invoices.receipt' })}
    </SendingButton>
  );
}
