import { useOnline, type ConversationView } from '@cw/api-client';
import type { MessageView } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  Button,
  CheckIcon,
  ClockIcon,
  MessageBubble,
  PersonsWords,
  ThreadLine,
  useNamedAction,
  WarningIcon,
  type BubbleLooks,
} from '@cw/ui';
import { memo, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UnsentMessage } from '../../../outbox/messages/unsent-message.js';
import { useMessageWords, type Spoken } from '../words.js';
import { MessageFiles, WaitingFiles } from './message-files.js';

/** What a thread shows: what was sent, then what this device has not sent yet. */
export type ThreadRow =
  | { readonly kind: 'sent'; readonly message: MessageView }
  | { readonly kind: 'unsent'; readonly message: UnsentMessage };

/** How far an unsent message has come. */
export type UnsentState = 'waiting' | 'sending' | 'failed';

export interface RowProps {
  readonly row: ThreadRow;
  /** Above it: the day it begins, the line of the unread. */
  readonly day: string | undefined;
  readonly isFirstUnread: boolean;
  /** It follows the same person's within minutes. */
  readonly isJoined: boolean;
  readonly isFound: boolean;
  readonly conversation: ConversationView;
  readonly ownId: string;
  /** Of the other side, who have read up to this message and no further. */
  readonly readers: string;
  readonly unsentState: UnsentState;
  /** How much of it has left, while its files do. */
  readonly percent: number | null;
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
  readonly onReport: (message: MessageView) => void;
}

interface BodyProps {
  readonly message: Spoken;
  readonly children: ReactNode;
}

function Body({ message, children }: BodyProps): ReactElement {
  const wordsOf = useMessageWords();
  const isOnlyFiles = message.body === '' && message.reply === null && message.state === 'sent';
  return (
    <>
      {isOnlyFiles ? null : (
        <PersonsWords as="div" className="words">
          {wordsOf(message)}
        </PersonsWords>
      )}
      {children}
    </>
  );
}

/** "Sofia Reyes · client side · 2:14 PM": who wrote, for whom, and when. */
function Author({ message }: { readonly message: MessageView }): ReactElement {
  const formats = useFormats();
  return (
    <>
      <strong>{message.authorName}</strong>
      <span>
        <FormattedMessage id={`messages.side.${message.side}`} />
      </span>
      <time dateTime={message.sentAt}>{formats.time(message.sentAt)}</time>
    </>
  );
}

const looksOf = ({ state }: MessageView, isFound: boolean): BubbleLooks => {
  if (isFound) return 'found';
  return state === 'sent' ? 'plain' : 'gone';
};

interface FootProps extends Pick<RowProps, 'readers' | 'onReport'> {
  readonly message: MessageView;
  readonly mine: boolean;
}

function SentFoot({ message, mine, readers, onReport }: FootProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const wordsOf = useMessageWords();
  const mayReport = !mine && message.state === 'sent';
  const hidden = message.state === 'hidden' && message.body !== '';
  return (
    <>
      {hidden ? (
        <span>
          <FormattedMessage id="messages.message.hidden" />
        </span>
      ) : null}
      {message.reply === null ? null : (
        <span>
          <FormattedMessage id="messages.message.quick" />
        </span>
      )}
      {readers === '' ? null : (
        <span>
          <CheckIcon /> <FormattedMessage id="messages.message.read_by" values={{ names: readers }} />
        </span>
      )}
      {mayReport ? (
        <Button
          className="quiet"
          variant="quiet"
          size="small"
          aria-label={named(
            formatMessage({ id: 'messages.message.report_name' }, { name: message.authorName }),
            wordsOf(message),
          )}
          onClick={() => onReport(message)}
        >
          <FormattedMessage id="messages.message.report" />
        </Button>
      ) : null}
    </>
  );
}

function SentRow(props: RowProps & { readonly message: MessageView }): ReactElement {
  const { message, ownId, isJoined, isFound } = props;
  const mine = message.authorId === ownId;
  return (
    <MessageBubble
      mine={mine}
      joined={isJoined}
      looks={looksOf(message, isFound)}
      {...(!isJoined && { header: <Author message={message} /> })}
      footer={<SentFoot {...props} mine={mine} />}
    >
      <Body message={message}>
        <MessageFiles files={message.files} />
      </Body>
    </MessageBubble>
  );
}

const STATE_ICONS: Readonly<Record<UnsentState, ReactNode>> = {
  waiting: <ClockIcon />,
  sending: <ClockIcon />,
  failed: <WarningIcon />,
};

/** How far it is: while it waits for nothing but the server, that it is tried again. */
function UnsentWords({ unsentState, percent }: Pick<RowProps, 'unsentState' | 'percent'>): ReactElement {
  const isOnline = useOnline();
  if (unsentState === 'sending' && percent !== null) {
    return <FormattedMessage id="messages.message.sending_percent" values={{ percent }} />;
  }
  const isTried = unsentState === 'waiting' && isOnline;
  return <FormattedMessage id={isTried ? 'messages.message.again' : `messages.message.${unsentState}`} />;
}

function UnsentFoot({ message, unsentState, percent, onRetry, onDiscard }: RowProps & UnsentProps): ReactElement {
  const { formatMessage } = useIntl();
  const named = useNamedAction();
  const wordsOf = useMessageWords();
  const files = message.attached.map(({ file, stored }) => ({ name: file?.name ?? stored?.name ?? '' }));
  const words = wordsOf({ ...message, files, state: 'sent' });
  return (
    <>
      <span className={unsentState}>
        {STATE_ICONS[unsentState]} <UnsentWords {...{ unsentState, percent }} />
      </span>
      {message.fault === null ? null : <span>{message.fault}</span>}
      {unsentState === 'failed' ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={named(formatMessage({ id: 'messages.message.retry' }), words)}
          onClick={() => onRetry(message.clientId)}
        >
          <FormattedMessage id="messages.message.retry" />
        </Button>
      ) : null}
      {unsentState === 'sending' ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={named(formatMessage({ id: 'messages.message.discard_name' }), words)}
          onClick={() => onDiscard(message.clientId)}
        >
          <FormattedMessage id="messages.message.discard" />
        </Button>
      )}
    </>
  );
}

interface UnsentProps {
  readonly message: UnsentMessage;
}

const UNSENT_LOOKS: Readonly<Record<UnsentState, BubbleLooks>> = {
  waiting: 'waiting',
  sending: 'plain',
  failed: 'failed',
};

function UnsentRow(props: RowProps & UnsentProps): ReactElement {
  const { message, unsentState } = props;
  return (
    <MessageBubble mine looks={UNSENT_LOOKS[unsentState]} footer={<UnsentFoot {...props} />}>
      <Body message={{ ...message, files: [], state: 'sent' }}>
        <WaitingFiles attached={message.attached} />
      </Body>
    </MessageBubble>
  );
}

/** One row of a thread with the lines above it. */
export const MessageRow = memo(function MessageRow(props: RowProps): ReactElement {
  const { row, day, isFirstUnread } = props;
  return (
    <>
      {day === undefined ? null : <ThreadLine>{day}</ThreadLine>}
      {isFirstUnread ? (
        <ThreadLine unread>
          <FormattedMessage id="messages.unread_line" />
        </ThreadLine>
      ) : null}
      {row.kind === 'sent' ? (
        <SentRow {...props} message={row.message} />
      ) : (
        <UnsentRow {...props} message={row.message} />
      )}
    </>
  );
});
