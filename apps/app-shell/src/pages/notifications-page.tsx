import { useSession, useUnreadNotifications } from '@cw/api-client';
import { Button, ButtonLink, PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsPath } from '../app/routes/paths.js';
import { NotificationList, useNotificationActions } from '../features/notifications/index.js';

const NO_BREAK_SPACE = '\u00A0';

function Notifications({ userId }: { readonly userId: string }): ReactElement {
  const { formatMessage } = useIntl();
  const { data } = useUnreadNotifications(userId);
  const { markAllRead } = useNotificationActions(userId);
  const unread = data?.count ?? 0;
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'notifications.title' })}
        // Until the number is known nothing is said of it; its line is there.
        subtitle={
          data === undefined ? (
            NO_BREAK_SPACE
          ) : (
            <FormattedMessage id="notifications.subtitle" values={{ count: data.count }} />
          )
        }
        actions={
          <>
            <ButtonLink variant="quiet" href={settingsPath('notifications')}>
              <FormattedMessage id="notifications.settings" />
            </ButtonLink>
            {/* Nothing moves when the first unread one comes, or the last one is read. */}
            <Button aria-disabled={unread === 0} onClick={() => void (unread === 0 ? undefined : markAllRead())}>
              <FormattedMessage id="notifications.mark_all" />
            </Button>
          </>
        }
      />
      <NotificationList userId={userId} />
    </>
  );
}

/** AREA-11: everything that was told, with what to do about it. */
export function NotificationsPage(): ReactElement | null {
  const session = useSession();
  return session.status === 'signed-in' ? <Notifications userId={session.user.id} /> : null;
}
