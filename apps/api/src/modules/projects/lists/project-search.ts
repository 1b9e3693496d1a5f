import type { Point, Priority, ProjectCategory, ProjectSort, ProjectStatus } from '@cw/domain';

/** Whose projects a list shows. */
export type ListAudience = 'available' | 'owner' | 'contractor';

/** What is asked of a list of projects. */
export interface ProjectSearch {
  readonly audience: ListAudience;
  readonly actorId: string;
  /** A contractor's bids, or the projects a person was invited to; null for none. */
  readonly projectIds: readonly string[] | null;
  readonly sort: ProjectSort;
  readonly limit: number;
  readonly category: ProjectCategory | null;
  readonly priority: Priority | null;
  readonly trades: readonly ProjectCategory[] | null;
  readonly status: ProjectStatus | null;
  readonly minBudgetCents: number | null;
  readonly maxBudgetCents: number | null;
  readonly closingBefore: string | null;
  readonly words: string | null;
  /** What each of the words must begin with, in one's own lists. */
  readonly starts: readonly string[];
  readonly center: Point | null;
  readonly radiusMiles: number | null;
  readonly after: readonly (string | number | null)[] | undefined;
}
