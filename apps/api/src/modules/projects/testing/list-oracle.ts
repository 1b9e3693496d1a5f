import { distanceMiles, isContractor, type Actor, type Point, type ProjectSort } from '@cw/domain';
import type { ProjectFilters } from '../dto/list-projects.query.js';
import type { ListedFact, ListedWorld } from './listed-world.js';

const LAST = '9999-12-31';
const isSettled = ({ status }: ListedFact): boolean => status === 'completed' || status === 'cancelled';
const ceiling = ({ maxBudgetCents, budgetCents }: ListedFact): number | null => maxBudgetCents ?? budgetCents;

type Compare = (a: ListedFact, b: ListedFact) => number;
const ascending = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function orderOf(
  sort: ProjectSort,
  { center, isMine }: { readonly center: Point | null; readonly isMine: boolean },
): Compare {
  const closing = (fact: ListedFact): string => (isMine && isSettled(fact) ? LAST : (fact.closingDate ?? LAST));
  const milesOf = (fact: ListedFact): number => (center ? distanceMiles(center, fact) : 0);
  const orders: Record<ProjectSort, Compare> = {
    newest: (a, b) => ascending(b.createdAt, a.createdAt) || ascending(b.id, a.id),
    closing: (a, b) => ascending(closing(a), closing(b)) || ascending(a.id, b.id),
    budget: (a, b) => ascending(ceiling(b) ?? 0, ceiling(a) ?? 0) || ascending(b.id, a.id),
    distance: (a, b) => ascending(milesOf(a), milesOf(b)) || ascending(a.id, b.id),
  };
  return orders[sort];
}

type Test = (fact: ListedFact) => boolean;
const always: Test = () => true;

/** What each filter means, said without an index and without SQL. */
function kindTests({ category, priority, trades, status }: ProjectFilters): Test[] {
  return [
    category === undefined ? always : (fact) => fact.category === category,
    priority === undefined ? always : (fact) => fact.priority === priority,
    status === undefined ? always : (fact) => fact.status === status,
    trades === undefined ? always : (fact) => [fact.category, ...fact.trades].some((trade) => trades.includes(trade)),
  ];
}

function boundTests({ minBudgetCents: least, maxBudgetCents: most, closingBefore }: ProjectFilters): Test[] {
  return [
    least === undefined ? always : (fact) => (ceiling(fact) ?? -1) >= least,
    most === undefined ? always : (fact) => (ceiling(fact) ?? Infinity) <= most,
    closingBefore === undefined ? always : (fact) => (fact.closingDate ?? LAST) <= closingBefore,
  ];
}

function wordTest({ q }: ProjectFilters): Test {
  if (q === undefined) return always;
  return ({ words }) => q.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}

function placeTest({ radiusMiles }: ProjectFilters, center: Point | null): Test {
  if (radiusMiles === undefined || radiusMiles >= 100 || !center) return always;
  return (fact) => distanceMiles(center, fact) <= radiusMiles;
}

/** The ids that a list must answer, all pages of them, found by looking at every project. */
export function bruteForce(world: ListedWorld, actor: Actor, query: ProjectFilters): string[] {
  const center = world.places.find(({ zip }) => zip === query.zip) ?? null;
  const isMine = query.scope === 'mine';
  const audience: Test = isMine
    ? (fact) => (isContractor(actor.role) ? fact.contractorId : fact.ownerId) === actor.userId
    : (fact) => fact.status === 'open' && fact.ownerId !== world.suspendedId;
  const tests = [audience, ...kindTests(query), ...boundTests(query), wordTest(query), placeTest(query, center)];
  return world.projects
    .filter((fact) => tests.every((test) => test(fact)))
    .sort(orderOf(query.sort ?? 'newest', { center, isMine }))
    .map(({ id }) => id);
}
