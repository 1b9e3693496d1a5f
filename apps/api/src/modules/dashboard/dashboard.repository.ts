import { Injectable } from '@nestjs/common';
import type { IntakeState, PlainDate, UsState } from '@cw/domain';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectEntity, type ListedProject } from '../projects/index.js';
import type { DashboardCounts, DashboardNeed } from './dto/dashboard.response.js';

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

const INVITATIONS: PreparedQuery = {
  name: 'dashboard.invitations',
  text: `
    SELECT p.id AS "projectId", p.title AS "projectTitle", p.city, p.state, p.closing_date::text AS "closingDate"
    FROM bid_invitation i JOIN project p ON p.id = i.project_id AND p.status = 'open'
    WHERE i.contractor_id = $1
      AND NOT EXISTS (SELECT FROM bid b WHERE b.project_id = p.id AND b.contractor_id = $1)
    ORDER BY i.created_at DESC, i.id LIMIT ${LIVE_SHOWN}`,
};
const REQUESTS: PreparedQuery = {
  name: 'dashboard.requests',
  text: `
    SELECT id AS "requestId", address AS house, closing_date::text AS "closingDate", state
    FROM repair_intake WHERE user_id = $1 AND state IN ('needs_information', 'offer_sent')
    ORDER BY submitted_at, id LIMIT ${LIVE_SHOWN}`,
};

type InvitationRow = Pick<DashboardNeed, 'projectId' | 'projectTitle' | 'closingDate'> & {
  readonly city: string;
  readonly state: UsState;
};
type RequestRow = Pick<DashboardNeed, 'requestId' | 'house' | 'closingDate'> & {
  readonly state: Extract<IntakeState, 'needs_information' | 'offer_sent'>;
};

/** A moment, and the day that it is wherever that began first. */
interface Moment {
  readonly now: Date;
  readonly today: PlainDate;
}

const ASKED_OF_ABSENT = `(project.status = 'cancelled' AND project.contractorId = :userId AND EXISTS (SELECT FROM no_show n WHERE n.project_id = project.id AND n.state = 'asked' AND n.answer_due_at > :now))`;

@Injectable()
export class DashboardRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  /**
   * Somebody's own projects, those they were invited to, and jobs: what is not over, what is done and has yet to close,
   * and what is done and may still be unpaid after its closing; soonest closing first. Of what was cancelled, the jobs
   * whose contractor may still say what happened on the day on which it did not come.
   */
  async liveProjects(userId: string, invitedIds: readonly string[], { today, now }: Moment): Promise<ListedProject[]> {
    const projects = await this.unitOfWork
      .repository(ProjectEntity)
      .createQueryBuilder('project')
      .where('(project.ownerId = :userId OR project.contractorId = :userId OR project.id = ANY (:invitedIds))', {
        userId,
        invitedIds,
      })
      .andWhere(
        `(project.status IN ('open', 'in_progress') OR (project.status = 'completed' AND (project.paymentTiming = 'at_closing' OR project.closingDate IS NULL OR project.closingDate >= :today)) OR ${ASKED_OF_ABSENT})`,
        { today, now },
      )
      .orderBy('project.closingDate', 'ASC', 'NULLS LAST')
      .addOrderBy('project.id', 'DESC')
      .limit(LIVE_SHOWN)
      .getMany();
    return projects.map((project) => ({ ...project, distanceMiles: null }));
  }

  /** Where the contractor's bid is wanted and it has made none. */
  unansweredInvitations(contractorId: string): Promise<InvitationRow[]> {
    return this.sql.rows<InvitationRow & Record<string, unknown>>(INVITATIONS, [contractorId]);
  }

  /** Repair requests of the account that wait for its answer. */
  waitingRequests(userId: string): Promise<RequestRow[]> {
    return this.sql.rows<RequestRow & Record<string, unknown>>(REQUESTS, [userId]);
  }

  async counts(userId: string, invitedIds: readonly string[]): Promise<DashboardCounts> {
    const [counts] = await this.sql.rows<DashboardCounts>(COUNTS, [userId, invitedIds]);
    return counts ?? { open: 0, inProgress: 0, completed: 0, pendingBids: 0 };
  }
}
