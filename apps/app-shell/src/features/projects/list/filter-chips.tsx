import { Button } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilterChip, FilterChipList } from '../../../lists/filter-chips.js';
import { NearButton } from '../../../lists/near-button.js';
import { useFilterWords } from './filter-words.js';
import { activeFilters, isHome } from './project-filters.js';
import type { ProjectFilterState } from './use-project-filters.js';

export interface FilterChipsProps {
  readonly state: ProjectFilterState;
  /** After the filters: what else can be done with them. */
  readonly children?: ReactNode;
}

/** PROJ-07: what is asked for, each taken away by a press; one's own area comes back by one. */
export function FilterChips({ state, children }: FilterChipsProps): ReactElement | null {
  const { filters, home, change, clear } = state;
  const words = useFilterWords(filters);
  const active = activeFilters(filters);
  const isAtHome = isHome(filters, home);
  const isBeginning = active.length === 0 || (isAtHome && active.length === 1);
  const canGoHome = home.radius !== '' && !isAtHome;
  if (active.length === 0 && !canGoHome) return null;
  return (
    <FilterChipList>
      {active.map((filter) => (
        <FilterChip
          key={`${filter.name}-${filter.value}`}
          words={words(filter)}
          onRemove={() => change(filter.without)}
        />
      ))}
      {isBeginning ? null : (
        <li>
          <Button variant="quiet" size="small" onClick={clear}>
            <FormattedMessage id="projects.list.clear" />
          </Button>
        </li>
      )}
      {canGoHome ? <NearButton miles={home.radius} zip={home.zip} onPress={() => change(home)} /> : null}
      {isBeginning || children === undefined ? null : <li>{children}</li>}
    </FilterChipList>
  );
}
