import { download } from '@cw/api-client';
import { documentAddresses } from '@cw/domain';
import { DownloadIcon, SendingButton } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDownload } from '../../forms/use-download.js';

export interface ReceiptButtonProps {
  readonly paymentId: string;
  /** Which receipt, for whoever does not see the row. */
  readonly label: string;
  readonly children: ReactNode;
}

/** PAY-04: the receipt as a PDF in the language of the page. */
export function ReceiptButton({ paymentId, label, children }: ReceiptButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const { get, sending } = useDownload(
    () => download(documentAddresses.receipt(paymentId)),
    formatMessage({ id: 'checkout.receipt_failed' }),
  );
  return (
    <SendingButton
      variant="quiet"
      size="small"
      startIcon={<DownloadIcon />}
      sending={sending}
      aria-label={label}
      onClick={() => void get()}
    >
      {children}
    </SendingButton>
  );
}
