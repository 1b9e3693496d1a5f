import type { Point, ProjectSort } from '@cw/domain';
import { BoundValues } from '../../../common/persistence/bound-values.js';
import type { PreparedQuery } from '../../../common/persistence/sql.js';
import { coveringCells, gridFor } from '../../../geo/cell-grid.js';
import {
  beyond,
  GREATEST_ID,
  inOrder,
  LEAST_ID,
  walkAlong,
  walkCells,
  walkZips,
  type ListOrder,
} from '../../../geo/list-walks.js';
import { boxAround, onSphere } from '../../../geo/sphere.js';
import { calledByClient, calledByContractor } from './known-words.js';
import { filtersOf, placeOf, type ListFilter, type ListPlace } from './project-list.filters.js';
import type { ProjectSearch } from './project-search.js';

// Whoever is suspended takes no bids. Few are: the list of them is read once from its own index.
const TAKES_BIDS = `p.status = 'open' AND p.owner_id NOT IN (SELECT id FROM app_user WHERE status = 'suspended')`;

const COLUMNS = `p.id, p.owner_id AS "ownerId", p.principal_name AS "principalName", p.decider_ids AS "deciderIds", p.viewer_ids AS "viewerIds", p.contractor_id AS "contractorId", p.title, p.category, p.priority, p.status, p.work,
  p.city, p.state, p.zip, p.address, p.latitude, p.longitude, p.closing_date AS "closingDate", p.loan_program AS "loanProgram",
  p.budget_cents AS "budgetCents", p.max_budget_cents AS "maxBudgetCents", p.payment_timing AS "paymentTiming",
  p.change_proposed_by AS "changeProposedBy", p.early_start_asked_at AS "earlyStartAskedAt",
  p.agreed_start_date::text AS "agreedStartDate", p.early_start_at AS "earlyStartAt",
  p.created_at AS "createdAt", p.first_bid_at AS "firstBidAt"`;

/** A statement with the values for it. */
export interface ListPlan {
  readonly query: PreparedQuery;
  readonly values: readonly unknown[];
}

interface Order extends ListOrder {
  /** Before every key: where the first page begins. */
  readonly start: string;
  /** After every key, as SQL. */
  readonly last: string;
}

const ORDERS: Readonly<Record<Exclude<ProjectSort, 'distance'>, Order>> = {
  newest: {
    key: 'p.created_at',
    type: 'timestamptz',
    direction: 'DESC',
    start: 'infinity',
    last: `'-infinity'::timestamptz`,
  },
  closing: { key: 'p.closes_on', type: 'date', direction: 'ASC', start: '-infinity', last: `'infinity'::date` },
  budget: { key: 'p.top_budget_cents', type: 'bigint', direction: 'DESC', start: '9223372036854775807', last: '-1' },
};
const byDistance = (key: string): Order => ({
  key,
  type: 'double precision',
  direction: 'ASC',
  start: '-1',
  last: `'infinity'`,
});

/** One's own list begins with what is still to close; what is settled comes after everything that is not. */
const UNSETTLED_FIRST: Order = {
  ...ORDERS.closing,
  key: `(CASE WHEN p.status IN ('completed', 'cancelled') THEN 'infinity'::date ELSE p.closes_on END)`,
};

/** How many rows a statement reads at most. Written into its text, so that the planner knows that they are few. */
const ROW_CLASSES = [21, 101, 501];
const LARGEST = 501;

const PLACES = 'JOIN zip_centroid z ON z.zip = p.zip';

/** What the statements of one search have in common. Its values are bound in the order of the calls. */
class ListQuestion {
  readonly values = new BoundValues();
  readonly rows: number;
  readonly columns: string;
  /** The tests of the filters. */
  readonly asked: string;
  private readonly place: ListPlace;
  private readonly filters: readonly ListFilter[];

  constructor(readonly search: ProjectSearch) {
    this.place = placeOf(search, this.values);
    this.filters = filtersOf(search, this.values);
    this.rows = ROW_CLASSES.find((rows) => rows >= search.limit) ?? LARGEST;
    this.columns = `${COLUMNS}, ${this.place.milesTo?.('p') ?? 'NULL::double precision'} AS "distanceMiles"`;
    this.asked = this.filters.map(({ test }) => `AND ${test}`).join(' ');
  }

  /** The project's distance, or its ZIP code's, which is the same place. */
  milesTo(columns: 'p' | 'z'): string {
    if (!this.place.milesTo) throw new Error('The nearest first: of where?');
    return this.place.milesTo(columns);
  }

  within(columns: 'p' | 'z'): string {
    const { radiusMiles } = this.search;
    return radiusMiles === null
      ? ''
      : `AND ${this.milesTo(columns)} <= ${this.values.bind(radiusMiles, 'double precision')}`;
  }

  /** Where this page begins: the key and the id of the last project of the page before. */
  after({ type, start, direction }: Order): { readonly key: string; readonly id: string } {
    const [key, id] = this.search.after ?? [this.firstKey(start), direction === 'ASC' ? LEAST_ID : GREATEST_ID];
    return { key: this.values.bind(key, type), id: this.values.bind(id, 'uuid') };
  }

  // The walk down the budgets begins at the ceiling that was asked for, not above it.
  private firstKey(start: string): string | number {
    const { sort, maxBudgetCents } = this.search;
    return sort === 'budget' ? (maxBudgetCents ?? start) : start;
  }

  beyond(order: Order): string {
    return beyond({ order, after: this.after(order) });
  }

  plan(kind: string, text: string): ListPlan {
    const asked = this.filters.map(({ sign }) => sign).join('');
    const from = this.search.center === null ? 'nowhere' : this.search.radiusMiles === null ? 'place' : 'around';
    return {
      query: { name: `projects.${[kind, this.search.sort, this.rows, from, asked].join('.')}`, text },
      values: this.values.list,
    };
  }

  /** The test of the words, if there are any. */
  matches(): string {
    const { words } = this.search;
    return words === null ? '' : `AND ${matching(this.values.bind(words, 'text'))}`;
  }

  /** The same among one's own projects, which have names as well: those that the reader may know (ROLE-06). */
  matchesOwn(actor: string): string {
    const { words, starts, audience } = this.search;
    if (words === null) return '';
    const bound = { starts: this.values.bind(starts, 'text[]'), actor };
    const called = audience === 'contractor' ? calledByContractor(bound) : calledByClient(bound);
    return `AND (${matching(this.values.bind(words, 'text'))} OR ${called})`;
  }
}

const matching = (words: string): string =>
  `p.search @@ (to_tsquery('english', fold_accents(${words})) || to_tsquery('spanish', ${words}))`;

/** How many of the newest open projects have the words, wherever they are: how common the words are. */
export const newestWithWords = (sample: number): PreparedQuery => ({
  name: `projects.newest_with_words.${sample}`,
  text: `SELECT count(*)::integer AS found
    FROM (SELECT search FROM project WHERE status = 'open' ORDER BY created_at DESC, id DESC LIMIT ${sample}) p
    WHERE ${matching('$1::text')}`,
});

/** Finds ids by an index that holds all that is asked, and reads only the projects of the page. */
const byIds = ({ columns }: ListQuestion, ids: string, order: Order, { places = '', also = '' } = {}): string => `
  SELECT ${columns}, (${order.key})::text AS key ${also} FROM project p ${places}
  WHERE p.id = ANY (ARRAY (${ids})) ${inOrder(order)}`;

/** The first so many open projects that fit, words aside: a statement that answers `id` and `key`, in order. */
interface Walk {
  readonly kind: string;
  readonly text: string;
  readonly order: Order;
  readonly places: string;
}

type Walker = (question: ListQuestion, rows: number) => Walk;

const walkerOf = ({ sort, center, radiusMiles }: ProjectSearch): Walker => {
  if (sort === 'distance') return nearest;
  return center === null || radiusMiles === null ? everywhere(ORDERS[sort]) : around(ORDERS[sort], center, radiusMiles);
};

/** Open projects: the nearest first, around a place, or everywhere. */
export function openProjects(search: ProjectSearch): ListPlan {
  const question = new ListQuestion(search);
  const { kind, text, order, places } = walkerOf(search)(question, question.rows);
  return question.plan(kind, byIds(question, `SELECT walk.id FROM (${text}) walk`, order, { places }));
}

/**
 * Open projects with words that many have: so many are looked at on the way along the sort. Each row says how many were
 * there to be looked at.
 */
export function openProjectsOnTheWay(search: ProjectSearch, lookedAt: number): ListPlan {
  const question = new ListQuestion(search);
  const { kind, text, order, places } = walkerOf(search)(question, lookedAt);
  const ids = `
    SELECT walk.id FROM walk JOIN project p ON p.id = walk.id WHERE true ${question.matches()}
    ORDER BY walk.key ${order.direction}, walk.id ${order.direction} LIMIT ${question.rows}`;
  const also = ', (SELECT count(*)::integer FROM walk) AS walked';
  const page = byIds(question, ids, order, { places, also });
  return question.plan(`${kind}.words`, `WITH walk AS MATERIALIZED (${text}) ${page}`);
}

/** Along the index of the sort. */
const everywhere =
  (order: Order): Walker =>
  (question, rows) => {
    const tests = `AND ${TAKES_BIDS} ${question.asked}`;
    const text = walkAlong({ table: 'project', tests, order, after: question.after(order), rows });
    return { kind: 'everywhere', text, order, places: '' };
  };

/** The first projects of each cell that covers the circle, then the first of those. */
function around(order: Order, center: Point, radiusMiles: number): Walker {
  return (question, rows) => {
    const grid = gridFor(radiusMiles);
    const cells = question.values.bind(coveringCells(grid, center, radiusMiles), 'integer[]');
    const tests = `AND ${TAKES_BIDS} ${question.asked} ${question.within('p')}`;
    const list = { table: 'project', tests, order, after: question.after(order), rows };
    const text = walkCells(list, { column: grid.column, cells, last: order.last });
    return { kind: `around.${grid.column}`, text, order, places: '' };
  };
}

/** A project stands at the middle of its ZIP code, so the ZIP codes are walked by their distance. */
function nearest(question: ListQuestion, rows: number): Walk {
  const chord = chordFrom(question);
  const order = byDistance(chord);
  const list = { table: 'project', tests: `AND ${TAKES_BIDS} ${question.asked}`, after: question.after(order), rows };
  const text = walkZips(list, { chord, tests: `${inBox(question)} ${question.within('z')}` });
  return { kind: 'nearest', text, order, places: PLACES };
}

function chordFrom({ search, values }: ListQuestion): string {
  if (search.center === null) throw new Error('The nearest first: of where?');
  return `(z.sphere <-> ${values.bind(onSphere(search.center), 'cube')})`;
}

/** The index of places knows boxes, not circles. */
function inBox({ search: { center, radiusMiles }, values }: ListQuestion): string {
  if (center === null || radiusMiles === null) return '';
  return `AND z.sphere <@ ${values.bind(boxAround(center, radiusMiles), 'cube')}`;
}

/** Open projects with rare words: the index of words finds them all, and what they are sorted by is computed. */
export function openProjectsByWords(search: ProjectSearch): ListPlan {
  const question = new ListQuestion(search);
  const [order, places] =
    search.sort === 'distance' ? [byDistance(chordFrom(question)), PLACES] : [ORDERS[search.sort], ''];
  const key = search.sort === 'distance' ? `(SELECT ${order.key} FROM zip_centroid z WHERE z.zip = p.zip)` : order.key;
  const sorted = { ...order, key: 'p.key' };
  // Kept apart from the sort, or the planner walks the sort in the hope of meeting the words early.
  const ids = `
    WITH found AS MATERIALIZED (
      SELECT p.id, ${key} AS key FROM project p
      WHERE ${TAKES_BIDS} ${question.matches()} ${question.asked} ${question.within('p')}
    )
    SELECT p.id FROM found p WHERE ${question.beyond(sorted)} ${inOrder(sorted)} LIMIT ${question.rows}`;
  return question.plan('words', byIds(question, ids, order, { places }));
}

/**
 * One's own projects: those one posted or does, and `projectIds`: those a person was invited to, or a contractor bid on
 * for as long as they are open. Once somebody else is chosen, a project is none of hers.
 */
export function ownProjects(search: ProjectSearch): ListPlan {
  const question = new ListQuestion(search);
  const order = ownOrder(question);
  const whose = search.audience === 'contractor' ? 'p.contractor_id' : 'p.owner_id';
  const actor = question.values.bind(search.actorId, 'uuid');
  const others = search.projectIds?.length ? question.values.bind(search.projectIds, 'uuid[]') : null;
  const stillHers = search.audience === 'contractor' ? `AND p.status = 'open'` : '';
  const own = others ? `(${whose} = ${actor} OR (p.id = ANY (${others}) ${stillHers}))` : `${whose} = ${actor}`;
  const status = search.status === null ? '' : `AND p.status = ${question.values.bind(search.status, 'text')}`;
  const text = `
    SELECT ${question.columns}, (${order.key})::text AS key FROM project p
    WHERE ${own} ${status} ${question.asked} ${question.matchesOwn(actor)} ${question.within('p')} AND ${question.beyond(order)}
    ${inOrder(order)} LIMIT ${question.rows}`;
  return question.plan(`${search.audience}${others ? '.others' : ''}${status ? '.status' : ''}`, text);
}

function ownOrder(question: ListQuestion): Order {
  const { sort } = question.search;
  if (sort === 'distance') return byDistance(question.milesTo('p'));
  return sort === 'closing' ? UNSETTLED_FIRST : ORDERS[sort];
}
