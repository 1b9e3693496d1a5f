import type { NotificationResponse } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { CheckIcon, IconButton, styled, Tooltip, TrashIcon, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { NotificationActions } from './use-notification-actions.js';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2, 1.5, 2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&[data-unread="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .title': { display: 'block', fontWeight: 650, color: 'inherit', textDecoration: 'none' },
  '& a.title:hover': { textDecoration: 'underline' },
  '& .text': { ...theme.typography.body2 },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .controls': { display: 'flex', flex: 'none' },
}));

export interface NotificationRowProps {
  readonly notification: NotificationResponse;
  readonly actions: NotificationActions;
  /** In the bell there is no room to delete. */
  readonly compact?: boolean;
  readonly onFollow?: () => void;
}

/** One notification; following its link marks it as read (NOTE-03). */
export function NotificationRow({
  notification,
  actions,
  compact = false,
  onFollow,
}: NotificationRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { id, title, message, isRead, createdAt, actionUrl } = notification;

  const follow = (): void => {
    if (!isRead) void actions.markRead(id);
    onFollow?.();
  };
  const markLabel = formatMessage({ id: 'notifications.item.mark_read_named' }, { title });
  const deleteLabel = formatMessage({ id: 'notifications.item.delete_named' }, { title });

  return (
    <Row data-unread={!isRead}>
      <div className="words">
        {actionUrl === undefined ? (
          <span className="title">{title}</span>
        ) : (
          <Link className="title" to={actionUrl} onClick={follow}>
            {title}
          </Link>
        )}
        {isRead ? null : (
          <VisuallyHidden>
            <FormattedMessage id="notifications.item.unread" />
          </VisuallyHidden>
        )}
        <div className="text">{message}</div>
        <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
      </div>
      <div className="controls">
        {isRead ? null : (
          <Tooltip title={formatMessage({ id: 'notifications.item.mark_read' })}>
            <IconButton aria-label={markLabel} onClick={() => void actions.markRead(id)}>
              <CheckIcon />
            </IconButton>
          </Tooltip>
        )}
        {compact ? null : (
          <Tooltip title={formatMessage({ id: 'notifications.item.delete' })}>
            <IconButton aria-label={deleteLabel} onClick={() => void actions.remove(id)}>
              <TrashIcon />
            </IconButton>
          </Tooltip>
        )}
      </div>
    </Row>
  );
}
