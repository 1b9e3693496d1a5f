import { useGetMyContractorProfileQuery, useSession } from '@cw/api-client';
import { isContractor, type ProjectScope } from '@cw/domain';
import { useCallback, useMemo } from 'react';
import { useAddressSearch } from '../../../app/routes/address-search.js';
import {
  addressOf,
  filtersOf,
  NO_FILTERS,
  NO_HOME,
  radiusOf,
  type HomeArea,
  type ProjectFilters,
} from './project-filters.js';

export interface ProjectFilterState {
  /** As they stand in the address; a contractor's own area stands in for the one that is not named. */
  readonly filters: ProjectFilters;
  /** The reader's own area. */
  readonly home: HomeArea;
  /** The reader has not said yet where it works. */
  readonly lacksHome: boolean;
  /** Not before is it known where the reader's own area is. */
  readonly isReady: boolean;
  readonly change: (part: Partial<ProjectFilters>) => void;
  /** Everything, wherever it is. */
  readonly clear: () => void;
}

/** How a list is looked at stays, whatever is looked for. */
const KEPT = ['view'] as const;

function rewritten(before: URLSearchParams, filters: ProjectFilters, home: HomeArea): URLSearchParams {
  const after = addressOf(filters, home);
  for (const name of KEPT) {
    const value = before.get(name);
    if (value !== null) after.set(name, value);
  }
  return after;
}

function useHome(scope: ProjectScope): Pick<ProjectFilterState, 'home' | 'lacksHome' | 'isReady'> {
  const session = useSession();
  const skip = scope !== 'available' || session.status !== 'signed-in' || !isContractor(session.user.role);
  const { data, isError } = useGetMyContractorProfileQuery(undefined, { skip });
  const zip = data?.zip ?? '';
  const radius = zip === '' ? '' : radiusOf(String(data?.serviceRadiusMiles));
  const home = useMemo(() => (zip === '' ? NO_HOME : { zip, radius }), [zip, radius]);
  return { home, lacksHome: data !== undefined && zip === '', isReady: skip || data !== undefined || isError };
}

/** PROJ-07: the filters as they stand in the address; a contractor begins with what is in reach. */
export function useProjectFilters(scope: ProjectScope): ProjectFilterState {
  const [search, changeSearch] = useAddressSearch();
  const { home, ...known } = useHome(scope);
  const filters = useMemo(() => filtersOf(search, home), [search, home]);
  const rewrite = useCallback(
    (next: (filters: ProjectFilters) => ProjectFilters) =>
      changeSearch((before) => rewritten(before, next(filtersOf(before, home)), home), {
        replace: true,
        preventScrollReset: true,
      }),
    [changeSearch, home],
  );
  const change = useCallback((part: Partial<ProjectFilters>) => rewrite((now) => ({ ...now, ...part })), [rewrite]);
  const clear = useCallback(() => rewrite(({ sort }) => ({ ...NO_FILTERS, sort })), [rewrite]);
  return { ...known, filters, home, change, clear };
}
