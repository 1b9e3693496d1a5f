import { Injectable, type OnModuleInit } from '@nestjs/common';
import { changeOrderMachine, decide, type ChangeLapseCause } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import { ProjectRepository } from '../projects/index.js';
import { ChangeOrderAnnouncer } from './change-order-announcer.js';
import { ChangeOrderRepository } from './change-order.repository.js';

/**
 * Work that is cancelled has nothing left to agree on, and staff rule a dispute by what was agreed before: a proposal
 * that still waits then ends by itself, as it does when its time to be answered is over.
 */
@Injectable()
export class OvertakenChanges implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly changes: ChangeOrderRepository,
    private readonly projects: ProjectRepository,
    private readonly announcer: ChangeOrderAnnouncer,
  ) {}

  onModuleInit(): void {
    this.events.on('project.cancelled', ({ projectId }) => this.lapse(projectId, 'cancelled'));
    this.events.on('project.disputed', ({ projectId }) => this.lapse(projectId, 'disputed'));
  }

  /** Looked at again by whoever holds the project's row: it may have been answered meanwhile. */
  async lapseUnanswered(projectId: string, now: Date): Promise<void> {
    const change = await this.changes.findOpen(projectId);
    if (change?.answerDueAt && change.answerDueAt <= now) await this.lapse(projectId, 'unanswered');
  }

  // Inside the transaction of whoever holds the project's row.
  private async lapse(projectId: string, cause: ChangeLapseCause): Promise<void> {
    const change = await this.changes.findOpen(projectId);
    const project = change && (await this.projects.find(projectId));
    if (!project) return;
    const attempt = { state: change.state, event: 'lapse', as: ['system'] } as const;
    const to = mustMove(decide(changeOrderMachine, attempt), change.state);
    await this.changes.answer(change, { to, actorId: null, reason: null, lapseCause: cause });
    await this.announcer.lapsed(project, change, cause);
  }
}
