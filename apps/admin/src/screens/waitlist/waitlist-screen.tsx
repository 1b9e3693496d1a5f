import { SIGN_UP_ROLES } from '@cw/domain';
import { Button, EmptyState, PageTitle, Panel, SelectField } from '@cw/ui';
import { useMemo, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CsvLink } from '../records/csv-link.js';
import { FRESH } from '../records/fresh.js';
import { namedSort, sortOf } from '../records/grid-sort.js';
import { RecordGrid } from '../records/record-grid.js';
import { SearchForm } from '../records/search-form.js';
import { useWaitlistColumns } from './waitlist-columns.js';
import {
  DEFAULT_SORT,
  isNarrowed,
  NOTHING,
  placeOf,
  queryOf,
  SEARCH_MAX,
  searchOf,
  WAITLIST_SORTS,
  type WaitlistPlace,
} from './waitlist-filters.js';

interface PartProps {
  readonly place: WaitlistPlace;
  readonly go: (part: Partial<WaitlistPlace>) => void;
}

function FilterBar({ place, go }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <SearchForm
      label={formatMessage({ id: 'admin.waitlist.filter' })}
      searchLabel={formatMessage({ id: 'admin.waitlist.search' })}
      q={place.q}
      max={SEARCH_MAX}
      columns={[2, 1]}
      onSearch={(q) => go({ q, cursor: '' })}
    >
      <SelectField
        name="role"
        value={place.role}
        label={formatMessage({ id: 'admin.users.role' })}
        emptyLabel={formatMessage({ id: 'admin.users.any_role' })}
        options={SIGN_UP_ROLES.map((role) => ({ value: role, label: formatMessage({ id: `shell.role.${role}` }) }))}
        onChange={({ target }) => go({ role: SIGN_UP_ROLES.find((role) => role === target.value) ?? '', cursor: '' })}
      />
    </SearchForm>
  );
}

function Nobody({ place, go }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  const narrowed = isNarrowed(place);
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: narrowed ? 'admin.waitlist.none' : 'admin.waitlist.empty' })}
      action={
        narrowed ? (
          <Button variant="primary" onClick={() => go(NOTHING)}>
            <FormattedMessage id="admin.waitlist.clear" />
          </Button>
        ) : undefined
      }
    >
      <FormattedMessage id={narrowed ? 'admin.waitlist.none_text' : 'admin.waitlist.empty_text'} />
    </EmptyState>
  );
}

/** WAIT-01: who wants to join the beta. */
export function WaitlistScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const { api, useSearch } = useKit();
  const [search, change] = useSearch();
  const place = placeOf(search);
  const go = (part: Partial<WaitlistPlace>): void =>
    change((now) => searchOf({ ...placeOf(now), ...part }), { step: true });
  const query = api.useListWaitlistQuery(queryOf(place), FRESH);
  const columns = useWaitlistColumns();
  const sort = useMemo(() => sortOf(place.sort === '' ? DEFAULT_SORT : place.sort), [place.sort]);
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'admin.waitlist.title' })}
        subtitle={<FormattedMessage id="admin.waitlist.subtitle" />}
      />
      <FilterBar place={place} go={go} />
      <Panel flush label={formatMessage({ id: 'admin.waitlist.list' })}>
        <RecordGrid
          name="waitlist"
          label={formatMessage({ id: 'admin.waitlist.title' })}
          loading={formatMessage({ id: 'admin.waitlist.loading' })}
          failed={formatMessage({ id: 'admin.waitlist.error' })}
          empty={<Nobody place={place} go={go} />}
          columns={columns}
          query={query}
          narrowedTo={JSON.stringify(queryOf({ ...place, sort: '', cursor: '' }))}
          selectedId={undefined}
          sort={sort}
          onSort={(next) => go({ sort: namedSort(WAITLIST_SORTS, next) ?? '', cursor: '' })}
          onPage={(cursor) => go({ cursor })}
          actions={<CsvLink path="/api/admin/waitlist.csv" query={queryOf({ ...place, cursor: '' })} />}
        />
      </Panel>
    </>
  );
}
