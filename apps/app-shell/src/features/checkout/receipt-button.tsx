import { detailOf, download } from '@cw/api-client';
import { DownloadIcon, SendingButton, useToast } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../../forms/save-file.js';

export interface ReceiptButtonProps {
  readonly paymentId: string;
  /** Which receipt, for whoever does not see the row. */
  readonly label: string;
  readonly children: ReactNode;
}

/** PAY-04: the receipt as a PDF in the language of the page. */
export function ReceiptButton({ paymentId, label, children }: ReceiptButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [loading, setLoading] = useState(false);
  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      const { file, name } = await download(`/api/payments/${paymentId}/receipt`);
      saveFile(file, name ?? 'receipt.pdf');
    } catch (error) {
      const text = detailOf(error);
      toast({
        kind: 'broken',
        title: formatMessage({ id: 'checkout.receipt_failed' }),
        ...(text !== undefined && { text }),
      });
    } finally {
      setLoading(false);
    }
  };
  return (
    <SendingButton
      variant="quiet"
      size="small"
      startIcon={<DownloadIcon />}
      sending={loading}
      aria-label={label}
      onClick={() => void open()}
    >
      {children}
    </SendingButton>
  );
}
