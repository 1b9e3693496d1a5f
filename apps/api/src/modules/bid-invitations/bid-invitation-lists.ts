import { Injectable } from '@nestjs/common';
import { hasAdminRights, looksAsClient, type Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { fullName } from '../../common/person-name.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { BidRepository } from '../bids/index.js';
import { partiesIn, ProjectGate } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { BidInvitationEntity } from './bid-invitation.entity.js';
import type { BidInvitationList, MyBidInvitationList } from './dto/bid-invitation.response.js';

/** As many as a contractor can look through. */
const MOST = 100;

const MINE: PreparedQuery = {
  name: 'bid-invitations.mine',
  text: `
    SELECT i.id, i.project_id AS "projectId", p.title AS "projectTitle", i.created_at AS "invitedAt"
    FROM bid_invitation i JOIN project p ON p.id = i.project_id AND p.status = 'open'
    WHERE i.contractor_id = $1
    ORDER BY i.created_at DESC, i.id
    LIMIT ${MOST}`,
};

interface MyRow {
  readonly id: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly invitedAt: Date;
}

@Injectable()
export class BidInvitationLists {
  constructor(
    private readonly projects: ProjectGate,
    private readonly bids: BidRepository,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  /** For the client's side and staff: who else was asked is no bidder's business. */
  async ofProject(actor: Actor, projectId: string): Promise<BidInvitationList> {
    const project = await this.projects.readable(actor, projectId);
    if (!looksAsClient(partiesIn(actor, project)) && !hasAdminRights(actor)) throw new DomainError('access.denied');
    const invitations = await this.unitOfWork
      .repository(BidInvitationEntity)
      .find({ where: { projectId }, order: { createdAt: 'DESC', id: 'ASC' } });
    const people = await this.users.findByIds(invitations.map(({ contractorId }) => contractorId));
    const bidders = new Set((await this.bids.ofProject(projectId)).map(({ contractorId }) => contractorId));
    const items = invitations.map(({ id, contractorId, createdAt }) => {
      const person = people.find((candidate) => candidate.id === contractorId);
      return {
        id,
        contractorId,
        contractorName: person ? fullName(person) : '',
        invitedAt: createdAt.toISOString(),
        hasBid: bidders.has(contractorId),
      };
    });
    return { items, nextCursor: null };
  }

  async mine(actor: Actor): Promise<MyBidInvitationList> {
    const rows = await this.sql.rows<MyRow>(MINE, [actor.userId]);
    return { items: rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() })), nextCursor: null };
  }
}
