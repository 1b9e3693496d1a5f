import { useListConversationsQuery } from '@cw/api-client';
import { MESSAGE_LIMITS } from '@cw/domain';
import {
  ButtonLink,
  EmptyState,
  FilteredList,
  PageHeading,
  styled,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@cw/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { ListPage, ListPages } from '../../../lists/list-page.js';
import { said } from '../../../lists/said.js';
import type { PagePlace } from '@cw/ui';
import { ConversationRow } from './conversation-row.js';

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h1, & h2': theme.typography.h2,
}));

export interface ConversationListProps {
  readonly ownId: string;
  readonly isContractor: boolean;
  readonly openId: string | undefined;
}

function NoConversations({ isContractor }: Pick<ConversationListProps, 'isContractor'>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: 'messages.empty_title' })}
      action={
        <ButtonLink variant="primary" href={paths.projects}>
          <FormattedMessage id={isContractor ? 'messages.to_work' : 'messages.to_projects'} />
        </ButtonLink>
      }
    >
      <FormattedMessage id={isContractor ? 'messages.empty_contractor' : 'messages.empty_client'} />
    </EmptyState>
  );
}

interface PageProps extends ConversationListProps {
  readonly place: PagePlace;
  readonly q: string;
  readonly unread: boolean;
}

function ConversationPage({ place, q, unread, ownId, isContractor, openId }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListConversationsQuery(
    said({ cursor: place.cursor, q: q === '' ? undefined : q, unread: unread ? true : undefined }),
  );
  const nothing =
    q === '' && !unread ? (
      <NoConversations isContractor={isContractor} />
    ) : (
      <Typography variant="body2" sx={{ p: 2 }}>
        <FormattedMessage id={q === '' ? 'messages.none_unread' : 'messages.find_none'} />
      </Typography>
    );
  return (
    <ListPage
      place={place}
      read={read}
      words={{
        failed: formatMessage({ id: 'messages.list_failed' }),
        more: formatMessage({ id: 'messages.list_more' }),
        loadingMore: formatMessage({ id: 'messages.list_loading' }),
        loading: formatMessage({ id: 'messages.list_loading' }),
      }}
      empty={nothing}
      skeletonRows={4}
    >
      {(items) => (
        <ul aria-label={formatMessage({ id: 'messages.list' })}>
          {items.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow conversation={conversation} ownId={ownId} isOpen={conversation.id === openId} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

const PAUSE_MS = 300;

/** The reader's threads, the newest first, with a way to find one. */
export function ConversationList(props: ConversationListProps): ReactElement {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [unread, setUnread] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const title = formatMessage({ id: 'messages.title' });
  return (
    <>
      <Top>
        {props.openId === undefined ? <PageHeading title={title} /> : <h2>{title}</h2>}
        <TextField
          name="find-conversation"
          type="search"
          label={formatMessage({ id: 'messages.find' })}
          placeholder={formatMessage({ id: 'messages.find_hint' })}
          value={typed}
          maxLength={MESSAGE_LIMITS.searchMax}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={formatMessage({ id: 'messages.list' })}
          value={unread ? 'unread' : 'all'}
          onChange={(_, value: unknown) => {
            if (value !== null) setUnread(value === 'unread');
          }}
        >
          <ToggleButton value="all">
            <FormattedMessage id="messages.all" />
          </ToggleButton>
          <ToggleButton value="unread">
            <FormattedMessage id="messages.only_unread" />
          </ToggleButton>
        </ToggleButtonGroup>
      </Top>
      <div className="rows">
        <FilteredList name={`${q} ${unread}`} words="messages.list_counted">
          <ListPages>{(place) => <ConversationPage {...props} place={place} q={q} unread={unread} />}</ListPages>
        </FilteredList>
      </div>
    </>
  );
}
