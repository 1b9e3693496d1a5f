import type { ConversationRecord, ConversationView, RecordedMessage } from '@cw/api-client';
import { documentAddresses } from '@cw/domain';
import { quickReplyWords } from '@cw/i18n';
import { useFormats, useLocale } from '@cw/i18n/react';
import {
  Banner,
  Button,
  DocumentButton,
  LoadingState,
  MessageBubble,
  PersonsWords,
  SkeletonRows,
  styled,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';

const Talk = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 2) },
  '& .head > h3': { ...theme.typography.rowTitle, flex: 1, minWidth: '12rem', overflowWrap: 'anywhere' },
  '& ol, & ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .foot': { display: 'grid', justifyItems: 'center', padding: theme.spacing(2, 2, 0) },
}));

const Rows = styled('div')(({ theme }) => ({
  maxHeight: '36rem',
  overflowY: 'auto',
  paddingBottom: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.default,
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
}));

interface SaidProps {
  readonly message: RecordedMessage;
}

function Words({ message: { body, reply, state } }: SaidProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  if (reply !== null) return <>{quickReplyWords(reply, locale, formatMessage)}</>;
  return body === null ? <FormattedMessage id={`messages.message.${state}`} /> : <PersonsWords>{body}</PersonsWords>;
}

/** One message as it was sent: who, for which side, when, the words in their own language. */
function Said({ message }: SaidProps): ReactElement {
  const formats = useFormats();
  const { authorName, side, sentAt, files, state, reply, body } = message;
  const header = (
    <>
      <strong>{authorName}</strong>
      <span>
        <FormattedMessage id={`messages.side.${side}`} />
      </span>
      <time dateTime={sentAt}>{formats.dateTime(sentAt)}</time>
    </>
  );
  const isHidden = state === 'hidden' && body !== null;
  const foot = isHidden ? 'messages.message.hidden' : reply === null ? undefined : 'messages.message.quick';
  return (
    <MessageBubble
      mine={side === 'contractor'}
      looks={state === 'sent' ? 'plain' : 'gone'}
      header={header}
      footer={foot === undefined ? undefined : <FormattedMessage id={foot} />}
    >
      {body === '' && reply === null ? null : (
        <div className="words">
          <Words message={message} />
        </div>
      )}
      {files.length === 0 ? null : (
        <ul>
          {files.map(({ id, name }) => (
            <li key={id}>{name ?? id}</li>
          ))}
        </ul>
      )}
    </MessageBubble>
  );
}

interface PartProps {
  readonly id: string;
  /** After which message the part begins. */
  readonly since: number;
  /** The last of the parts that were asked for: it offers the next one. */
  readonly isLast: boolean;
  readonly onMore: (since: number) => void;
}

const nextOf = ({ messages, lastSequence }: ConversationRecord): number | undefined => {
  const last = messages.at(-1)?.sequence ?? lastSequence;
  return last < lastSequence ? last : undefined;
};

function Part({ id, since, isLast, onMore }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data, error, isFetching, refetch } = api.useGetConversationRecordQuery({ id, sinceSequence: since });
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'admin.talk.failed' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'admin.talk.loading' })}>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
  const next = nextOf(data);
  return (
    <>
      {data.faults.length > 0 && since === 0 ? (
        <Banner kind="broken" title={formatMessage({ id: 'admin.talk.faults' })}>
          {data.faults.join(', ')}
        </Banner>
      ) : null}
      <ol>
        {data.messages.map((message) => (
          <li key={message.sequence}>
            <Said message={message} />
          </li>
        ))}
      </ol>
      {isLast && next !== undefined ? (
        <div className="foot">
          <Button variant="secondary" size="small" onClick={() => onMore(next)}>
            <FormattedMessage id="admin.talk.more" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

export interface RecordedTalkProps {
  readonly conversation: ConversationView;
}

/** A conversation as evidence, read only, part after part; whole as a PDF. */
export function RecordedTalk({ conversation: { id, members } }: RecordedTalkProps): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const [parts, setParts] = useState<readonly number[]>([0]);
  const label = formatMessage({ id: 'admin.talk.label' }, { names: formatList(members.map(({ name }) => name)) });
  return (
    <Talk>
      <div className="head">
        <h3>{label}</h3>
        <DocumentButton href={documentAddresses.conversationRecord(id)}>
          <FormattedMessage id="messages.menu.record" />
        </DocumentButton>
      </div>
      <Rows role="region" aria-label={label} tabIndex={0}>
        {parts.map((since) => (
          <Part
            key={since}
            id={id}
            since={since}
            isLast={since === parts.at(-1)}
            onMore={(next) => setParts((before) => [...before, next])}
          />
        ))}
      </Rows>
    </Talk>
  );
}
