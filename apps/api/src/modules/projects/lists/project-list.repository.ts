import { Injectable } from '@nestjs/common';
import type { Point } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { milesOfChord } from '../../../geo/sphere.js';
import {
  newestWithWords,
  openProjects,
  openProjectsByWords,
  openProjectsOnTheWay,
  ownProjects,
  type ListPlan,
} from './project-list.statements.js';
import type { ProjectSearch } from './project-search.js';
import type { ListedProject } from './listed-project.js';

export type ListedRow = ListedProject & Point & { readonly key: string };

type RawRow = Omit<ListedRow, 'budgetCents' | 'maxBudgetCents'> & {
  readonly budgetCents: string | null;
  readonly maxBudgetCents: string | null;
  /** How many projects were looked at for words. */
  readonly walked?: number;
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

  /** Words that many have are met on the way; words that few have, the index of words finds at once. */
  private async withWords(search: ProjectSearch): Promise<RawRow[]> {
    const lookedAt = await this.lookFor(search);
    if (lookedAt === undefined) return this.ask(openProjectsByWords(search), search);
    for (const radiusMiles of reachesOf(search)) {
      const rows = await this.ask(openProjectsOnTheWay({ ...search, radiusMiles }, lookedAt), search);
      const isEnd = rows[0]?.walked !== undefined && rows[0].walked < lookedAt;
      if (rows.length >= search.limit || (isEnd && radiusMiles === search.radiusMiles)) return rows;
      if (rows.length > 0 && !isEnd) break;
    }
    return this.ask(openProjectsByWords(search), search);
  }

  /** How many projects must be looked at to fill the page, going by the newest; undefined when that is too many. */
  private async lookFor({ words, limit }: ProjectSearch): Promise<number | undefined> {
    const [row] = await this.sql.rows<{ found: number }>(newestWithWords(SAMPLE), [words]);
    const found = row?.found ?? 0;
    const needed = ((limit * SAMPLE) / found) * MARGIN;
    return found < HOPEFUL ? undefined : (LOOKS.find((look) => look >= needed) ?? LOOKS.at(-1));
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

// So many of the newest projects say how common words are. Those that fewer have than one in forty, the index of words
// has found before a longer look is through.
const SAMPLE = 100;
const HOPEFUL = 3;
const LOOKS = [400, 1600];
const MARGIN = 1.3;

const NEAR_MILES = 10;

/** A few miles beyond where the page begins, if that is not as far as was asked anyway. */
function nearReach({ radiusMiles, after }: ProjectSearch): number {
  const begins = after === undefined ? 0 : milesOfChord(Number(after[0]));
  return Math.min(begins + NEAR_MILES, radiusMiles ?? Infinity);
}

/** The nearest first: what lies close often fills the page, and what lies beyond need not be sorted. */
function reachesOf(search: ProjectSearch): readonly (number | null)[] {
  const { sort, radiusMiles } = search;
  const reach = sort === 'distance' && radiusMiles !== null ? nearReach(search) : radiusMiles;
  return reach === radiusMiles ? [reach] : [reach, radiusMiles];
}
