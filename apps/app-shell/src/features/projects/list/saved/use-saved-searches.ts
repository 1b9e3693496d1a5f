import { useListSavedSearchesQuery, type SavedSearchView } from '@cw/api-client';
import { SAVED_SEARCH_LIMITS } from '@cw/domain';

/** So many are counted, then it says "or more". */
export const NEW_SHOWN_MAX = 20;

export interface KnownSearches {
  readonly items: readonly SavedSearchView[];
  readonly isKnown: boolean;
  readonly isFull: boolean;
  /** New projects over all of them. */
  readonly newCount: number;
}

/** What there is of saved filters, as far as it is known; what failed to load is said where they are listed. */
export function useSavedSearches(): KnownSearches {
  const { data } = useListSavedSearchesQuery();
  const items = data?.items ?? [];
  return {
    items,
    isKnown: data !== undefined,
    isFull: items.length >= SAVED_SEARCH_LIMITS.perAccount,
    newCount: items.reduce((sum, { newCount }) => sum + newCount, 0),
  };
}
