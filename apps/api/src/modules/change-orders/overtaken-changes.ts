import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeOrderMachine, decide } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectEntity } from '../projects/index.js';
import { ChangeOrderRepository } from './change-order.repository.js';

/** A project that is over has nothing left to agree on: what still waited for an answer lapses with it. */
@Injectable()
export class OvertakenChanges implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly changes: ChangeOrderRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.events.on('project.approved', ({ projectId }) => this.lapse(projectId));
    this.events.on('project.cancelled', ({ projectId }) => this.lapse(projectId));
  }

  private async lapse(projectId: string): Promise<void> {
    const change = await this.changes.findOpen(projectId);
    if (!change) return;
    const to = mustMove(
      decide(changeOrderMachine, { state: change.state, event: 'lapse', as: ['system'] }),
      change.state,
    );
    await this.changes.answer(change, { to, actorId: null, reason: null });
    await this.unitOfWork.repository(ProjectEntity).update({ id: projectId }, { changeProposedBy: null });
  }
}
