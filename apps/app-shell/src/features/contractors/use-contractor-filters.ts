import { useListProjectsQuery } from '@cw/api-client';
import { useCallback, useMemo } from 'react';
import { useAddressSearch } from '../../app/routes/address-search.js';
import { ANY_DISTANCE, filtersOf, NO_FILTERS, searchOf, type ContractorFilters } from './contractor-filters.js';

export interface ContractorFilterState {
  /** As they stand in the address; the ZIP of one's own project stands in for the one that is not named. */
  readonly filters: ContractorFilters;
  /** Where the reader needs a contractor; empty where that is not known. */
  readonly homeZip: string;
  /** Not before is it known where that is. */
  readonly isReady: boolean;
  readonly change: (part: Partial<ContractorFilters>) => void;
  /** Everybody, wherever they are. */
  readonly clear: () => void;
}

/** Of one's open projects the one that closes soonest needs a contractor first. */
const MOST_URGENT = { scope: 'mine', status: 'open', sort: 'closing', limit: 1 } as const;

function useHomeZip(): Pick<ContractorFilterState, 'homeZip' | 'isReady'> {
  const { data, isError } = useListProjectsQuery(MOST_URGENT);
  return { homeZip: data?.items[0]?.zip ?? '', isReady: data !== undefined || isError };
}

/** CON-03: the filters as they stand in the address; a client begins with who is near its project. */
export function useContractorFilters(): ContractorFilterState {
  const [search, changeSearch] = useAddressSearch();
  const { homeZip, isReady } = useHomeZip();
  const filters = useMemo(() => filtersOf(search, homeZip), [search, homeZip]);
  const change = useCallback(
    (part: Partial<ContractorFilters>) =>
      changeSearch((before) => searchOf({ ...filtersOf(before, homeZip), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [changeSearch, homeZip],
  );
  const clear = useCallback(
    () => change({ ...NO_FILTERS, ...(homeZip !== '' && { radius: ANY_DISTANCE }) }),
    [change, homeZip],
  );
  return { filters, homeZip, isReady, change, clear };
}
