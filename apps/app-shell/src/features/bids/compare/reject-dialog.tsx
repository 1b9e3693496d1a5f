import { detailOf, useRejectBidMutation, type BidView } from '@cw/api-client';
import { ConfirmDialog, Typography, useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

/** BID-04: the client turns one bid down; the others stay. */
export function RejectDialog({ bid, onClose }: { readonly bid: BidView; readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [reject] = useRejectBidMutation();
  const [error, setError] = useState<string>();
  const confirm = async (): Promise<void> => {
    try {
      await reject(bid.id).unwrap();
    } catch (caught) {
      setError(detailOf(caught) ?? formatMessage({ id: 'bids.action_failed' }));
      return;
    }
    toast({ kind: 'done', title: formatMessage({ id: 'bids.reject.done' }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage({ id: 'bids.reject.title' }, { name: bid.contractor.company ?? bid.contractor.name })}
      confirmLabel={formatMessage({ id: 'bids.reject.confirm' })}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{formatMessage({ id: 'bids.reject.text' })}</Typography>
    </ConfirmDialog>
  );
}
