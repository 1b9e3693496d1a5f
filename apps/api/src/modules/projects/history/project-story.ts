import { Inject, Injectable } from '@nestjs/common';
import { hasAdminRights, type Actor, type Cents, type ProjectStatus } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Clock } from '../../../common/clock.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { toNoShowView } from '../no-show/no-show.mapper.js';
import { NoShowRepository } from '../no-show/no-show.repository.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import type { HistoryEntity, ProjectMoment } from '../dto/project-history.response.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { partiesIn } from '../project-gate.js';
import { ASKED_BECAUSE, CANCELLED_BY_STAFF, columnsOf, MOMENTS, OF_THE_POST } from './project-history.statements.js';
import type { ProjectSnapshot } from '../project-snapshot.js';
import type { ProjectEntity } from '../project.entity.js';

// A condition may have been posted again from there too: wherever it is cleared, it is.
const UNCLEARED = `(SELECT count(*)::integer FROM condition c WHERE c.project_id = p.id AND NOT EXISTS (
    WITH RECURSIVE copy AS (
      SELECT c.id, c.state UNION ALL SELECT n.id, n.state FROM condition n JOIN copy ON n.copied_from_id = copy.id
    ) SELECT FROM copy WHERE copy.state = 'cleared'))`;

const LINKS: PreparedQuery = {
  name: 'project_story_links',
  text: `SELECT p.id, p.title, p.status, p.reposted_from_id = $1 AS "isRepost", ${UNCLEARED} AS "unclearedCount"
    FROM project p WHERE p.id = $2 OR p.reposted_from_id = $1 ORDER BY p.created_at, p.id`,
};

const AGREED_CHANGES: PreparedQuery = {
  name: 'project_story_agreed_changes',
  text: `SELECT coalesce(sum(amount_delta_cents), 0)::text AS cents FROM change_order
    WHERE project_id = $1 AND state = 'accepted'`,
};

interface MomentRow extends Record<string, unknown> {
  readonly entity: HistoryEntity;
  readonly event: string;
  readonly at: Date;
}

interface LinkRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly status: ProjectStatus;
  readonly isRepost: boolean | null;
  readonly unclearedCount: number;
}

/** What happened to a project when, and which projects it came from and went on as. */
@Injectable()
export class ProjectStory {
  constructor(
    private readonly sql: Sql,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
    private readonly noShows: NoShowRepository,
    private readonly clock: Clock,
  ) {}

  /** That the contractor did not come, and what became of it; for the parties. */
  async noShowOf({ userId: readerId }: Actor, projectId: string): Promise<ProjectDetail['noShow']> {
    const noShow = await this.noShows.ofProject(projectId);
    return noShow && toNoShowView(noShow, { readerId, now: this.clock.now() });
  }

  /** Null where one of the two sides ended it. */
  async staffCancellation({ id, ownerId }: ProjectEntity): Promise<ProjectDetail['staffCancellation']> {
    const [row] = await this.sql.rows<{ reason: string | null }>(CANCELLED_BY_STAFF, [id, ownerId]);
    return row ?? null;
  }

  async of(actor: Actor, snapshot: ProjectSnapshot): Promise<Pick<ProjectDetail, 'moments' | 'repostOf' | 'reposts'>> {
    return { moments: await this.moments(actor, snapshot), ...(await this.links(actor, snapshot.project)) };
  }

  /** What the contractor asks, as long as the client has not answered and the work has not begun. */
  async earlyStartRequest({
    id,
    work,
    earlyStartAskedAt,
  }: ProjectEntity): Promise<NonNullable<ProjectDetail['agreed']>['earlyStartRequest']> {
    if (earlyStartAskedAt === null || work !== 'not_started') return null;
    const [row] = await this.sql.rows<{ reason: string | null }>(ASKED_BECAUSE, [id]);
    return { askedAt: earlyStartAskedAt.toISOString(), reason: row?.reason ?? '' };
  }

  /** What the changes that both sides agreed on added to the accepted bid; below zero when they made it cheaper. */
  async agreedChanges(projectId: string): Promise<Cents> {
    const [row] = await this.sql.rows<{ cents: string }>(AGREED_CHANGES, [projectId]);
    return readCents(row?.cents ?? '0');
  }

  /** For whoever is no party, of the post and of the reader's own bid. */
  private async moments(actor: Actor, snapshot: ProjectSnapshot): Promise<ProjectMoment[]> {
    const isParty = partiesIn(actor, snapshot.project).length > 0;
    const own = isParty ? [] : await this.bids.readableIds(actor, snapshot);
    const shown = columnsOf([['project', snapshot.project.id], ...own.map((id) => ['bid', id] as const)]);
    const rows = await this.sql.rows<MomentRow>(MOMENTS, [...shown, isParty ? null : OF_THE_POST]);
    return rows.map(({ entity, event, at }) => ({ entity, event, at: at.toISOString() }));
  }

  // The other project may be none of a contractor's or an invited person's business.
  private async links(
    actor: Actor,
    { id, ownerId, repostedFromId }: ProjectEntity,
  ): Promise<Pick<ProjectDetail, 'repostOf' | 'reposts'>> {
    if (actor.userId !== ownerId && !hasAdminRights(actor)) return { repostOf: null, reposts: [] };
    const rows = await this.sql.rows<LinkRow>(LINKS, [id, repostedFromId]);
    const link = ({ isRepost: _, ...shown }: LinkRow): ProjectDetail['reposts'][number] => ({
      id: shown.id,
      title: shown.title,
      status: shown.status,
      unclearedCount: shown.unclearedCount,
    });
    const from = rows.find((row) => row.id === repostedFromId);
    return { repostOf: from ? link(from) : null, reposts: rows.filter(({ isRepost }) => isRepost).map(link) };
  }
}
