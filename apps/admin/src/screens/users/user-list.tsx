import { Button, EmptyState, Panel } from '@cw/ui';
import { useMemo, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CsvLink } from '../records/csv-link.js';
import { FRESH } from '../records/fresh.js';
import { namedSort, sortOf } from '../records/grid-sort.js';
import { RecordGrid } from '../records/record-grid.js';
import { useUserColumns } from './user-columns.js';
import { DEFAULT_SORT, isNarrowed, queryOf, USER_SORTS, type UserPlace } from './user-filters.js';

export interface UserListProps {
  readonly place: UserPlace;
  /** The account whose record is open. */
  readonly selected: string | undefined;
  readonly onChange: (part: Partial<UserPlace>) => void;
  readonly onClear: () => void;
}

function Nobody({ place, onClear }: Pick<UserListProps, 'place' | 'onClear'>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: 'admin.users.empty' })}
      action={
        isNarrowed(place) || place.cursor !== '' ? (
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

/** ADM-01: as many accounts as there are; sorted, narrowed and paged by the server. */
export function UserList({ place, selected, onChange, onClear }: UserListProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useKit().api.useListUsersQuery(queryOf(place), FRESH);
  const columns = useUserColumns(place, selected);
  const sort = useMemo(() => sortOf(place.sort === '' ? DEFAULT_SORT : place.sort), [place.sort]);
  return (
    <Panel flush label={formatMessage({ id: 'admin.users.list' })}>
      <RecordGrid
        name="users"
        label={formatMessage({ id: 'admin.users.title' })}
        loading={formatMessage({ id: 'admin.users.loading' })}
        failed={formatMessage({ id: 'admin.users.error' })}
        empty={<Nobody place={place} onClear={onClear} />}
        columns={columns}
        query={query}
        narrowedTo={JSON.stringify(queryOf({ ...place, sort: '', cursor: '' }))}
        selectedId={selected}
        sort={sort}
        onSort={(next) => onChange({ sort: namedSort(USER_SORTS, next) ?? '', cursor: '' })}
        onPage={(cursor) => onChange({ cursor })}
        actions={<CsvLink path="/api/admin/users.csv" query={queryOf({ ...place, cursor: '' })} />}
      />
    </Panel>
  );
}
