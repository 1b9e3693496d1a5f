/** A contractor's kept filters of Available Projects. */
export const SAVED_SEARCH_LIMITS = { nameMin: 1, nameMax: 60, perAccount: 20 } as const;

/** Search over everything: the shortest word worth a look, and how much is answered. */
export const SEARCH_LIMITS = { queryMin: 2, queryMax: 100, resultsDefault: 10, resultsMax: 30 } as const;

/** What a search over everything finds. */
export const FOUND_KINDS = ['project', 'request', 'condition', 'person'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
