import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { filtersOf, NO_FILTERS, searchOf, type ProjectFilters } from './project-filters.js';

export interface ProjectFilterState {
  readonly filters: ProjectFilters;
  readonly change: (part: Partial<ProjectFilters>) => void;
  readonly clear: () => void;
}

/** PROJ-07: the filters as they stand in the address. */
export function useProjectFilters(): ProjectFilterState {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersOf(search), [search]);
  const change = useCallback(
    (part: Partial<ProjectFilters>) =>
      setSearch((before) => searchOf({ ...filtersOf(before), ...part }), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const clear = useCallback(
    () =>
      setSearch((before) => searchOf({ ...NO_FILTERS, sort: filtersOf(before).sort }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return { filters, change, clear };
}
