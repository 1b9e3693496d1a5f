import { useListMessagesQuery, type ConversationView } from '@cw/api-client';
import { MESSAGE_LIMITS } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Button, CloseIcon, IconButton, PersonsWords, styled, TextField } from '@cw/ui';
import { useDeferredValue, useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMessageWords } from '../words.js';

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxHeight: '45%',
  padding: theme.spacing(1.5, 2),
  overflowY: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  '& .field': { display: 'flex', alignItems: 'flex-end', gap: theme.spacing(1), '& > div': { flex: 1 } },
  '& li button': {
    display: 'grid',
    gap: 2,
    width: '100%',
    minHeight: 44,
    padding: theme.spacing(1),
    textAlign: 'left',
    font: 'inherit',
    color: 'inherit',
    border: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
    '&[aria-current]': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}` },
  },
  '& .note': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .words': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
}));

const PAUSE_MS = 300;
const DOT = ' · ';

/** What is typed, once the typing rests. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return useDeferredValue(rested);
}

interface FoundProps {
  readonly id: string;
  readonly q: string;
  readonly cursor?: string;
  readonly current: number | undefined;
  readonly onFound: (sequence: number) => void;
}

function Found({ id, q, cursor, current, onFound }: FoundProps): ReactElement | null {
  const formats = useFormats();
  const wordsOf = useMessageWords();
  const [next, setNext] = useState<string>();
  const { data, error } = useListMessagesQuery({ id, q, ...(cursor !== undefined && { cursor }) });
  if (error !== undefined) {
    return (
      <p role="alert">
        <FormattedMessage id="messages.search.failed" />
      </p>
    );
  }
  if (data === undefined) return null;
  return (
    <>
      {cursor === undefined ? (
        <p className="note" role="status">
          <FormattedMessage id="messages.search.found" values={{ count: data.items.length }} />
        </p>
      ) : null}
      <ul>
        {data.items.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              onClick={() => onFound(message.sequence)}
              {...(message.sequence === current && { 'aria-current': true })}
            >
              <span className="note">{[message.authorName, formats.dateTime(message.sentAt)].join(DOT)}</span>
              <PersonsWords className="words">{wordsOf(message)}</PersonsWords>
            </button>
          </li>
        ))}
      </ul>
      {data.nextCursor === null || next !== undefined ? null : (
        <Button variant="quiet" size="small" onClick={() => setNext(data.nextCursor ?? undefined)}>
          <FormattedMessage id="messages.search.more" />
        </Button>
      )}
      {next === undefined ? null : <Found {...{ id, q, current, onFound }} cursor={next} />}
    </>
  );
}

export interface SearchProps {
  readonly conversation: ConversationView;
  readonly current: number | undefined;
  readonly onFound: (sequence: number) => void;
  readonly onClose: () => void;
}

/** Words anywhere in the thread; each message found leads to where it stands. */
export function ThreadSearch({ conversation, current, onFound, onClose }: SearchProps): ReactElement {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const q = useRested(typed);
  useEffect(() => field.current?.focus(), []);
  return (
    <Ground
      role="search"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className="field">
        <TextField
          ref={field}
          name="thread-search"
          type="search"
          label={formatMessage({ id: 'messages.search.label' })}
          value={typed}
          maxLength={MESSAGE_LIMITS.searchMax}
          onChange={({ target }) => setTyped(target.value)}
        />
        <IconButton aria-label={formatMessage({ id: 'messages.search.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {q === '' ? null : <Found key={q} id={conversation.id} {...{ q, current, onFound }} />}
    </Ground>
  );
}
