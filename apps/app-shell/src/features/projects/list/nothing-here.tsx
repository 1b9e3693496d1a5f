import { useListProjectsQuery } from '@cw/api-client';
import type { ProjectScope } from '@cw/domain';
import { Button, ButtonLink, EmptyState, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { said } from '../../../lists/said.js';
import { useFilterWords } from './filter-words.js';
import { NothingNear, ShowFarther } from './nothing-near.js';
import { activeFilters, isNarrowed, queryOf, type ActiveFilter } from './project-filters.js';
import type { ProjectFilterState } from './use-project-filters.js';

export interface NothingHereProps {
  readonly scope: ProjectScope;
  readonly state: ProjectFilterState;
  /** The place of the map that is looked at. */
  readonly at?: { readonly zip: string; readonly onLeave: () => void };
  readonly promise?: 'late';
}

interface LoosenProps extends Pick<NothingHereProps, 'scope' | 'state'> {
  readonly filter: ActiveFilter;
}

/** Offered only where the list would have something without this one filter. */
function Loosen({ scope, state: { filters, change }, filter }: LoosenProps): ReactElement | null {
  const words = useFilterWords(filters);
  const query = queryOf({ ...filters, ...filter.without }, scope);
  const { data } = useListProjectsQuery(said({ ...query, limit: 1 }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <li>
      <Button size="small" onClick={() => change(filter.without)}>
        <FormattedMessage id="projects.list.loosen" values={{ filter: words(filter) }} />
      </Button>
    </li>
  );
}

function NothingFits({ scope, state }: Pick<NothingHereProps, 'scope' | 'state'>): ReactElement {
  const { formatMessage } = useIntl();
  const active = activeFilters(state.filters);
  return (
    <EmptyState
      drawing="tape"
      title={formatMessage({ id: 'projects.list.empty_filtered_title' })}
      action={
        <Button variant="primary" onClick={state.clear}>
          <FormattedMessage id="projects.list.clear" />
        </Button>
      }
    >
      <FormattedMessage id="projects.list.empty_filtered_text" />
      {active.length < 2 ? null : (
        <Stack
          component="ul"
          direction="row"
          aria-label={formatMessage({ id: 'projects.list.empty_loosen' })}
          sx={{ listStyle: 'none', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, '& > li:empty': { display: 'none' } }}
        >
          {active.map((filter) =>
            filter.name === 'near' ? (
              <li key="near">
                <ShowFarther state={state} />
              </li>
            ) : (
              <Loosen key={`${filter.name}-${filter.value}`} {...{ scope, state, filter }} />
            ),
          )}
        </Stack>
      )}
    </EmptyState>
  );
}

/** Why there is nothing, and what to do about it. */
export function NothingHere({ scope, state, at, promise }: NothingHereProps): ReactElement {
  const { formatMessage } = useIntl();
  if (promise !== undefined) {
    return <EmptyState drawing="toolbox" title={formatMessage({ id: 'projects.list.late_none' })} />;
  }
  if (at !== undefined) {
    return (
      <EmptyState
        drawing="tape"
        title={formatMessage({ id: 'projects.list.empty_at_title' }, { zip: at.zip })}
        action={
          <Button variant="primary" onClick={at.onLeave}>
            <FormattedMessage id="projects.list.at_all" />
          </Button>
        }
      />
    );
  }
  const [only, ...others] = activeFilters(state.filters);
  if (only?.name === 'near' && others.length === 0) return <NothingNear state={state} />;
  if (isNarrowed(state.filters)) return <NothingFits scope={scope} state={state} />;
  if (scope === 'available') {
    return (
      <EmptyState drawing="toolbox" title={formatMessage({ id: 'projects.list.empty_available_title' })}>
        <FormattedMessage id="projects.list.empty_available_text" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={formatMessage({ id: 'projects.list.empty_mine_title' })}
      action={
        <ButtonLink variant="primary" href={paths.createProject}>
          <FormattedMessage id="projects.list.create" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="projects.list.empty_mine_text" />
    </EmptyState>
  );
}
