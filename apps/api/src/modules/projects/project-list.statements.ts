import type { ProjectSort } from '@cw/domain';
import type { PreparedQuery } from '../../common/persistence/sql.js';
import type { CellGrid } from '../../geo/cell-grid.js';

const COLUMNS = `p.id, p.owner_id AS "ownerId", p.contractor_id AS "contractorId", p.title, p.category, p.priority, p.status, p.work,
  p.city, p.state, p.zip, p.address, p.closing_date AS "closingDate", p.loan_program AS "loanProgram",
  p.budget_cents AS "budgetCents", p.max_budget_cents AS "maxBudgetCents", p.payment_timing AS "paymentTiming",
  p.created_at AS "createdAt"`;

// $1 limit  $2 category  $3 priority  $4 least budget  $5 greatest budget  $6 words  $7, $8 center  $9 radius
// $10, $11 the key and id after which the page begins
const DISTANCE = 'distance_miles(p.latitude, p.longitude, $7::double precision, $8::double precision)';
// In a sub-select, or a generic plan parses the words once for every row.
const FILTERS = `($2::text IS NULL OR p.category = $2)
  AND ($3::text IS NULL OR p.priority = $3)
  AND ($4::bigint IS NULL OR coalesce(p.max_budget_cents, p.budget_cents) >= $4)
  AND ($5::bigint IS NULL OR coalesce(p.max_budget_cents, p.budget_cents) <= $5)
  AND ($6::text IS NULL OR p.search @@ (SELECT to_tsquery('english', $6)))`;

/** Whose projects a list shows; $12 is the actor, $13 a status, $14 the projects on which a contractor bid. */
export type ListAudience = 'available' | 'owner' | 'contractor';

// Whoever is suspended takes no bids. Few are: the list of them is read once from its own index.
const TAKES_BIDS = `p.status = 'open' AND p.owner_id NOT IN (SELECT id FROM app_user WHERE status = 'suspended')`;

const AUDIENCES: Readonly<Record<ListAudience, string>> = {
  available: `${TAKES_BIDS} AND $12::uuid IS NOT NULL AND ($13::text IS NULL OR p.status = $13) AND $14::uuid[] IS NULL`,
  owner: `p.owner_id = $12::uuid AND ($13::text IS NULL OR p.status = $13) AND $14::uuid[] IS NULL`,
  contractor: `(p.contractor_id = $12::uuid OR p.id = ANY ($14::uuid[])) AND ($13::text IS NULL OR p.status = $13)`,
};

interface Order {
  readonly key: string;
  readonly type: string;
  readonly direction: 'ASC' | 'DESC';
}

const ORDERS: Readonly<Record<ProjectSort, Order>> = {
  newest: { key: 'p.created_at', type: 'timestamptz', direction: 'DESC' },
  closing: { key: `coalesce(p.closing_date, 'infinity'::date)`, type: 'date', direction: 'ASC' },
  budget: { key: 'coalesce(p.max_budget_cents, p.budget_cents, 0)', type: 'bigint', direction: 'DESC' },
  distance: { key: DISTANCE, type: 'double precision', direction: 'ASC' },
};

/** One's own list begins with what is still to close; what is settled comes after everything that is not. */
const UNSETTLED_FIRST: Order = {
  ...ORDERS.closing,
  key: `CASE WHEN p.status IN ('completed', 'cancelled') THEN 'infinity'::date ELSE ${ORDERS.closing.key} END`,
};

const orderOf = (audience: ListAudience, sort: ProjectSort): Order =>
  sort === 'closing' && audience !== 'available' ? UNSETTLED_FIRST : ORDERS[sort];

function listStatement(audience: ListAudience, sort: ProjectSort): PreparedQuery {
  const { key, type, direction } = orderOf(audience, sort);
  const beyond = direction === 'ASC' ? '>' : '<';
  return {
    name: `projects.${audience}.${sort}`,
    text: `
      SELECT ${COLUMNS}, ${DISTANCE} AS "distanceMiles", (${key})::text AS key
      FROM project p
      WHERE ${AUDIENCES[audience]} AND ${FILTERS}
        AND ($9::double precision IS NULL OR ${DISTANCE} <= $9)
        AND ($10::${type} IS NULL OR (${key}, p.id) ${beyond} ($10, $11::uuid))
      ORDER BY ${key} ${direction}, p.id ${direction}
      LIMIT $1`,
  };
}

/**
 * The newest open projects around a place: the top rows of each covering cell ($12), then the top of those. Its cost
 * grows with the page and the number of cells, not with the number of projects.
 */
function nearStatement(column: CellGrid['column']): PreparedQuery {
  return {
    name: `projects.near.${column}`,
    text: `
      SELECT ${COLUMNS}, ${DISTANCE} AS "distanceMiles", p.created_at::text AS key
      FROM project p
      WHERE p.id = ANY (ARRAY (
        SELECT top.id FROM unnest($12::integer[]) AS cell CROSS JOIN LATERAL (
          SELECT p.id, p.created_at FROM project p
          WHERE p.${column} = cell AND ${TAKES_BIDS} AND ${DISTANCE} <= $9::double precision AND ${FILTERS}
            AND ($10::timestamptz IS NULL OR (p.created_at, p.id) < ($10, $11::uuid))
          ORDER BY p.created_at DESC, p.id DESC LIMIT $1
        ) top
        ORDER BY top.created_at DESC, top.id DESC LIMIT $1
      ))
      ORDER BY p.created_at DESC, p.id DESC`,
  };
}

const perSort = (audience: ListAudience): Readonly<Record<ProjectSort, PreparedQuery>> => ({
  newest: listStatement(audience, 'newest'),
  closing: listStatement(audience, 'closing'),
  budget: listStatement(audience, 'budget'),
  distance: listStatement(audience, 'distance'),
});

export const LIST_STATEMENTS = {
  available: perSort('available'),
  owner: perSort('owner'),
  contractor: perSort('contractor'),
};

export const NEAR_STATEMENTS = { cell25: nearStatement('cell25'), cell100: nearStatement('cell100') };
