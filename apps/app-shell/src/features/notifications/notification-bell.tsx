import { useUnreadNotifications } from '@cw/api-client';
import { BellIcon, CountBadge, IconButton, styled, VisuallyHidden } from '@cw/ui';
import { useState, type ComponentType, type MouseEvent, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLatePiece } from '../../app/loading/late-piece.js';
import type { LatestNotificationsProps } from './latest-notifications.js';

const Bell = styled(IconButton)({
  position: 'relative',
  '& .count': { position: 'absolute', top: 0, right: 0, lineHeight: 1 },
  // In large letters the bell is still seen beside its number.
  '& .count > *': { fontSize: 'min(0.75rem, 14px)' },
});

/** The list, which nobody sees before they press the bell. */
export const loadLatestNotifications = async (): Promise<ComponentType<LatestNotificationsProps>> =>
  (await import('./latest-notifications.js')).LatestNotifications;

export interface NotificationBellProps {
  readonly userId: string;
}

/** NOTE-02, NOTE-04: the count, and the ten latest when opened. */
export function NotificationBell({ userId }: NotificationBellProps): ReactElement {
  const { Piece: Latest, fetchPiece: fetchLatest } = useLatePiece(loadLatestNotifications);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useUnreadNotifications(userId);
  const unread = data?.count ?? 0;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    fetchLatest();
    setAnchor(currentTarget);
  };
  return (
    <>
      <Bell aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={press}>
        <BellIcon />
        <VisuallyHidden>
          <FormattedMessage id="notifications.bell.label" values={{ count: unread }} />
        </VisuallyHidden>
        <span className="count">
          <CountBadge count={unread} urgent />
        </span>
      </Bell>
      {Latest === undefined ? null : (
        <Latest userId={userId} anchor={anchor} unread={unread} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
