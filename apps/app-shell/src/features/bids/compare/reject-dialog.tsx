import { detailOf, useRejectBidMutation, type BidView } from '@cw/api-client';
import { BID_LIMITS } from '@cw/domain';
import { useToast } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '../../../forms/reason-dialog.js';

/** BID-04: the client turns one bid down, and may say why; the others stay. */
export function RejectDialog({ bid, onClose }: { readonly bid: BidView; readonly onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [reject] = useRejectBidMutation();
  const [error, setError] = useState<string>();
  const confirm = async (reason: string): Promise<boolean> => {
    try {
      await reject({ id: bid.id, rejectBidInput: { reason: reason || null } }).unwrap();
    } catch (caught) {
      setError(detailOf(caught) ?? formatMessage({ id: 'bids.action_failed' }));
      return false;
    }
    toast({ kind: 'done', title: formatMessage({ id: 'bids.reject.done' }) });
    onClose();
    return true;
  };
  return (
    <ReasonDialog
      open
      danger
      required={false}
      title={formatMessage({ id: 'bids.reject.title' }, { name: bid.contractor.company ?? bid.contractor.name })}
      text={formatMessage({ id: 'bids.reject.text' })}
      label={formatMessage({ id: 'bids.reject.reason' })}
      hint={formatMessage({ id: 'bids.reject.reason_hint' })}
      limits={{ min: 0, max: BID_LIMITS.rejectReasonMax }}
      confirmLabel={formatMessage({ id: 'bids.reject.confirm' })}
      error={error}
      draftKey={`reject.${bid.id}`}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
