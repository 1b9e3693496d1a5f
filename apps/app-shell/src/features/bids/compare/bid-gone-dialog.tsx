import type { BidView } from '@cw/api-client';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

export interface BidGoneDialogProps {
  readonly bid: BidView;
  readonly status: 'withdrawn' | 'rejected';
  readonly onClose: () => void;
}

/** In place of the question, when the bid was taken back while the client read it: there is nothing to accept. */
export function BidGoneDialog({ bid, status, onClose }: BidGoneDialogProps): ReactElement {
  const titleId = useId();
  const name = bid.contractor.company ?? bid.contractor.name;
  const how = status === 'withdrawn' && bid.endReason !== null ? 'ended' : status;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      onClose={(_event, cause) => (cause === 'escapeKeyDown' ? onClose() : undefined)}
    >
      <DialogTitle id={titleId}>
        <FormattedMessage id={`bids.gone.${how}`} values={{ name }} />
      </DialogTitle>
      <DialogContent>
        <Typography>
          <FormattedMessage id="bids.gone.text" />
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage id="bids.gone.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
