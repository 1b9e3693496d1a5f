import { Injectable } from '@nestjs/common';
import type { Point, Priority, ProjectCategory, ProjectSort, ProjectStatus } from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { coveringCells, gridFor } from '../../geo/cell-grid.js';
import { LIST_STATEMENTS, NEAR_STATEMENTS, type ListAudience } from './project-list.statements.js';
import type { ListedProject } from './project-summaries.js';

export interface ProjectSearch {
  readonly audience: ListAudience;
  readonly actorId: string;
  /** The projects on which a contractor bid; null for the other audiences. */
  readonly bidProjectIds: readonly string[] | null;
  readonly sort: ProjectSort;
  readonly limit: number;
  readonly category: ProjectCategory | null;
  readonly priority: Priority | null;
  readonly status: ProjectStatus | null;
  readonly minBudgetCents: number | null;
  readonly maxBudgetCents: number | null;
  readonly words: string | null;
  readonly center: Point | null;
  readonly radiusMiles: number | null;
  readonly after: readonly (string | number | null)[] | undefined;
}

export type ListedRow = ListedProject & { readonly key: string };

type RawRow = Omit<ListedRow, 'budgetCents' | 'maxBudgetCents'> & {
  readonly budgetCents: string | null;
  readonly maxBudgetCents: string | null;
};

/** The hot lists, as named prepared statements. */
@Injectable()
export class ProjectListRepository {
  constructor(private readonly sql: Sql) {}

  async find(search: ProjectSearch): Promise<ListedRow[]> {
    const near = nearStatement(search);
    const rows = near
      ? await this.sql.rows<RawRow>(near.statement, [...sharedValues(search), near.cells])
      : await this.sql.rows<RawRow>(LIST_STATEMENTS[search.audience][search.sort], [
          ...sharedValues(search),
          search.actorId,
          search.status,
          search.bidProjectIds,
        ]);
    return rows.map((row) => ({
      ...row,
      budgetCents: row.budgetCents === null ? null : readCents(row.budgetCents),
      maxBudgetCents: row.maxBudgetCents === null ? null : readCents(row.maxBudgetCents),
    }));
  }
}

function nearStatement({
  audience,
  sort,
  status,
  center,
  radiusMiles,
}: ProjectSearch): { statement: PreparedQuery; cells: number[] } | null {
  const isNewestAround = audience === 'available' && sort === 'newest' && (status ?? 'open') === 'open';
  if (!isNewestAround || center === null || radiusMiles === null) return null;
  const grid = gridFor(radiusMiles);
  return { statement: NEAR_STATEMENTS[grid.column], cells: coveringCells(grid, center, radiusMiles) };
}

function sharedValues(search: ProjectSearch): unknown[] {
  const [key = null, id = null] = search.after ?? [];
  return [
    search.limit,
    search.category,
    search.priority,
    search.minBudgetCents,
    search.maxBudgetCents,
    search.words,
    search.center?.latitude ?? null,
    search.center?.longitude ?? null,
    search.radiusMiles,
    key,
    id,
  ];
}
