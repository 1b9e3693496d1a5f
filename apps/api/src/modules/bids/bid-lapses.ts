import { Injectable } from '@nestjs/common';
import { bidMachine, decide, type BidEndReason } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectRepository, type ProjectEntity } from '../projects/index.js';
import { aboutBid } from './bid-events.js';
import type { BidEntity } from './bid.entity.js';
import { BidRepository } from './bid.repository.js';

type Lapse = Exclude<BidEndReason, 'account_ended'>;

/** Pending bids that the system takes back. */
@Injectable()
export class BidLapses {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projects: ProjectRepository,
    private readonly bids: BidRepository,
    private readonly events: EventBus,
  ) {}

  /** The project's row is locked before. */
  async lapse(project: ProjectEntity, bid: BidEntity, reason: Lapse): Promise<void> {
    const to = mustMove(decide(bidMachine, { state: bid.status, event: 'withdraw', as: ['system'] }), bid.status);
    await this.bids.saveTransition(bid, { event: 'withdraw', to, actorId: null, changes: { endReason: reason } });
    await this.events.emit('bid.lapsed', { ...aboutBid(null, project, bid), reason });
  }

  /** Looks again once the project is locked: a bid is taken back once, however many processes look. */
  lapseIfStill(
    { id, projectId }: Pick<BidEntity, 'id' | 'projectId'>,
    reason: Lapse,
    isDue: (bid: BidEntity, project: ProjectEntity) => Promise<boolean>,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const project = await this.projects.findForUpdate(projectId);
      const bid = (await this.bids.lockOfProject(projectId)).find((candidate) => candidate.id === id);
      if (!project || bid?.status !== 'pending' || !(await isDue(bid, project))) return;
      await this.lapse(project, bid, reason);
    });
  }
}
