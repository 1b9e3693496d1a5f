import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@cw/domain';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectEntity, type ListedProject } from '../projects/index.js';
import type { DashboardCounts } from './dto/dashboard.response.js';

const LIVE_SHOWN = 200;

const COUNTS: PreparedQuery = {
  name: 'dashboard.counts',
  text: `
    SELECT
      count(*) FILTER (WHERE p.status = 'open')::integer AS open,
      count(*) FILTER (WHERE p.status = 'in_progress')::integer AS "inProgress",
      count(*) FILTER (WHERE p.status = 'completed')::integer AS completed,
      (SELECT count(*)::integer FROM bid b JOIN project q ON q.id = b.project_id
        WHERE b.status = 'pending' AND (q.owner_id = $1 OR b.contractor_id = $1 OR q.id = ANY ($2::uuid[]))) AS "pendingBids"
    FROM project p WHERE p.owner_id = $1 OR p.contractor_id = $1 OR p.id = ANY ($2::uuid[])`,
};

@Injectable()
export class DashboardRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  /**
   * Somebody's own projects, those they were invited to, and jobs: what is not over, what is done and has yet to close,
   * and what is done and may still be unpaid after its closing; soonest closing first.
   */
  async liveProjects(userId: string, invitedIds: readonly string[], today: PlainDate): Promise<ListedProject[]> {
    const projects = await this.unitOfWork
      .repository(ProjectEntity)
      .createQueryBuilder('project')
      .where('(project.ownerId = :userId OR project.contractorId = :userId OR project.id = ANY (:invitedIds))', {
        userId,
        invitedIds,
      })
      .andWhere(
        `(project.status IN ('open', 'in_progress') OR (project.status = 'completed' AND (project.paymentTiming = 'at_closing' OR project.closingDate >= :today)))`,
        { today },
      )
      .orderBy('project.closingDate', 'ASC', 'NULLS LAST')
      .addOrderBy('project.id', 'DESC')
      .limit(LIVE_SHOWN)
      .getMany();
    return projects.map((project) => ({ ...project, distanceMiles: null }));
  }

  async counts(userId: string, invitedIds: readonly string[]): Promise<DashboardCounts> {
    const [counts] = await this.sql.rows<DashboardCounts>(COUNTS, [userId, invitedIds]);
    return counts ?? { open: 0, inProgress: 0, completed: 0, pendingBids: 0 };
  }
}
