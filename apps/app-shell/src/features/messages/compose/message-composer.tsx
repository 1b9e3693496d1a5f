import type { ConversationView } from '@cw/api-client';
import { MESSAGE_LIMITS } from '@cw/domain';
import { acceptText, BoltReplyIcon, ClipIcon, Composer, FileList, IconButton, Tooltip, useToast } from '@cw/ui';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { v4 as uuid } from 'uuid';
import { useDraftSaid } from '../../../forms/use-draft-said.js';
import { dropDraftFile } from '../../../outbox/draft-files.js';
import { useMessagesOutbox, type UnsentMessage } from '../../../outbox/messages/unsent-message.js';
import { ContactNote } from './contact-note.js';
import { forgetWords, keepWords, keptWords, onWordsKept } from './kept-words.js';
import { QuickReplyPicker } from './quick-reply-picker.js';
import { MESSAGE_FILE_TYPES, useMessageFiles, type MessageFiles } from './use-message-files.js';

/** From here on the reader is told how much is left. */
const NEAR_LIMIT = 200;

export interface MessageComposerProps {
  readonly conversation: ConversationView;
  readonly ownId: string;
  readonly onInput: () => void;
  readonly onStop: () => void;
}

/** What is begun stays on this device for this thread and account, until it is sent. */
function useKeptWords(ownId: string, conversationId: string) {
  const [kept] = useState(() => keptWords(ownId, conversationId));
  const [words, setWords] = useState(kept);
  useDraftSaid(kept !== '');
  const change = (next: string): void => {
    setWords(next);
    keepWords(ownId, conversationId, next);
  };
  // Another tab has sent them, or gone on writing where this one began.
  useEffect(
    () => onWordsKept(ownId, conversationId, (now, before) => setWords((here) => (here === before ? now : here))),
    [ownId, conversationId],
  );
  return { words, change, empty: () => setWords('') };
}

/** What is on its way or has found nobody goes with the message; only what would be refused holds it back. */
const filesFaultOf = ({ items }: MessageFiles): 'files_unfit' | undefined =>
  items.some(({ isUnfit }) => isUnfit) ? 'files_unfit' : undefined;

interface ToolsProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onQuick: () => void;
}

function Tools({ onFiles, onQuick }: ToolsProps): ReactElement {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const attach = formatMessage({ id: 'messages.compose.attach' });
  const quick = formatMessage({ id: 'messages.quick.open' });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptText(MESSAGE_FILE_TYPES)}
        aria-label={attach}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Tooltip title={attach}>
        <IconButton aria-label={attach} onClick={() => input.current?.click()}>
          <ClipIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={quick}>
        <IconButton aria-label={quick} aria-haspopup="dialog" onClick={onQuick}>
          <BoltReplyIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}

/** How much is left near the limit, or what stands in the way. */
function useLimitText(length: number, filesFault: ReturnType<typeof filesFaultOf>): string | undefined {
  const { formatMessage } = useIntl();
  const left = MESSAGE_LIMITS.bodyMax - length;
  if (left < 0) return formatMessage({ id: 'messages.compose.too_long' }, { count: -left });
  if (left <= NEAR_LIMIT) return formatMessage({ id: 'messages.compose.left' }, { count: left });
  return filesFault === undefined ? undefined : formatMessage({ id: `messages.compose.${filesFault}` });
}

/** MSG-01: where a message is written; Send puts it into the outbox at once, and the outbox brings it there. */
export function MessageComposer({ conversation, ownId, onInput, onStop }: MessageComposerProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { id: conversationId, isAwarded, side } = conversation;
  const outbox = useMessagesOutbox();
  const { words, change: setWords, empty } = useKeptWords(ownId, conversationId);
  const [isPicking, setPicking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useMessageFiles(
    conversationId,
    useMemo(() => ({ userId: ownId, draft: `message.${conversationId}` }), [ownId, conversationId]),
  );
  const filesFault = filesFaultOf(files);
  const typed = words.trim();
  const isTooLong = typed.length > MESSAGE_LIMITS.bodyMax;
  const isEmpty = typed === '' && files.items.length === 0;
  const isBlocked = isEmpty || isTooLong || filesFault !== undefined || outbox === undefined;
  const limit = useLimitText(typed.length, filesFault);

  const isSending = useRef(false);
  useEffect(() => {
    isSending.current = false;
  }, [words, files.items]);

  const post = async (part: Pick<UnsentMessage, 'body' | 'reply' | 'attached'>): Promise<void> => {
    onStop();
    try {
      await outbox?.add({ clientId: uuid(), conversationId, ...part });
    } catch {
      // The device keeps nothing more: the words are given back.
      if (part.reply === null) setWords(part.body);
      toast({ kind: 'broken', title: formatMessage({ id: 'messages.send_failed' }) });
      return;
    }
    // Only now: a page that is closed between the two has the message twice on the device, and never nowhere.
    if (part.reply !== null) return;
    forgetWords(ownId, conversationId, words);
    for (const { id } of part.attached) void dropDraftFile(id);
  };
  const send = (): void => {
    // A second press may come before the field is drawn empty.
    if (isBlocked || isSending.current) return;
    isSending.current = true;
    void post({ body: typed, reply: null, attached: files.take() });
    empty();
    field.current?.focus();
  };
  const change = (next: string): void => {
    setWords(next);
    if (next === '') onStop();
    else onInput();
  };

  return (
    <>
      <Composer
        ref={field}
        label={formatMessage({ id: 'messages.compose.label' })}
        placeholder={formatMessage({ id: 'messages.compose.placeholder' })}
        sendLabel={formatMessage({ id: 'messages.compose.send' })}
        keys={formatMessage({ id: 'messages.compose.keys' })}
        value={words}
        onChange={change}
        onSend={send}
        disabled={isBlocked}
        limit={limit}
        isTooLong={isTooLong}
        tools={<Tools onFiles={files.add} onQuick={() => setPicking(true)} />}
        above={
          <>
            <FileList items={files.items} onRemove={files.remove} onRetry={files.retry} />
            {isAwarded ? null : <ContactNote words={words} />}
          </>
        }
      />
      {/* A reply that is chosen is sent at once, so none is offered before there is an outbox to take it. */}
      {isPicking && outbox !== undefined && side !== 'staff' ? (
        <QuickReplyPicker
          side={side}
          onClose={() => setPicking(false)}
          onSend={(reply) => {
            setPicking(false);
            void post({ body: '', reply, attached: [] });
          }}
        />
      ) : null}
    </>
  );
}
