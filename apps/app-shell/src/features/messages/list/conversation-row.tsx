import { usePresence, type ConversationView } from '@cw/api-client';
import { localDay } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  Avatar,
  CountBadge,
  MuteIcon,
  PersonsWords,
  PresenceGlyph,
  ProjectName,
  stateWordId,
  styled,
  VisuallyHidden,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { useNow } from '../../../time/use-now.js';
import { keptWords } from '../compose/kept-words.js';
import { otherSideOf, useMessageWords } from '../words.js';

const Row = styled(Link)(({ theme }) => {
  const { text, divider, primary, sunk } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(0, 1.5),
    padding: theme.spacing(1.5, 2),
    color: text.primary,
    textDecoration: 'none',
    borderBottom: `1px solid ${divider}`,
    '&:hover': { backgroundColor: sunk },
    '&[aria-current]': { backgroundColor: primary.soft, boxShadow: `inset 4px 0 0 ${primary.main}` },
    '&:focus-visible': { outlineOffset: -3 },
    '& .when, & .project': { ...theme.typography.caption, color: text.secondary },
    '& .words': {
      ...theme.typography.body2,
      gridArea: '3 / 2',
      color: text.secondary,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    '&.unread .words': { color: text.primary, fontWeight: 620 },
    '& .draft': { color: theme.vars.palette.warning.main, fontStyle: 'normal', fontWeight: 620 },
    // The title of the project has the whole width under the name and the time.
    '& .talk, & .side': { display: 'contents' },
    '& .avatar': { gridRow: '1 / span 3' },
    '& .name': { ...theme.typography.subtitle1, gridArea: '1 / 2', overflowWrap: 'anywhere' },
    '& .when': { gridArea: '1 / 3', paddingTop: 2 },
    '& .project': { gridArea: '2 / 2 / auto / span 2', overflowWrap: 'anywhere' },
    '& .marks': { gridArea: '3 / 3', justifySelf: 'end', display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
    '& .presence': { display: 'inline-flex', marginLeft: theme.spacing(0.75), verticalAlign: '-0.15em' },
  };
});

/** Whether somebody is there: shape and, for whoever listens, the word. */
function PresenceMark({ userId }: { readonly userId: string | undefined }): ReactElement | null {
  const { formatMessage } = useIntl();
  const presence = usePresence(userId);
  if (presence === undefined) return null;
  const word = formatMessage({ id: stateWordId('presence', presence) });
  return (
    <span className="presence" role="img" aria-label={word} title={word}>
      <PresenceGlyph presence={presence} />
    </span>
  );
}

interface RowProps {
  readonly conversation: ConversationView;
  readonly ownId: string;
  readonly isOpen: boolean;
}

/** What was said last, or what the reader has begun to write. */
function LastWords({ conversation, ownId }: Omit<RowProps, 'isOpen'>): ReactElement {
  const wordsOf = useMessageWords();
  const { id, lastMessage } = conversation;
  const draft = keptWords(ownId, id);
  if (draft !== '') {
    return (
      <em className="draft">
        <FormattedMessage id="messages.row.draft" values={{ words: <PersonsWords>{draft}</PersonsWords> }} />
      </em>
    );
  }
  if (lastMessage === null) return <FormattedMessage id="messages.row.nothing" />;
  const words = <PersonsWords>{wordsOf(lastMessage)}</PersonsWords>;
  if (lastMessage.authorId === ownId) return <FormattedMessage id="messages.row.you" values={{ words }} />;
  // Under the name of whom the thread is with stand their words alone: several may speak for the client.
  const { authorId, authorName: name } = lastMessage;
  if (name === '' || authorId === otherSideOf(conversation)?.userId) return words;
  return <FormattedMessage id="messages.row.by" values={{ name, words }} />;
}

/** One thread of the list: with whom, of which project, the last words, and how much is unread. */
export function ConversationRow({ conversation, ownId, isOpen }: RowProps): ReactElement {
  const formats = useFormats();
  const now = useNow();
  const { id, house, projectTitle, unread, lastAt, isMuted } = conversation;
  const other = otherSideOf(conversation);
  const isToday = localDay(Date.parse(lastAt)) === localDay(now);
  return (
    <Row
      to={paths.conversation(id)}
      className={unread > 0 ? 'unread' : ''}
      {...(isOpen && { 'aria-current': 'page' as const })}
    >
      <div className="avatar">
        <Avatar name={other?.name ?? ''} />
      </div>
      <div className="talk">
        <div className="name">
          {other?.name}
          <PresenceMark userId={other?.userId} />
        </div>
        <div className="project">
          <ProjectName brief house={house} title={projectTitle} />
        </div>
        <div className="words">
          <LastWords conversation={conversation} ownId={ownId} />
        </div>
      </div>
      <div className="side">
        <time className="when" dateTime={lastAt}>
          {isToday ? formats.time(lastAt) : formats.date(lastAt)}
        </time>
        <span className="marks">
          {isMuted ? (
            <>
              <MuteIcon />
              <VisuallyHidden>
                <FormattedMessage id="messages.row.muted" />
              </VisuallyHidden>
            </>
          ) : null}
          {unread > 0 ? (
            <>
              <CountBadge count={unread} />
              <VisuallyHidden>
                <FormattedMessage id="messages.row.unread" values={{ count: unread }} />
              </VisuallyHidden>
            </>
          ) : null}
        </span>
      </div>
    </Row>
  );
}
