import type { ManagedUser } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Button, EmptyState, Panel, StateChip, styled, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { RecordPage } from '../records/record-page.js';
import { RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { fullName } from './full-name.js';
import { isNarrowed, queryOf, searchOf, type UserFilters } from './user-filters.js';

export interface UserListProps {
  readonly filters: UserFilters;
  /** The account whose record is open. */
  readonly selected: string | undefined;
  readonly onClear: () => void;
}

const Person = styled('div')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  '& a': { color: 'inherit', fontWeight: 650 },
  '& .email': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'person', label: formatMessage({ id: 'admin.users.person' }) },
    { id: 'role', label: formatMessage({ id: 'admin.users.role' }), width: '7.5rem' },
    { id: 'state', label: formatMessage({ id: 'admin.users.state' }), width: '9rem' },
    { id: 'seen', label: formatMessage({ id: 'admin.users.seen' }), width: '9rem', spare: true },
    { id: 'joined', label: formatMessage({ id: 'admin.users.joined' }), width: '11rem', spare: true },
  ];
}

function useRow({ filters, selected }: Pick<UserListProps, 'filters' | 'selected'>): (user: ManagedUser) => RecordRow {
  const { formatMessage } = useIntl();
  const { Link, useNow } = useKit();
  const formats = useFormats();
  const now = useNow();
  return (user) => {
    const isOpen = user.id === selected;
    const { lastSeenAt } = user;
    return {
      id: user.id,
      selected: isOpen,
      cells: {
        person: (
          <Person>
            <Link
              to={`/users?${searchOf(filters, user.id).toString()}`}
              keepScroll
              {...(isOpen && { 'aria-current': 'true' })}
            >
              {fullName(user)}
            </Link>
            <div className="email">{user.email}</div>
          </Person>
        ),
        role: formatMessage({ id: `shell.role.${user.role}` }),
        state: <StateChip machine="account" state={user.status} />,
        seen: (
          <div className="sentence">
            {lastSeenAt === null ? formatMessage({ id: 'admin.users.never' }) : formats.ago(lastSeenAt, now)}
          </div>
        ),
        joined: formats.date(user.createdAt, 'full'),
      },
    };
  };
}

interface PageProps extends Omit<UserListProps, 'onClear'>, PagePlace {
  readonly columns: readonly Column[];
}

function UserPage({ filters, selected, cursor, ...page }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow({ filters, selected });
  const query = useKit().api.useListUsersQuery({ ...queryOf(filters), ...(cursor !== undefined && { cursor }) });
  return <RecordPage {...page} {...{ query, rowOf }} failed={formatMessage({ id: 'admin.users.error' })} />;
}

function Nobody({ filters, onClear }: Pick<UserListProps, 'filters' | 'onClear'>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: 'admin.users.empty' })}
      action={
        isNarrowed(filters) ? (
          <Button variant="primary" onClick={onClear}>
            <FormattedMessage id="admin.users.clear" />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage id="admin.users.empty_text" />
    </EmptyState>
  );
}

function Pages({ filters, selected, onClear }: UserListProps): ReactElement {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  const query = useKit().api.useListUsersQuery(queryOf(filters));
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.users.error' })}
      loading={formatMessage({ id: 'admin.users.loading' })}
      empty={<Nobody filters={filters} onClear={onClear} />}
    >
      <RecordTable label={formatMessage({ id: 'admin.users.title' })} columns={columns}>
        <CursorPages>{(place) => <UserPage {...place} {...{ columns, filters, selected }} />}</CursorPages>
      </RecordTable>
    </FirstPage>
  );
}

/** Newest first, page after page; other filters begin anew. */
export function UserList(props: UserListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.users.list' })}>
      <Pages key={searchOf(props.filters).toString()} {...props} />
    </Panel>
  );
}
