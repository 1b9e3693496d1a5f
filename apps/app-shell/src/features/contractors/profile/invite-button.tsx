import type { ContractorSummary } from '@cw/api-client';
import { Button, MessageIcon } from '@cw/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

// A form that few open: it comes when it is asked for.
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.js')).InviteDialog }));

export interface InviteButtonProps {
  readonly contractor: Pick<ContractorSummary, 'id' | 'name' | 'company'>;
  readonly small?: boolean;
}

/** Asks a contractor for a bid on one of the reader's open projects. */
export function InviteButton({ contractor, small = false }: InviteButtonProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<MessageIcon />}
        onClick={() => setOpen(true)}
        {...(small ? { size: 'small' as const } : { variant: 'primary' as const })}
      >
        <FormattedMessage id="contractors.invite.open" />
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <InviteDialog contractor={contractor} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
