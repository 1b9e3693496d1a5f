import { useLatestNotifications } from '@cw/api-client';
import { NOTIFICATION_CONSTANTS } from '@cw/domain';
import { Button, ButtonLink, LoadingState, Popover, styled } from '@cw/ui';
import { useId, useRef, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { NotificationRow } from './notification-row.js';
import { useNotificationActions } from './use-notification-actions.js';

const { bellMax } = NOTIFICATION_CONSTANTS;

/** Below the bell, and no longer than the room there: its head and foot stay in sight while the rows scroll. */
const UNDER_THE_BELL = { display: 'flex', maxHeight: 'calc(100dvh - 5rem)' } as const;

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '24rem',
  maxWidth: '100%',
  '& > *': { flex: 'none' },
  '& > ul': { flex: '0 1 auto', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  '& header, & footer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 1, 1, 2.5),
  },
  '& header': { minHeight: 60, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& footer': { borderTop: `1px solid ${theme.vars.palette.divider}`, padding: theme.spacing(1) },
  '& h2': theme.typography.subtitle1,
  '& .note': { padding: theme.spacing(2, 2.5) },
}));

interface LatestProps {
  readonly userId: string;
  readonly titleId: string;
  readonly unread: number;
  readonly onClose: () => void;
}

function Latest({ userId, titleId, unread, onClose }: LatestProps): ReactElement {
  const { data, isError, refetch } = useLatestNotifications(userId);
  const actions = useNotificationActions(userId);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <List>
      <header>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          <FormattedMessage id="notifications.bell.title" />
        </h2>
        {unread === 0 ? null : (
          <Button variant="quiet" size="small" onClick={() => void actions.markAllRead()}>
            <FormattedMessage id="notifications.mark_all" />
          </Button>
        )}
      </header>
      {data === undefined && !isError ? <LoadingState /> : null}
      {data === undefined && isError ? (
        <div className="note" role="alert">
          <FormattedMessage id="notifications.bell.error" />
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            <FormattedMessage id="common.action.retry" />
          </Button>
        </div>
      ) : null}
      {data?.items.length === 0 ? (
        <p className="note">
          <FormattedMessage id="notifications.bell.empty" />
        </p>
      ) : null}
      <ul aria-labelledby={titleId}>
        {data?.items.slice(0, bellMax).map((item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            actions={actions}
            onFollow={onClose}
            onRemoved={() => title.current?.focus()}
          />
        ))}
      </ul>
      <footer>
        <ButtonLink href={paths.notifications} variant="quiet" fullWidth onClick={onClose}>
          <FormattedMessage id="notifications.bell.view_all" />
        </ButtonLink>
      </footer>
    </List>
  );
}

export interface LatestNotificationsProps {
  readonly userId: string;
  /** The bell, while it is open. */
  readonly anchor: HTMLElement | null;
  readonly unread: number;
  readonly onClose: () => void;
}

/** NOTE-02: the ten latest, below the bell. */
export function LatestNotifications({ userId, anchor, unread, onClose }: LatestNotificationsProps): ReactElement {
  const titleId = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: UNDER_THE_BELL } }}
    >
      <Latest userId={userId} titleId={titleId} unread={unread} onClose={onClose} />
    </Popover>
  );
}
