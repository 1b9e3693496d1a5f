import { Injectable } from '@nestjs/common';
import type { Point, Priority, ProjectCategory, ProjectSort, ProjectStatus } from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { coveringCells, gridFor } from '../../geo/cell-grid.js';
import { boxAround, onSphere, WHOLE_SPHERE } from '../../geo/sphere.js';
import {
  around,
  byWords,
  everywhere,
  EXPECTED,
  firstPageOf,
  nearest,
  own,
  type ListAudience,
  type ListShape,
  type RowClass,
} from './project-list.statements.js';
import type { ListedProject } from './project-summaries.js';

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
  readonly center: Point | null;
  readonly radiusMiles: number | null;
  readonly after: readonly (string | number | null)[] | undefined;
}

export type ListedRow = ListedProject & Point & { readonly key: string };

type RawRow = Omit<ListedRow, 'budgetCents' | 'maxBudgetCents'> & {
  readonly budgetCents: string | null;
  readonly maxBudgetCents: string | null;
};

interface Plan {
  readonly query: PreparedQuery;
  readonly values: readonly unknown[];
}

const ROW_CLASSES: readonly RowClass[] = [21, 101, 501];
const LARGEST: RowClass = 501;
/** Up to so many, finding all projects with the words and sorting them is quicker than walking the sort. */
const RARE = 2000;
const NO_CEILING = '9223372036854775807';

/** The hot lists, as named prepared statements. */
@Injectable()
export class ProjectListRepository {
  constructor(private readonly sql: Sql) {}

  async find(search: ProjectSearch): Promise<ListedRow[]> {
    if (search.audience === 'available' && (search.status ?? 'open') !== 'open') return [];
    const { query, values } = await this.planOf(search);
    const bound = [...sharedValues(search), ...values];
    const rows =
      search.words === null
        ? await this.sql.rows<RawRow>(query, bound)
        : (await this.sql.execute<RawRow>(query.text, [...bound, search.words])).rows;
    return rows.slice(0, search.limit).map((row) => ({
      ...row,
      budgetCents: row.budgetCents === null ? null : readCents(row.budgetCents),
      maxBudgetCents: row.maxBudgetCents === null ? null : readCents(row.maxBudgetCents),
    }));
  }

  private async planOf(search: ProjectSearch): Promise<Plan> {
    if (search.audience !== 'available') return ownPlan(search);
    if (search.words !== null && (await this.areRare(search.words))) return wordsPlan(search);
    return openPlan(search);
  }

  private async areRare(words: string): Promise<boolean> {
    const { rows } = await this.sql.execute<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>(EXPECTED, [
      words,
    ]);
    return (rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0) <= RARE;
  }
}

/** The words come last, after the values of the plan itself. */
const shapeOf = ({ sort, limit, words }: ProjectSearch, values: readonly unknown[]): ListShape => ({
  sort,
  rows: ROW_CLASSES.find((rows) => rows >= limit) ?? LARGEST,
  ...(words !== null && { words: SHARED + values.length + 1 }),
});

function ownPlan(search: ProjectSearch): Plan {
  const values = [search.actorId, search.status, search.projectIds];
  const isInvited = search.audience === 'owner' && search.projectIds !== null;
  const whose = isInvited ? 'invited' : search.audience === 'owner' ? 'owner' : 'contractor';
  return { query: own(whose, shapeOf(search, values)), values };
}

function openPlan(search: ProjectSearch): Plan {
  const { center, radiusMiles, sort } = search;
  if (sort === 'distance') return nearestPlan(search, nearest);
  if (center === null || radiusMiles === null) return { query: everywhere(shapeOf(search, [])), values: [] };
  const grid = gridFor(radiusMiles);
  const values = [coveringCells(grid, center, radiusMiles)];
  return { query: around(grid.column, shapeOf(search, values)), values };
}

const wordsPlan = (search: ProjectSearch): Plan =>
  search.sort === 'distance' ? nearestPlan(search, byWords) : { query: byWords(shapeOf(search, [])), values: [] };

function nearestPlan(search: ProjectSearch, statement: (shape: ListShape) => PreparedQuery): Plan {
  const { center, radiusMiles } = search;
  if (center === null) throw new Error('The nearest first: of where?');
  const box = radiusMiles === null ? WHOLE_SPHERE : boxAround(center, radiusMiles);
  const values = statement === nearest ? [onSphere(center), box] : [onSphere(center)];
  return { query: statement(shapeOf(search, values)), values };
}

const SHARED = 11;

const sharedValues = (search: ProjectSearch): unknown[] => [
  search.category,
  search.priority,
  search.trades,
  ...budgetValues(search),
  // Whatever closes at all closes before this day; without one, what never closes is meant too.
  search.closingBefore ?? 'infinity',
  search.center?.latitude ?? null,
  search.center?.longitude ?? null,
  search.radiusMiles,
  ...(search.after ?? firstPageOf(search.sort)),
];

/** What has no budget stands at zero, and fits no budget that is asked for. */
function budgetValues({ minBudgetCents, maxBudgetCents }: ProjectSearch): unknown[] {
  const isAsked = minBudgetCents !== null || maxBudgetCents !== null;
  return [isAsked ? Math.max(minBudgetCents ?? 0, 1) : 0, maxBudgetCents ?? NO_CEILING];
}
