import type { ProjectSort } from '@cw/domain';
import type { PreparedQuery } from '../../common/persistence/sql.js';
import type { CellGrid } from '../../geo/cell-grid.js';

/**
 * Every statement takes the same first values:
 * $1 category  $2 priority  $3 trades  $4 least budget  $5 greatest budget  $6 last closing day
 * $7 latitude, $8 longitude, $9 miles around it  $10, $11 the key and the id after which the page begins.
 * A bound that nobody set is the widest one, never null: so it is a bound of the index and no test of each row.
 */
const DISTANCE = 'distance_miles(p.latitude, p.longitude, $7::double precision, $8::double precision)';
const FILTERS = `($1::text IS NULL OR p.category = $1)
  AND ($2::text IS NULL OR p.priority = $2)
  AND ($3::text[] IS NULL OR p.category = ANY ($3) OR p.trades && $3)
  AND p.top_budget_cents BETWEEN $4::bigint AND $5::bigint
  AND p.closes_on <= $6::date`;
const WITHIN = `($9::double precision IS NULL OR ${DISTANCE} <= $9)`;

// Whoever is suspended takes no bids. Few are: the list of them is read once from its own index.
const TAKES_BIDS = `p.status = 'open' AND p.owner_id NOT IN (SELECT id FROM app_user WHERE status = 'suspended')`;

const COLUMNS = `p.id, p.owner_id AS "ownerId", p.decider_ids AS "deciderIds", p.viewer_ids AS "viewerIds", p.contractor_id AS "contractorId", p.title, p.category, p.priority, p.status, p.work,
  p.city, p.state, p.zip, p.address, p.latitude, p.longitude, p.closing_date AS "closingDate", p.loan_program AS "loanProgram",
  p.budget_cents AS "budgetCents", p.max_budget_cents AS "maxBudgetCents", p.payment_timing AS "paymentTiming",
  p.created_at AS "createdAt", ${DISTANCE} AS "distanceMiles"`;

/** Whose projects a list shows. */
export type ListAudience = 'available' | 'owner' | 'contractor';

interface Order {
  readonly key: string;
  readonly type: string;
  readonly direction: 'ASC' | 'DESC';
  /** Before every key: where the first page begins. */
  readonly start: string;
}

const ORDERS: Readonly<Record<ProjectSort, Order>> = {
  newest: { key: 'p.created_at', type: 'timestamptz', direction: 'DESC', start: 'infinity' },
  closing: { key: 'p.closes_on', type: 'date', direction: 'ASC', start: '-infinity' },
  budget: { key: 'p.top_budget_cents', type: 'bigint', direction: 'DESC', start: '9223372036854775807' },
  distance: { key: DISTANCE, type: 'double precision', direction: 'ASC', start: '-1' },
};

/** One's own list begins with what is still to close; what is settled comes after everything that is not. */
const UNSETTLED_FIRST: Order = {
  ...ORDERS.closing,
  key: `(CASE WHEN p.status IN ('completed', 'cancelled') THEN 'infinity'::date ELSE p.closes_on END)`,
};

const orderOf = (audience: ListAudience, sort: ProjectSort): Order =>
  sort === 'closing' && audience !== 'available' ? UNSETTLED_FIRST : ORDERS[sort];

const LEAST_ID = '00000000-0000-0000-0000-000000000000';
const GREATEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The key and the id after which the first page begins. */
export function firstPageOf(sort: ProjectSort): readonly [string, string] {
  const { start, direction } = ORDERS[sort];
  return [start, direction === 'ASC' ? LEAST_ID : GREATEST_ID];
}

const beyond = ({ key, type, direction }: Order): string =>
  `(${key}, p.id) ${direction === 'ASC' ? '>' : '<'} ($10::${type}, $11::uuid)`;
const inOrder = ({ key, direction }: Order): string => `ORDER BY ${key} ${direction}, p.id ${direction}`;

/** How many rows a statement reads at most. Written into its text, so that the planner knows that they are few. */
export type RowClass = 21 | 101 | 501;

export interface ListShape {
  readonly sort: ProjectSort;
  readonly rows: RowClass;
  /** With words: `words` is the number of their value. */
  readonly words?: number;
}

// A constant for the planner, who knows how common each word is: text is planned for each question anew.
const matches = (words: number | undefined): string =>
  words === undefined
    ? ''
    : `AND p.search @@ (to_tsquery('english', fold_accents($${words})) || to_tsquery('spanish', $${words}))`;

const statement = (name: string, text: string, { sort, rows }: ListShape): PreparedQuery => ({
  name: `projects.${name}.${sort}.${rows}`,
  text,
});

/** Finds ids by an index that holds all that is asked, and reads only the projects of the page. */
function byIds(name: string, ids: string, shape: ListShape): PreparedQuery {
  const order = ORDERS[shape.sort];
  const text = `
    SELECT ${COLUMNS}, (${order.key})::text AS key
    FROM project p WHERE p.id = ANY (ARRAY (${ids})) ${inOrder(order)}`;
  return statement(name, text, shape);
}

/** Open projects everywhere, along the index of the sort. */
export function everywhere(shape: ListShape): PreparedQuery {
  const order = ORDERS[shape.sort];
  const ids = `SELECT p.id FROM project p
    WHERE ${TAKES_BIDS} AND ${FILTERS} ${matches(shape.words)} AND $9::double precision IS NULL AND ${beyond(order)}
    ${inOrder(order)} LIMIT ${shape.rows}`;
  return byIds('everywhere', ids, shape);
}

/** Open projects around a place: the first rows of each covering cell ($12), then the first of those. */
export function around(column: CellGrid['column'], shape: ListShape): PreparedQuery {
  const order = ORDERS[shape.sort];
  const ids = `SELECT top.id FROM unnest($12::integer[]) AS cell CROSS JOIN LATERAL (
      SELECT p.id, ${order.key} AS key FROM project p
      WHERE p.${column} = cell AND ${TAKES_BIDS} AND ${FILTERS} ${matches(shape.words)} AND ${WITHIN} AND ${beyond(order)}
      ${inOrder(order)} LIMIT ${shape.rows}
    ) top ORDER BY top.key ${order.direction}, top.id ${order.direction} LIMIT ${shape.rows}`;
  return byIds(`around.${column}`, ids, shape);
}

/**
 * Open projects, the nearest first: a project stands at the middle of its ZIP code, so the ZIP codes ($13 is the box
 * they lie in) are walked by their distance from $12, and each gives its projects by id.
 */
export function nearest(shape: ListShape): PreparedQuery {
  const chord = '(z.sphere <-> $12::cube)';
  const ids = `SELECT near.id FROM zip_centroid z CROSS JOIN LATERAL (
      SELECT p.id FROM project p
      WHERE p.zip = z.zip AND ${TAKES_BIDS} AND ${FILTERS} ${matches(shape.words)}
        AND p.id > CASE WHEN ${chord} > $10::double precision THEN '${LEAST_ID}'::uuid ELSE $11::uuid END
      ORDER BY p.id LIMIT ${shape.rows}
    ) near
    WHERE z.sphere <@ $13::cube AND ${chord} >= $10::double precision
      AND ($9::double precision IS NULL OR distance_miles(z.latitude, z.longitude, $7::double precision, $8::double precision) <= $9)
    ORDER BY ${chord}, near.id LIMIT ${shape.rows}`;
  const text = `
    SELECT ${COLUMNS}, ${chord}::text AS key FROM project p JOIN zip_centroid z ON z.zip = p.zip
    WHERE p.id = ANY (ARRAY (${ids})) ORDER BY ${chord}, p.id`;
  return statement('nearest', text, shape);
}

/** Open projects with rare words, which the index of words finds; what they are sorted by is computed. */
export function byWords(shape: ListShape): PreparedQuery {
  const { key, type, direction } = ORDERS[shape.sort];
  const place = shape.sort === 'distance' ? '(z.sphere <-> $12::cube)' : key;
  const sign = direction === 'ASC' ? '>' : '<';
  const text = `
    SELECT ${COLUMNS}, (${place})::text AS key FROM project p JOIN zip_centroid z ON z.zip = p.zip
    WHERE ${TAKES_BIDS} AND ${FILTERS} ${matches(shape.words)} AND ${WITHIN}
      AND (${place}, p.id) ${sign} ($10::${type}, $11::uuid)
    ORDER BY ${place} ${direction}, p.id ${direction} LIMIT ${shape.rows}`;
  return statement('words', text, shape);
}

/** How many open projects the planner expects to hold the words ($1). */
export const EXPECTED = `EXPLAIN (FORMAT JSON) SELECT 1 FROM project p WHERE p.status = 'open' ${matches(1)}`;

// $12 the actor, $13 a status, $14 further projects: those a contractor bid on, those a person was invited to.
const OWN = {
  owner: `p.owner_id = $12::uuid AND $14::uuid[] IS NULL`,
  invited: `(p.owner_id = $12::uuid OR p.id = ANY ($14::uuid[]))`,
  contractor: `(p.contractor_id = $12::uuid OR p.id = ANY ($14::uuid[]))`,
};

/** One's own projects, of which there are as many as one has. */
export function own(whose: keyof typeof OWN, shape: ListShape): PreparedQuery {
  const order = orderOf(whose === 'contractor' ? 'contractor' : 'owner', shape.sort);
  const text = `
    SELECT ${COLUMNS}, (${order.key})::text AS key FROM project p
    WHERE ${OWN[whose]} AND ($13::text IS NULL OR p.status = $13) AND ${FILTERS} ${matches(shape.words)}
      AND ${WITHIN} AND ${beyond(order)}
    ${inOrder(order)} LIMIT ${shape.rows}`;
  return statement(whose, text, shape);
}
