import { Inject, Injectable } from '@nestjs/common';
import { hasAdminRights, isContractor, type Actor, type Point, type ProjectScope } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Cursors } from '../../../common/http/cursor.js';
import { radiusLimit } from '../../../geo/radius.js';
import { ZipCentroids } from '../../../geo/zip-centroids.js';
import type { ListProjectsQuery, MapProjectsQuery, ProjectFilters } from '../dto/list-projects.query.js';
import { MAP_POINTS_MAX, type ProjectMap } from '../dto/project-map.response.js';
import type { ProjectPage } from '../dto/project.response.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { ProjectInvitees } from '../project-invitees.js';
import { beginnings } from './beginnings.js';
import { ProjectListRepository } from './project-list.repository.js';
import type { ListAudience, ProjectSearch } from './project-search.js';
import { ProjectSummaries } from './project-summaries.js';
import { searchWords } from './search-words.js';

/** The most that a count of what is new says. */
export const NEW_MAX = 21;

/** PROJ-05, PROJ-07: the lists of projects, each as far as the reader's role goes. */
@Injectable()
export class ProjectLists {
  constructor(
    private readonly repository: ProjectListRepository,
    private readonly summaries: ProjectSummaries,
    private readonly zips: ZipCentroids,
    private readonly cursors: Cursors,
    private readonly invitees: ProjectInvitees,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
  ) {}

  async list(actor: Actor, query: ListProjectsQuery): Promise<ProjectPage> {
    const search = await this.searchOf(actor, query);
    const list = `projects.${search.audience}.${search.sort}`;
    const after = this.cursors.decode(list, query.cursor);
    const rows = await this.repository.find({ ...search, after, limit: query.limit + 1 });
    const page = this.cursors.page(rows, query.limit, list, { map: (row) => row, key: (row) => [row.key, row.id] });
    return { items: await this.summaries.of(actor, page.items), nextCursor: page.nextCursor };
  }

  /** The same projects as dots: as many as a map can show, in the order of the list. */
  async map(actor: Actor, query: MapProjectsQuery): Promise<ProjectMap> {
    const search = await this.searchOf(actor, { ...query, scope: 'available' });
    const rows = await this.repository.find({ ...search, limit: MAP_POINTS_MAX + 1 });
    return {
      center: search.center && { latitude: search.center.latitude, longitude: search.center.longitude },
      items: rows.slice(0, MAP_POINTS_MAX).map(({ id, zip, city, latitude, longitude, priority, closingDate }) => ({
        id,
        zip,
        city,
        latitude,
        longitude,
        priority,
        closingDate,
      })),
      isWhole: rows.length <= MAP_POINTS_MAX,
    };
  }

  /** How many open projects that fit were posted since then, up to a page of them. */
  async countSince(actor: Actor, filters: ProjectFilters, since: Date): Promise<number> {
    const search = await this.searchOf(actor, { ...filters, scope: 'available' });
    const rows = await this.repository.find({ ...search, sort: 'newest', limit: NEW_MAX });
    return rows.filter(({ createdAt }) => createdAt > since).length;
  }

  /** A 422 when a ZIP is unknown, or missing where a distance is asked. */
  async assertFilters(filters: ProjectFilters): Promise<void> {
    await this.centerOf(filters);
  }

  /** What is somebody's besides its own posts and jobs: bid on by a contractor while open, invited to as a client. */
  private async furtherIds(actor: Actor, audience: ListAudience): Promise<readonly string[] | null> {
    if (audience === 'contractor') return this.bids.projectIdsOf(actor.userId);
    const ids = audience === 'owner' ? await this.invitees.projectIdsOf(actor.userId) : [];
    return ids.length > 0 ? ids : null;
  }

  private centerOf({ zip, sort, radiusMiles }: ProjectFilters): Promise<Point | null> {
    return this.zips.center(zip, sort === 'distance' || radiusMiles !== undefined);
  }

  private async searchOf(actor: Actor, query: ProjectFilters): Promise<Omit<ProjectSearch, 'limit'>> {
    const audience = audienceOf(actor, query.scope);
    const sort = query.sort ?? 'newest';
    return {
      audience,
      actorId: actor.userId,
      projectIds: await this.furtherIds(actor, audience),
      sort,
      category: query.category ?? null,
      priority: query.priority ?? null,
      trades: query.trades ?? null,
      status: query.status ?? null,
      minBudgetCents: query.minBudgetCents ?? null,
      maxBudgetCents: query.maxBudgetCents ?? null,
      closingBefore: query.closingBefore ?? null,
      words: searchWords(query.q),
      starts: beginnings(query.q ?? ''),
      center: await this.centerOf(query),
      radiusMiles: radiusLimit(query.radiusMiles),
      after: undefined,
    };
  }
}

/** A client has no list of other people's projects. */
function audienceOf(actor: Actor, scope: ProjectScope | undefined): ListAudience {
  const contractor = isContractor(actor.role);
  if ((scope ?? (contractor ? 'available' : 'mine')) === 'mine') return contractor ? 'contractor' : 'owner';
  if (contractor || hasAdminRights(actor)) return 'available';
  throw new DomainError('access.denied');
}
