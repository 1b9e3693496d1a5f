import { useGetMyContractorProfileQuery } from '@cw/api-client';
import type { ProjectScope } from '@cw/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { filtersOf, NO_FILTERS, searchOf, type ProjectFilters } from './project-filters.js';

export interface ProjectFilterState {
  /** As they stand in the address; a contractor's own ZIP stands in for the one that is not named. */
  readonly filters: ProjectFilters;
  /** The reader's own ZIP; empty where there is none. */
  readonly homeZip: string;
  /** Not before is it known where the reader's own ZIP is. */
  readonly isReady: boolean;
  readonly change: (part: Partial<ProjectFilters>) => void;
  readonly clear: () => void;
}

/** How a list is looked at stays, whatever is looked for. */
const KEPT = ['view'] as const;

function rewritten(before: URLSearchParams, filters: ProjectFilters): URLSearchParams {
  const after = searchOf(filters);
  for (const name of KEPT) {
    const value = before.get(name);
    if (value !== null) after.set(name, value);
  }
  return after;
}

/** A distance is from somewhere: the address names it, so that it means the same to whoever it is sent to. */
function placed(filters: ProjectFilters, homeZip: string): ProjectFilters {
  const needsPlace = filters.radius !== '' || filters.sort === 'distance';
  return needsPlace && filters.zip === '' ? { ...filters, zip: homeZip } : filters;
}

function useHomeZip(scope: ProjectScope): { readonly homeZip: string; readonly isReady: boolean } {
  const skip = scope !== 'available';
  const { data, isError } = useGetMyContractorProfileQuery(undefined, { skip });
  return { homeZip: data?.zip ?? '', isReady: skip || data !== undefined || isError };
}

/** PROJ-07: the filters as they stand in the address. */
export function useProjectFilters(scope: ProjectScope): ProjectFilterState {
  const [search, setSearch] = useSearchParams();
  const { homeZip, isReady } = useHomeZip(scope);
  const filters = useMemo(() => {
    const named = filtersOf(search);
    return named.zip === '' ? { ...named, zip: homeZip } : named;
  }, [search, homeZip]);
  const change = useCallback(
    (part: Partial<ProjectFilters>) =>
      setSearch((before) => rewritten(before, placed({ ...filtersOf(before), ...part }, homeZip)), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch, homeZip],
  );
  const clear = useCallback(
    () =>
      setSearch((before) => rewritten(before, placed({ ...NO_FILTERS, sort: filtersOf(before).sort }, homeZip)), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch, homeZip],
  );
  return { filters, homeZip, isReady, change, clear };
}
