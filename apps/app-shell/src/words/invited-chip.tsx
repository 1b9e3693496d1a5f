import { useListMyBidInvitationsQuery, useSession } from '@cw/api-client';
import { Chip, MessageIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** BID-01: says to a contractor that the client of an open project asked for its bid; nothing to everybody else. */
export function InvitedChip({ projectId }: { readonly projectId: string }): ReactElement | null {
  const session = useSession();
  const isContractor = session.status === 'signed-in' && session.user.role === 'contractor';
  const { data } = useListMyBidInvitationsQuery(undefined, { skip: !isContractor });
  if (!data?.items.some((invitation) => invitation.projectId === projectId)) return null;
  return (
    <Chip tone="blue" icon={<MessageIcon />}>
      <FormattedMessage id="contractors.invited.chip" />
    </Chip>
  );
}
