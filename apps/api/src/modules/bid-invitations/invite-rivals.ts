import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainEvents } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectRepository } from '../projects/index.js';
import { BidInvitationEntity } from './bid-invitation.entity.js';
import { InvitableContractors } from './invitable-contractors.js';

/**
 * Whose bids ended when another was accepted: whom the client had refused before that moment is not asked again. Both are
 * read from the history, since a bid's row may be written again later for reasons of its own. The acceptance of a bid is
 * written before its rivals are rejected.
 */
const RIVALS: PreparedQuery = {
  name: 'bid-invitations.rivals',
  text: `
    SELECT DISTINCT b.contractor_id AS id FROM bid b
    JOIN state_change ended ON ended.entity = 'bid' AND ended.entity_id = b.id AND ended.to_state = 'rejected'
    WHERE b.project_id = $1 AND b.contractor_id <> $2 AND b.status = 'rejected' AND b.reject_reason IS NULL
      AND ended.at >= (SELECT max(h.at) FROM state_change h
        WHERE h.entity = 'project' AND h.entity_id = $1 AND h.event = 'accept_bid')
    ORDER BY 1`,
};

/** Work that is open again since nobody came: who lost against the one that did not come is asked first. */
@Injectable()
export class InviteRivals implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly sql: Sql,
    private readonly projects: ProjectRepository,
    private readonly contractors: InvitableContractors,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('no_show.reported', (event) => this.invite(event));
  }

  // Inside the transaction of the event, which made the project: nobody else knows of it yet.
  private async invite(event: DomainEvents['no_show.reported']): Promise<void> {
    const project = await this.projects.find(event.newProjectId);
    if (!project) return;
    const rivals = await this.sql.rows<{ id: string }>(RIVALS, [event.projectId, event.contractorId]);
    for (const { id: contractorId } of rivals) {
      if (!(await this.contractors.couldBid(contractorId, project.state))) continue;
      const row = { id: newId(), projectId: project.id, contractorId, createdAt: this.clock.now() };
      await this.unitOfWork.repository(BidInvitationEntity).insert(row);
      const { id: projectId, title: projectTitle, ownerId } = project;
      const told = { projectId, projectTitle, ownerId, actorId: event.actorId, contractorId };
      await this.events.emit('bid.invited', { ...told, hasEarlierFigures: true });
    }
  }
}
