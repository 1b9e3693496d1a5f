import type { BoundValues } from '../../../common/persistence/bound-values.js';
import type { ProjectSearch } from './project-search.js';

/** Where a list is looked at from, and what a project's way there is in miles. */
export interface ListPlace {
  /** Null when nobody asked from anywhere. */
  readonly milesTo: ((columns: 'p' | 'z') => string) | null;
}

export function placeOf({ center }: ProjectSearch, values: BoundValues): ListPlace {
  if (center === null) return { milesTo: null };
  const from = [center.latitude, center.longitude]
    .map((degrees) => values.bind(degrees, 'double precision'))
    .join(', ');
  return { milesTo: (columns) => `distance_miles(${columns}.latitude, ${columns}.longitude, ${from})` };
}

/** A test of each row. Its sign stands in the name of a statement, which Postgres lets have 63 letters. */
export interface ListFilter {
  readonly sign: string;
  readonly test: string;
}

const LEAST_ASKED_CENTS = 1;
const NO_CEILING = '9223372036854775807';

/**
 * The tests of what was asked, and of nothing else: a statement is prepared for each choice of filters, so the planner
 * sees what it will really be asked, and a filter that nobody set costs no row anything.
 */
export function filtersOf(search: ProjectSearch, values: BoundValues): readonly ListFilter[] {
  const { category, priority, trades, closingBefore } = search;
  const filters: ListFilter[] = [];
  if (category !== null) filters.push({ sign: 'c', test: `p.category = ${values.bind(category, 'text')}` });
  if (priority !== null) filters.push({ sign: 'p', test: `p.priority = ${values.bind(priority, 'text')}` });
  if (trades !== null) filters.push({ sign: 't', test: anyTrade(values.bind(trades, 'text[]')) });
  filters.push(...budgetFilters(search, values));
  if (closingBefore !== null) filters.push({ sign: 'd', test: `p.closes_on <= ${values.bind(closingBefore, 'date')}` });
  return filters;
}

const anyTrade = (trades: string): string => `(p.category = ANY (${trades}) OR p.trades && ${trades})`;

/** What has no budget stands at zero, and fits no budget that is asked for. */
function budgetFilters({ minBudgetCents, maxBudgetCents }: ProjectSearch, values: BoundValues): ListFilter[] {
  if (minBudgetCents === null && maxBudgetCents === null) return [];
  const least = values.bind(Math.max(minBudgetCents ?? 0, LEAST_ASKED_CENTS), 'bigint');
  const most = values.bind(maxBudgetCents ?? NO_CEILING, 'bigint');
  return [{ sign: 'b', test: `p.top_budget_cents BETWEEN ${least} AND ${most}` }];
}
