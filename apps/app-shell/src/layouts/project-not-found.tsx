import { useSession } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { ButtonLink, EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../app/routes/paths.js';

/**
 * PROJ-05: there is no such project, or it is not the reader's to see. A contractor who is told of a project may come
 * when its bidding has ended: that may be all there is to it, and others are open.
 */
export function ProjectNotFound(): ReactElement {
  const { formatMessage } = useIntl();
  const session = useSession();
  const isBidder = session.status === 'signed-in' && isContractor(session.user.role);
  return (
    <EmptyState
      asPage
      title={formatMessage({ id: 'record.not_found' })}
      drawing="house"
      action={
        <ButtonLink href={paths.projects} variant="primary">
          {formatMessage({ id: isBidder ? 'record.back_available' : 'record.back_mine' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: isBidder ? 'record.not_found_bidder' : 'record.not_found_text' })}
    </EmptyState>
  );
}
