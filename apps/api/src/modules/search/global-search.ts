import { Inject, Injectable } from '@nestjs/common';
import { hasAdminRights, isContractor, SEARCH_LIMITS, type Actor, type FoundKind } from '@cw/domain';
import { containing } from '../../common/grid/each-word.js';
import { Sql } from '../../common/persistence/sql.js';
import {
  beginnings,
  longestWord,
  PROJECT_BIDS,
  ProjectInvitees,
  searchWords,
  type ProjectBids,
} from '../projects/index.js';
import type { SearchQuery } from './dto/search.query.js';
import type { Found, SearchResults } from './dto/search.response.js';
import {
  DIRECTORY_PEOPLE,
  JOB_PEOPLE,
  OPEN_PROJECTS,
  OWN_REQUESTS,
  SEARCH_STATEMENTS,
  STAFF_CONDITIONS,
  STAFF_PEOPLE,
  STAFF_PROJECTS,
  STAFF_REQUESTS,
} from './search.statements.js';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly context: string;
  readonly projectId?: string;
}

interface Asked {
  readonly actor: Actor;
  readonly words: string;
  readonly starts: readonly string[];
  /** The word that narrows names down the most, anywhere in them. */
  readonly part: string;
  /** All that was typed, anywhere in what staff look through. */
  readonly typed: string;
  readonly limit: number;
}

/** SHELL-07: everything that somebody may open, by what it is called. */
@Injectable()
export class GlobalSearch {
  constructor(
    private readonly sql: Sql,
    private readonly invitees: ProjectInvitees,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
  ) {}

  async find(actor: Actor, { q, limit = SEARCH_LIMITS.resultsDefault }: SearchQuery): Promise<SearchResults> {
    const words = searchWords(q);
    if (words === null) return { items: [] };
    const asked = {
      actor,
      words,
      starts: beginnings(q),
      part: longestWord(q),
      typed: containing(q.trim().toLowerCase()),
      limit,
    };
    if (hasAdminRights(actor)) return this.forStaff(asked);
    if (actor.role === 'admin') return { items: [] };
    return isContractor(actor.role) ? this.forContractor(asked) : this.forClient(asked);
  }

  private async forStaff({ words, starts, part, typed, limit }: Asked): Promise<SearchResults> {
    return {
      items: [
        ...found('project', await this.sql.rows<Row>(STAFF_PROJECTS, [words, limit, typed])),
        ...found('request', await this.sql.rows<Row>(STAFF_REQUESTS, [limit, typed])),
        ...found('condition', await this.sql.rows<Row>(STAFF_CONDITIONS, [words, limit])),
        ...found('person', await this.sql.rows<Row>(STAFF_PEOPLE, [limit, starts, part])),
      ],
    };
  }

  private async forClient({ actor, words, starts, part, limit }: Asked): Promise<SearchResults> {
    const own = [words, limit, actor.userId, await this.invitees.projectIdsOf(actor.userId)];
    return {
      items: [
        ...found('project', await this.sql.rows<Row>(SEARCH_STATEMENTS.projects.client, [...own, starts])),
        ...found('request', await this.sql.rows<Row>(OWN_REQUESTS, [limit, starts, actor.userId])),
        ...found('condition', await this.sql.rows<Row>(SEARCH_STATEMENTS.conditions.client, own)),
        ...found('person', await this.sql.rows<Row>(DIRECTORY_PEOPLE, [limit, starts, part])),
      ],
    };
  }

  private async forContractor({ actor, words, starts, limit }: Asked): Promise<SearchResults> {
    const own = [words, limit, actor.userId, await this.bids.projectIdsOf(actor.userId)];
    const jobs = await this.sql.rows<Row>(SEARCH_STATEMENTS.projects.contractor, [...own, starts]);
    const open = [words, limit - jobs.length, jobs.map(({ id }) => id)];
    return {
      items: [
        ...found('project', [...jobs, ...(await this.sql.rows<Row>(OPEN_PROJECTS, open))]),
        ...found('condition', await this.sql.rows<Row>(SEARCH_STATEMENTS.conditions.contractor, own)),
        ...found('person', await this.sql.rows<Row>(JOB_PEOPLE, [limit, starts, actor.userId])),
      ],
    };
  }
}

const found = (kind: FoundKind, rows: readonly Row[]): Found[] =>
  rows.map(({ id, title, context, projectId = kind === 'project' ? id : null }) => ({
    kind,
    id,
    projectId,
    title,
    context,
  }));
