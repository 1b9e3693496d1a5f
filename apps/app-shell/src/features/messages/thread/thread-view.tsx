import type { ConversationView } from '@cw/api-client';
import { DAY_MS, localDay, type MessageView } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Button, ChevronDownIcon, ChevronUpIcon, Thread, VisuallyHidden, type ThreadHandle } from '@cw/ui';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../../../time/use-now.js';
import { useMessagesOutbox, useUnsentMessages, type UnsentMessage } from '../../../outbox/messages/unsent-message.js';
import { otherSideOf, useMessageWords } from '../words.js';
import { MessageRow, type ThreadRow, type UnsentState } from './message-row.js';
import { beginsDay, instantOf, isJoined, keyOfRow, readersBySequence, rowsOf } from './thread-rows.js';
import { firstSequenceOf, hasNewer, heldBackOf, lastSequenceOf, type ThreadWindow } from './thread-window.js';
import { TypingLine } from './typing-line.js';
import { useLiveMembers, useMarkRead } from './use-reading.js';
import type { Thread as OpenThread } from './use-thread.js';

export interface ThreadViewProps {
  readonly conversation: ConversationView;
  readonly ownId: string;
  readonly thread: OpenThread;
  readonly window: ThreadWindow;
  /** Found by the search, and pointed out. */
  readonly found: number | undefined;
  readonly typists: readonly string[];
  readonly onReport: (message: MessageView) => void;
}

/** "Today", "Yesterday", or the date. */
function useDayWords(): (instant: number) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const now = useNow();
  return useCallback(
    (instant) => {
      const day = localDay(instant);
      if (day === localDay(now)) return formatMessage({ id: 'messages.today' });
      if (day === localDay(now - DAY_MS)) return formatMessage({ id: 'messages.yesterday' });
      return formats.plainDate(day, day.slice(0, 4) === localDay(now).slice(0, 4) ? 'day' : 'full');
    },
    [formatMessage, formats, now],
  );
}

function Head({ thread, window }: Pick<ThreadViewProps, 'thread' | 'window'>): ReactElement {
  if (thread.olderFailed) {
    return (
      <span role="alert">
        <FormattedMessage id="messages.older_failed" />
        <Button variant="quiet" size="small" onClick={thread.older}>
          <FormattedMessage id="messages.try_again" />
        </Button>
      </span>
    );
  }
  return <FormattedMessage id={window.hasOlder ? 'messages.older' : 'messages.thread_begin'} />;
}

/** What waits of this thread, and how each of it stands. */
function useUnsent(conversationId: string) {
  const { entries, sendingId, percent, isStalled } = useUnsentMessages();
  const unsent = useMemo(
    () => entries.filter((message) => message.conversationId === conversationId),
    [entries, conversationId],
  );
  const stateOf = ({ clientId, fault }: UnsentMessage): UnsentState => {
    if (fault !== null) return 'failed';
    return clientId === sendingId || !isStalled ? 'sending' : 'waiting';
  };
  const percentOf = ({ clientId }: UnsentMessage): number | null => (clientId === sendingId ? percent : null);
  return { unsent, stateOf, percentOf };
}

interface Announced {
  readonly window: ThreadWindow;
  readonly ownId: string;
}

/** Says a message of another's that comes while the thread is open. */
function Announcement({ window, ownId }: Announced): ReactElement {
  const wordsOf = useMessageWords();
  const last = window.messages.at(-1);
  const [openedAt] = useState(lastSequenceOf(window));
  const isNews = last !== undefined && last.sequence > openedAt && last.authorId !== ownId && !hasNewer(window);
  return <VisuallyHidden role="status">{isNews ? [last.authorName, wordsOf(last)].join(': ') : ''}</VisuallyHidden>;
}

interface JumpProps {
  readonly count: number;
  readonly onJump: () => void;
}

/** The way to the first unread, where it is not on this part of the thread. */
function ToUnread({ count, onJump }: JumpProps): ReactElement | null {
  if (!(count > 0)) return null;
  return (
    <Button size="small" variant="secondary" startIcon={<ChevronUpIcon />} onClick={onJump}>
      <FormattedMessage id="messages.to_unread" values={{ count }} />
    </Button>
  );
}

/** The way to the newest, and how many have come that were not seen. */
function ToNewest({ count, onJump }: JumpProps): ReactElement {
  return (
    <Button size="small" variant="secondary" startIcon={<ChevronDownIcon />} onClick={onJump}>
      {count > 0 ? (
        <FormattedMessage id="messages.to_newest_count" values={{ count }} />
      ) : (
        <FormattedMessage id="messages.to_newest" />
      )}
    </Button>
  );
}

/** MSG-01: the messages of a thread, from the part that the reader asked for. */
export function ThreadView(props: ThreadViewProps): ReactElement {
  const { conversation, ownId, thread, window, found, typists, onReport } = props;
  const { formatMessage } = useIntl();
  const outbox = useMessagesOutbox();
  const dayWords = useDayWords();
  const members = useLiveMembers(conversation);
  const markRead = useMarkRead(conversation);
  const { unsent, stateOf, percentOf } = useUnsent(conversation.id);
  const list = useRef<ThreadHandle>(null);
  const [isAtEnd, setAtEnd] = useState(thread.opensAt === undefined);
  const [seenTo, setSeenTo] = useState(0);
  // As it was when the thread was opened: the line stays where it is while the reader reads on.
  const [unreadAfter] = useState(conversation.unread > 0 ? conversation.readSequence : Number.NaN);
  const rows = useMemo(() => rowsOf(window.messages, unsent), [window.messages, unsent]);
  const held = heldBackOf(window);
  const shown = useMemo(() => rows.slice(held), [rows, held]);
  const readers = useMemo(() => readersBySequence(window.messages, members, ownId), [window.messages, members, ownId]);
  const first = firstSequenceOf(window) + held;
  // The reader's own words are not unread to the reader. A part that begins later does not have the line.
  const firstUnread =
    first > unreadAfter + 1
      ? undefined
      : window.messages.find(({ sequence, authorId }) => sequence > unreadAfter && authorId !== ownId)?.sequence;
  const last = lastSequenceOf(window);
  const isMore = hasNewer(window);

  const onSeen = useCallback(
    (_from: number, to: number) => {
      const sequence = Math.min(first + to, last);
      setSeenTo((before) => Math.max(before, sequence));
      markRead(sequence);
    },
    [first, last, markRead],
  );
  useEffect(() => {
    if (isAtEnd && !isMore) markRead(last);
  }, [isAtEnd, isMore, last, markRead]);

  const toNewest = (): void => {
    if (isMore) void thread.show(undefined);
    else list.current?.toEnd();
  };
  const name = otherSideOf(conversation)?.name ?? '';
  const known = Math.max(last, conversation.lastSequence);
  const renderRow = (row: ThreadRow, place: number): ReactElement => (
    <MessageRow
      row={row}
      day={beginsDay(rows, place + held) ? dayWords(instantOf(row)) : undefined}
      isFirstUnread={row.kind === 'sent' && row.message.sequence === firstUnread}
      isJoined={isJoined(rows, place + held, firstUnread)}
      isFound={row.kind === 'sent' && row.message.sequence === found}
      conversation={conversation}
      ownId={ownId}
      readers={row.kind === 'sent' ? (readers.get(row.message.sequence) ?? '') : ''}
      unsentState={row.kind === 'unsent' ? stateOf(row.message) : 'sending'}
      percent={row.kind === 'unsent' ? percentOf(row.message) : null}
      onRetry={(clientId) => void outbox?.retry(clientId)}
      onDiscard={(clientId) => void outbox?.discard(clientId)}
      onReport={onReport}
    />
  );

  return (
    <>
      <Announcement window={window} ownId={ownId} />
      <Thread
        // Another part of the thread is another list: it opens where the reader asked to be.
        key={thread.part}
        ref={list}
        label={formatMessage({ id: 'messages.thread' }, { name })}
        items={shown}
        firstNumber={first}
        opensAt={thread.opensAt === undefined ? undefined : Math.max(0, thread.opensAt - first)}
        keyOf={keyOfRow}
        onOlder={thread.older}
        onNewer={() => {
          if (isMore) thread.newer();
        }}
        onAtEnd={setAtEnd}
        onSeen={onSeen}
        isWhole={!isMore}
        follows={(items) => items.at(-1)?.kind === 'unsent'}
        head={<Head thread={thread} window={window} />}
        foot={<TypingLine typists={typists} conversation={conversation} />}
        above={<ToUnread count={first - unreadAfter - 1} onJump={() => void thread.show(unreadAfter + 1)} />}
        below={
          isAtEnd && !isMore ? null : (
            <ToNewest count={known - Math.max(seenTo, conversation.readSequence)} onJump={toNewest} />
          )
        }
      >
        {renderRow}
      </Thread>
    </>
  );
}
