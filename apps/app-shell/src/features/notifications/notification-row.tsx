import type { NotificationResponse } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import {
  CheckIcon,
  Chip,
  ChoiceBox,
  IconButton,
  PersonsWords,
  styled,
  Tooltip,
  TrashIcon,
  VisuallyHidden,
} from '@cw/ui';
import { useId, type ReactElement } from 'react';
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
  '& .about': { ...theme.typography.body2, fontWeight: 600 },
  '& .text': { ...theme.typography.body2 },
  // It says what was asked for, and no longer asks.
  '&[data-over="true"] .text': { color: theme.vars.palette.text.secondary },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .controls': { display: 'flex', flex: 'none' },
  // The whole height of a line is the target of the box.
  '& .choose': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    margin: theme.spacing(-1, 0, 0, -1.5),
    cursor: 'pointer',
  },
  // Large letters on a phone: a line for the controls, and the whole width for the words.
  '@media (max-width: 14rem)': {
    flexWrap: 'wrap',
    '& .words': { flex: '1 0 100%', order: 1 },
    '& .controls': { marginLeft: 'auto' },
  },
}));

export interface NotificationRowProps {
  readonly notification: NotificationResponse;
  readonly actions: NotificationActions;
  /** The day stands above it: only the time is said. */
  readonly inDay?: boolean;
  /** Lets the reader choose several. */
  readonly choice?: { readonly isChosen: boolean; readonly onToggle: () => void };
  readonly onFollow?: () => void;
  /** After it is gone the focus needs another place. */
  readonly onRemoved?: () => void;
}

type ControlsProps = Pick<NotificationRowProps, 'notification' | 'actions' | 'onRemoved'>;

function Controls({ notification: { id, title, isRead }, actions, onRemoved }: ControlsProps): ReactElement {
  const { formatMessage } = useIntl();
  const remove = (): void => {
    void actions.remove(id);
    onRemoved?.();
  };
  return (
    <div className="controls">
      {isRead ? null : (
        <Tooltip title={formatMessage({ id: 'notifications.item.mark_read' })}>
          <IconButton
            aria-label={formatMessage({ id: 'notifications.item.mark_read_named' }, { title })}
            onClick={() => void actions.markRead(id)}
          >
            <CheckIcon />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={formatMessage({ id: 'notifications.item.delete' })}>
        <IconButton aria-label={formatMessage({ id: 'notifications.item.delete_named' }, { title })} onClick={remove}>
          <TrashIcon />
        </IconButton>
      </Tooltip>
    </div>
  );
}

/** What happened, whether anything of it is left to do, and of a message its own words. */
function Said({ notification }: Pick<NotificationRowProps, 'notification'>): ReactElement {
  const { message, said, isOver = false } = notification;
  return (
    <>
      {isOver ? (
        <Chip tone="slate" icon={<CheckIcon />}>
          <FormattedMessage id="notifications.item.over" />
        </Chip>
      ) : null}
      <div className="text">
        {said === undefined ? (
          message
        ) : (
          <FormattedMessage
            id="notifications.item.said"
            values={{ by: said.by, words: <PersonsWords key="words">{said.words}</PersonsWords> }}
          />
        )}
      </div>
    </>
  );
}

/** One notification; following its link marks it as read (NOTE-03). */
export function NotificationRow(props: NotificationRowProps): ReactElement {
  const { notification, actions, inDay = false, choice, onFollow, onRemoved } = props;
  const formats = useFormats();
  const boxId = useId();
  const aboutId = useId();
  const { id, title, about, isOver = false, isRead, createdAt, actionUrl } = notification;

  const follow = (): void => {
    if (!isRead) void actions.markRead(id);
    onFollow?.();
  };

  return (
    <Row data-unread={!isRead} data-over={isOver}>
      {choice === undefined ? null : (
        <label className="choose" htmlFor={boxId}>
          <ChoiceBox type="checkbox" id={boxId} checked={choice.isChosen} onChange={choice.onToggle} />
          <VisuallyHidden>
            <FormattedMessage id="notifications.item.select" values={{ title }} />
          </VisuallyHidden>
        </label>
      )}
      <div className="words">
        {actionUrl === undefined ? (
          <span className="title">{title}</span>
        ) : (
          <Link className="title" to={actionUrl} onClick={follow} {...(about && { 'aria-describedby': aboutId })}>
            {title}
          </Link>
        )}
        {isRead ? null : (
          <VisuallyHidden>
            <FormattedMessage id="notifications.item.unread" />
          </VisuallyHidden>
        )}
        {about === undefined ? null : (
          <div className="about" id={aboutId}>
            {about}
          </div>
        )}
        <Said notification={notification} />
        <time dateTime={createdAt}>{inDay ? formats.time(createdAt) : formats.dateTime(createdAt)}</time>
      </div>
      <Controls notification={notification} actions={actions} {...(onRemoved && { onRemoved })} />
    </Row>
  );
}
