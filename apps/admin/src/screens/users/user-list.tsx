import type { ManagedUser } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { Button, EmptyState, LoadingState, Panel, SkeletonRows, StateChip, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { RecordRows, RecordTable, type Column, type RecordRow } from '../records/record-table.js';
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

interface PageProps extends Omit<UserListProps, 'onClear'> {
  readonly columns: readonly Column[];
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function UserPage({ columns, cursor, isLast, onMore, ...list }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api } = useKit();
  const rowOf = useRow(list);
  const query = api.useListUsersQuery({ ...queryOf(list.filters), ...(cursor !== undefined && { cursor }) });
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.users.error' }) };
  return (
    <RecordRows
      columns={columns}
      rows={(query.data?.items ?? []).map(rowOf)}
      foot={hasFoot(foot) ? <PageFoot {...foot} /> : undefined}
    />
  );
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
  const { api, LoadError, useCursors } = useKit();
  const columns = useColumns();
  const { cursors, more } = useCursors();
  const { data, error, isFetching, refetch } = api.useListUsersQuery(queryOf(filters));
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'admin.users.error' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'admin.users.loading' })}>
        <SkeletonRows count={5} />
      </LoadingState>
    );
  }
  if (data.items.length === 0) return <Nobody filters={filters} onClear={onClear} />;
  return (
    <RecordTable label={formatMessage({ id: 'admin.users.title' })} columns={columns}>
      {cursors.map((cursor, index) => (
        <UserPage
          key={cursor ?? ''}
          {...{ columns, cursor, filters, selected }}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </RecordTable>
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
