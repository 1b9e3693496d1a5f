import type { ContractorSort, Point, ProjectCategory } from '@cw/domain';

/** What is asked of the directory of contractors. */
export interface DirectorySearch {
  readonly sort: ContractorSort;
  readonly limit: number;
  readonly trade: ProjectCategory | null;
  readonly minRating: number | null;
  readonly center: Point | null;
  readonly radiusMiles: number | null;
  /** Only the favorites of this account. */
  readonly favoritesOf: string | null;
  readonly after: readonly (string | number | null)[] | undefined;
}
