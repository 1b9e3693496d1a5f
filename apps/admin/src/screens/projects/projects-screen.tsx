import { PROJECT_STATUSES, projectState } from '@cw/domain';
import { Button, EmptyState, PageTitle, Panel, SelectField, stateWordId } from '@cw/ui';
import { useMemo, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CsvLink } from '../records/csv-link.js';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';
import { namedSort, sortOf } from '../records/grid-sort.js';
import { RecordGrid } from '../records/record-grid.js';
import { SearchForm } from '../records/search-form.js';
import { useProjectColumns } from './project-columns.js';
import {
  DEFAULT_SORT,
  isNarrowed,
  NOTHING,
  placeOf,
  PROJECT_SORTS,
  queryOf,
  SEARCH_MAX,
  searchOf,
  YES_NO,
  type ProjectPlace,
} from './project-filters.js';

interface PartProps {
  readonly place: ProjectPlace;
  readonly go: (part: Partial<ProjectPlace>) => void;
}

function FilterBar({ place, go }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <SearchForm
      label={formatMessage({ id: 'admin.projects.filter' })}
      searchLabel={formatMessage({ id: 'admin.projects.search' })}
      q={place.q}
      max={SEARCH_MAX}
      columns={[2, 1, 1]}
      onSearch={(q) => go({ q, cursor: '' })}
    >
      <SelectField
        name="status"
        value={place.status}
        label={formatMessage({ id: 'admin.users.state' })}
        emptyLabel={formatMessage({ id: 'admin.users.any_state' })}
        options={PROJECT_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({
            id: stateWordId('project', projectState(status, status === 'in_progress' ? 'started' : null), 'staff'),
          }),
        }))}
        onChange={({ target }) =>
          go({ status: PROJECT_STATUSES.find((status) => status === target.value) ?? '', cursor: '' })
        }
      />
      <SelectField
        name="late"
        value={place.late}
        label={formatMessage({ id: 'admin.projects.promise' })}
        emptyLabel={formatMessage({ id: 'admin.users.any_email' })}
        options={YES_NO.map((one) => ({
          value: one,
          label: formatMessage({ id: one === 'yes' ? 'admin.projects.late' : 'admin.projects.in_time' }),
        }))}
        onChange={({ target }) => go({ late: YES_NO.find((one) => one === target.value) ?? '', cursor: '' })}
      />
    </SearchForm>
  );
}

function None({ place, go }: PartProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: 'admin.projects.empty' })}
      action={
        isNarrowed(place) ? (
          <Button variant="primary" onClick={() => go(NOTHING)}>
            <FormattedMessage id="admin.projects.clear" />
          </Button>
        ) : undefined
      }
    />
  );
}

/** ADM-01: every project, with whose it is, when it closes and what is held for it. */
export function ProjectsScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const { api, useSearch } = useKit();
  const [search, change] = useSearch();
  const place = placeOf(search);
  const go = (part: Partial<ProjectPlace>): void =>
    change((now) => searchOf({ ...placeOf(now), ...part }), { step: true });
  const query = api.useListProjectRecordsQuery(queryOf(place), useFreshEvery(COLLEAGUE_POLL_MS));
  const columns = useProjectColumns();
  const sort = useMemo(() => sortOf(place.sort === '' ? DEFAULT_SORT : place.sort), [place.sort]);
  return (
    <>
      <PageTitle title={formatMessage({ id: 'admin.projects.title' })} />
      <FilterBar place={place} go={go} />
      <Panel flush label={formatMessage({ id: 'admin.projects.list' })}>
        <RecordGrid
          name="projects"
          label={formatMessage({ id: 'admin.projects.title' })}
          loading={formatMessage({ id: 'admin.projects.loading' })}
          failed={formatMessage({ id: 'admin.projects.error' })}
          empty={<None place={place} go={go} />}
          columns={columns}
          lines={3}
          query={query}
          narrowedTo={JSON.stringify(queryOf({ ...place, sort: '', cursor: '' }))}
          selectedId={undefined}
          sort={sort}
          onSort={(next) => go({ sort: namedSort(PROJECT_SORTS, next) ?? '', cursor: '' })}
          onPage={(cursor) => go({ cursor })}
          actions={<CsvLink path="/api/admin/projects.csv" query={queryOf({ ...place, cursor: '' })} />}
        />
      </Panel>
    </>
  );
}
