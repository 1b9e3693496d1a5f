/** CON-03. */
export const CONTRACTOR_SORTS = ['newest', 'rating', 'name', 'location'] as const;
export type ContractorSort = (typeof CONTRACTOR_SORTS)[number];

/** What the directory is sorted by until somebody says otherwise. */
export const DEFAULT_CONTRACTOR_SORT: ContractorSort = 'newest';

/** All of them, or those whom the reader keeps as favorites. */
export const CONTRACTOR_SCOPES = ['all', 'favorites'] as const;
export type ContractorScope = (typeof CONTRACTOR_SCOPES)[number];

export const MIN_RATING = { min: 1, max: 5 } as const;

export const CONTRACTOR_LIMITS = {
  companyMax: 120,
  aboutMax: 3000,
  licenseNumberMax: 60,
  insuranceProviderMax: 120,
  serviceRadiusMinMiles: 5,
  serviceRadiusMaxMiles: 100,
  experienceYearsMax: 80,
  tradesMax: 11,
} as const;
