import { Injectable } from '@nestjs/common';
import type { Point, Priority, ProjectCategory, ProjectSort, ProjectStatus } from '@cw/domain';
import { readCents } from '../../common/persistence/cents.column.js';
import { Sql } from '../../common/persistence/sql.js';
import { milesOfChord } from '../../geo/sphere.js';
import {
  openProjects,
  openProjectsByWords,
  openProjectsOnTheWay,
  ownProjects,
  type ListAudience,
  type ListPlan,
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

/** The hot lists, as named prepared statements. */
@Injectable()
export class ProjectListRepository {
  constructor(private readonly sql: Sql) {}

  async find(search: ProjectSearch): Promise<ListedRow[]> {
    if (search.audience === 'available' && (search.status ?? 'open') !== 'open') return [];
    const rows = await this.rowsOf(search);
    return rows.slice(0, search.limit).map((row) => ({
      ...row,
      budgetCents: row.budgetCents === null ? null : readCents(row.budgetCents),
      maxBudgetCents: row.maxBudgetCents === null ? null : readCents(row.maxBudgetCents),
    }));
  }

  private rowsOf(search: ProjectSearch): Promise<RawRow[]> {
    if (search.audience !== 'available') return this.ask(ownProjects(search), search);
    if (search.words !== null) return this.withWords(search);
    return search.sort === 'distance' ? this.nearest(search) : this.ask(openProjects(search), search);
  }

  private async withWords(search: ProjectSearch): Promise<RawRow[]> {
    const isNear = search.sort === 'distance' && search.radiusMiles !== null;
    const near = isNear ? { ...search, radiusMiles: nearReach(search) } : search;
    const met = await this.ask(openProjectsOnTheWay(near), search);
    return met.length >= search.limit ? met : this.ask(openProjectsByWords(search), search);
  }

  /** Where many projects are, the near ones fill the page, and what lies farther off need not be looked at. */
  private async nearest(search: ProjectSearch): Promise<RawRow[]> {
    if (search.radiusMiles === null) return this.ask(openProjects(search), search);
    const reach = nearReach(search);
    const near = await this.ask(openProjects({ ...search, radiusMiles: reach }), search);
    return near.length >= search.limit || reach === search.radiusMiles ? near : this.ask(openProjects(search), search);
  }

  /** Words are for the planner, who knows how common they are: a statement with words is planned each time anew. */
  private async ask({ query, values }: ListPlan, { words }: ProjectSearch): Promise<RawRow[]> {
    if (words === null) return this.sql.rows<RawRow>(query, values);
    return (await this.sql.execute<RawRow>(query.text, [...values])).rows;
  }
}

const NEAR_MILES = 10;

/** A few miles beyond where the page begins, if that is not as far as was asked anyway. */
function nearReach({ radiusMiles, after }: ProjectSearch): number {
  const begins = after === undefined ? 0 : milesOfChord(Number(after[0]));
  return Math.min(begins + NEAR_MILES, radiusMiles ?? Infinity);
}
