import { Injectable } from '@nestjs/common';
import { decidesForClient, INVITATION_LIMITS, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { BidRepository } from '../bids/index.js';
import { ProjectTransaction, type LockedProject } from '../projects/index.js';
import { BidInvitationEntity } from './bid-invitation.entity.js';
import { InvitableContractors } from './invitable-contractors.js';

/** The owner of an open project asks a contractor for its bid, once. */
@Injectable()
export class InviteToBidUseCase {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly contractors: InvitableContractors,
    private readonly bids: BidRepository,
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, projectId: string, contractorId: string): Promise<void> {
    await this.transaction.locked(actor, projectId, (locked) => this.invite(locked, contractorId));
  }

  private async invite({ actor, project, parties }: LockedProject, contractorId: string): Promise<void> {
    if (!decidesForClient(parties)) throw new DomainError('access.denied');
    await this.contractors.mayBeInvitedBy(actor);
    if (project.status !== 'open') throw new DomainError('project.not_taking_bids');
    await this.contractors.mustBe(contractorId, project.state);
    await this.mustBeNew(project.id, contractorId);
    await this.unitOfWork.repository(BidInvitationEntity).insert({
      id: newId(),
      projectId: project.id,
      contractorId,
      createdAt: this.clock.now(),
    });
    const { id, title, ownerId } = project;
    const { userId: actorId } = actor;
    await this.events.emit('bid.invited', {
      projectId: id,
      projectTitle: title,
      ownerId,
      actorId,
      contractorId,
      hasEarlierFigures: false,
    });
  }

  /** The project's row is locked, so nobody is invited twice and no list grows beyond its limit. */
  private async mustBeNew(projectId: string, contractorId: string): Promise<void> {
    const repository = this.unitOfWork.repository(BidInvitationEntity);
    if (await repository.existsBy({ projectId, contractorId })) throw new DomainError('invitation.already_sent');
    const bids = await this.bids.ofProject(projectId, contractorId);
    if (bids.some(({ status }) => status === 'pending')) throw new DomainError('invitation.already_bid');
    const limit = INVITATION_LIMITS.perProject;
    if ((await repository.countBy({ projectId })) >= limit) {
      throw new DomainError('invitation.too_many');
    }
  }
}
