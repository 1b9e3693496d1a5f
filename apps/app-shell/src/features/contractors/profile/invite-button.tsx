import type { ContractorSummary } from '@cw/api-client';
import { Button, MessageIcon } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLatePiece } from '../../../app/loading/late-piece.js';

// A form that few open: it comes when it is asked for.
const loadDialog = async () => (await import('./invite-dialog.js')).InviteDialog;

export interface InviteButtonProps {
  readonly contractor: Pick<ContractorSummary, 'id' | 'name' | 'company'>;
  readonly small?: boolean;
}

/** Asks a contractor for a bid on one of the reader's open projects. */
export function InviteButton({ contractor, small = false }: InviteButtonProps): ReactElement {
  const { Piece: InviteDialog, fetchPiece } = useLatePiece(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<MessageIcon />}
        onClick={() => {
          setOpen(true);
          fetchPiece();
        }}
        {...(small ? { size: 'small' as const } : { variant: 'primary' as const })}
      >
        <FormattedMessage id="contractors.invite.open" />
      </Button>
      {open && InviteDialog !== undefined ? (
        <InviteDialog contractor={contractor} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
