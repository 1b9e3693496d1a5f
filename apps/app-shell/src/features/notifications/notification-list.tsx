import { useListNotificationsQuery } from '@cw/api-client';
import { ButtonLink, EmptyState, Panel, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.js';
import { ListPage, ListPages } from '../../lists/list-page.js';
import { said } from '../../lists/said.js';
import { NotificationRow } from './notification-row.js';
import { useNotificationActions } from './use-notification-actions.js';

interface PageProps {
  readonly userId: string;
  readonly place: PagePlace;
}

function NoNotifications(): ReactElement {
  const { formatMessage } = useIntl();
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

function NotificationPage({ userId, place }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListNotificationsQuery(said({ id: userId, cursor: place.cursor }));
  const actions = useNotificationActions(userId);
  return (
    <ListPage
      place={place}
      read={read}
      words={{
        failed: formatMessage({ id: 'notifications.list.error' }),
        more: formatMessage({ id: 'notifications.list.more' }),
        loadingMore: formatMessage({ id: 'notifications.list.more_sending' }),
        loading: formatMessage({ id: 'notifications.list.loading' }),
      }}
      empty={<NoNotifications />}
      skeletonRows={4}
    >
      {(notifications) => (
        <ul>
          {notifications.map((item) => (
            <NotificationRow key={item.id} notification={item} actions={actions} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

export interface NotificationListProps {
  readonly userId: string;
}

/** Every notification, newest first. */
export function NotificationList({ userId }: NotificationListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'notifications.list.label' })}>
      <ListPages>{(place) => <NotificationPage userId={userId} place={place} />}</ListPages>
    </Panel>
  );
}
