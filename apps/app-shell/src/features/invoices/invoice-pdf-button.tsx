import { downloadWith } from '@cw/api-client';
import { documentAddresses } from '@cw/domain';
import { DownloadIcon, SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDownload } from '../../forms/use-download.js';

interface InvoicePdfButtonProps {
  readonly token: string;
  readonly words: 'invoices.pdf' | 'invoices.closed.pdf';
}

/** The paper of a private link. */
export function InvoicePdfButton({ token, words }: InvoicePdfButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const { get, sending } = useDownload(
    () => downloadWith(documentAddresses.invoice(), { token }),
    formatMessage({ id: 'invoices.pdf_failed' }),
  );
  return (
    <SendingButton size="small" startIcon={<DownloadIcon />} sending={sending} onClick={() => void get()}>
      {formatMessage({ id: words })}
    </SendingButton>
  );
}
