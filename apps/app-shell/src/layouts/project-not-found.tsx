import { useSession } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { ButtonLink, EmptyState } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useArea } from '../app/routes/area.js';
import { useKeptAddress } from '../lists/use-kept-search.js';
import { ALL_PROJECTS, AVAILABLE_PROJECTS, MY_PROJECTS } from '../words/project-list.js';

/**
 * PROJ-05: there is no such project, or it is not the reader's to see. A contractor who is told of a project may come
 * when its bidding has ended: that may be all there is to it, and others are open.
 */
export function ProjectNotFound(): ReactElement {
  const { formatMessage } = useIntl();
  const session = useSession();
  const { area } = useArea();
  const addressOf = useKeptAddress();
  const isBidder = session.status === 'signed-in' && isContractor(session.user.role);
  const ownList = isBidder ? AVAILABLE_PROJECTS : MY_PROJECTS;
  const list = area === 'admin' ? ALL_PROJECTS : ownList;
  return (
    <EmptyState
      asPage
      title={formatMessage({ id: 'record.not_found' })}
      drawing="house"
      action={
        <ButtonLink href={addressOf(list.path)} variant="primary">
          {formatMessage({ id: list.labelId })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: isBidder ? 'record.not_found_bidder' : 'record.not_found_text' })}
    </EmptyState>
  );
}
