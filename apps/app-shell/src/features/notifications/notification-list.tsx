import { useListNotificationsQuery } from '@cw/api-client';
import { ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.js';
import { LoadError } from '../../lists/load-error.js';
import { MoreButton } from '../../lists/more-button.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { NotificationRow } from './notification-row.js';
import { useNotificationActions } from './use-notification-actions.js';

interface PageProps {
  readonly userId: string;
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function NotificationPage({ userId, cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListNotificationsQuery(said({ id: userId, cursor }));
  const actions = useNotificationActions(userId);

  if (data === undefined) {
    if (error !== undefined && !isFetching) {
      return (
        <LoadError
          title={formatMessage({ id: 'notifications.list.error' })}
          error={error}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <LoadingState text={formatMessage({ id: 'notifications.list.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  if (data.items.length === 0 && cursor === undefined) {
    return (
      <EmptyState
        drawing="house"
        title={formatMessage({ id: 'notifications.list.empty_title' })}
        action={
          <ButtonLink href={paths.dashboard}>
            <FormattedMessage id="notifications.list.empty_action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="notifications.list.empty_text" />
      </EmptyState>
    );
  }
  const { nextCursor } = data;
  return (
    <>
      <ul>
        {data.items.map((item) => (
          <NotificationRow key={item.id} notification={item} actions={actions} />
        ))}
      </ul>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'notifications.list.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="notifications.list.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

export interface NotificationListProps {
  readonly userId: string;
}

/** Every notification, newest first. */
export function NotificationList({ userId }: NotificationListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { cursors, more } = useCursors();
  return (
    <Panel flush label={formatMessage({ id: 'notifications.list.label' })}>
      {cursors.map((cursor, index) => (
        <NotificationPage
          key={cursor ?? ''}
          userId={userId}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </Panel>
  );
}
