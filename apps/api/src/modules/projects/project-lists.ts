import { Inject, Injectable } from '@nestjs/common';
import { hasAdminRights, isContractor, type Actor, type ProjectScope } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import { radiusLimit } from '../../geo/radius.js';
import { ZipCentroids } from '../../geo/zip-centroids.js';
import type { ListProjectsQuery } from './dto/list-projects.query.js';
import type { ProjectPage } from './dto/project.response.js';
import { PROJECT_BIDS, type ProjectBids } from './project-bids.port.js';
import { ProjectListRepository } from './project-list.repository.js';
import type { ListAudience } from './project-list.statements.js';
import { ProjectSummaries } from './project-summaries.js';
import { searchWords } from './search-words.js';

/** PROJ-05, PROJ-07: the lists of projects, each as far as the reader's role goes. */
@Injectable()
export class ProjectLists {
  constructor(
    private readonly repository: ProjectListRepository,
    private readonly summaries: ProjectSummaries,
    private readonly zips: ZipCentroids,
    private readonly cursors: Cursors,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
  ) {}

  async list(actor: Actor, query: ListProjectsQuery): Promise<ProjectPage> {
    const audience = audienceOf(actor, query.scope);
    const sort = query.sort ?? 'newest';
    const center = await this.zips.center(query.zip, sort === 'distance' || query.radiusMiles !== undefined);
    const list = `projects.${audience}.${sort}`;
    const rows = await this.repository.find({
      audience,
      actorId: actor.userId,
      bidProjectIds: audience === 'contractor' ? await this.bids.projectIdsOf(actor.userId) : null,
      sort,
      limit: query.limit + 1,
      category: query.category ?? null,
      priority: query.priority ?? null,
      status: query.status ?? null,
      minBudgetCents: query.minBudgetCents ?? null,
      maxBudgetCents: query.maxBudgetCents ?? null,
      words: searchWords(query.q),
      center,
      radiusMiles: radiusLimit(query.radiusMiles),
      after: this.cursors.decode(list, query.cursor),
    });
    const page = this.cursors.page(rows, query.limit, list, { map: (row) => row, key: (row) => [row.key, row.id] });
    return { items: await this.summaries.of(actor, page.items), nextCursor: page.nextCursor };
  }
}

/** A client has no list of other people's projects. */
function audienceOf(actor: Actor, scope: ProjectScope | undefined): ListAudience {
  const contractor = isContractor(actor.role);
  if ((scope ?? (contractor ? 'available' : 'mine')) === 'mine') return contractor ? 'contractor' : 'owner';
  if (contractor || hasAdminRights(actor)) return 'available';
  throw new DomainError('access.denied');
}
