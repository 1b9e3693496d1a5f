import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ANSWER_REMINDER_DAYS, DAY_MS, disputeMachine, type DomainEvents } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { ClockStarts, ProjectRepository } from '../projects/index.js';
import { DisputeEntity } from './dispute.entity.js';
import { DisputeRepository } from './dispute.repository.js';

/** Whatever puts a project under dispute opens its case: a side's word, a contested start, a review that ran out. */
@Injectable()
export class OpenDispute implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly disputes: DisputeRepository,
    private readonly history: StateHistory,
    private readonly projects: ProjectRepository,
    private readonly clocks: ClockStarts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('project.disputed', (event) => this.open(event));
  }

  // Inside the transaction of the event, which holds the project's row.
  private async open({ projectId, openedBy, from, reason, actorId }: DomainEvents['project.disputed']): Promise<void> {
    const project = await this.projects.find(projectId);
    if (!project) throw new Error(`Project ${projectId} is disputed and not there`);
    const answerDueAt = await this.clocks.start(project, 'dispute_answer', { actorId });
    const now = this.clock.now();
    // The opening itself says until when, where that is within the day of the reminder.
    const isShort = answerDueAt.getTime() - now.getTime() <= ANSWER_REMINDER_DAYS * DAY_MS;
    const state = disputeMachine.initial;
    const dispute = Object.assign(new DisputeEntity(), {
      id: newId(),
      projectId,
      openedBy,
      openerId: openedBy === 'clock' ? null : actorId,
      reason,
      fromState: from,
      state,
      answerDueAt,
      answeredAt: null,
      answerRemindedAt: isShort ? now : null,
      staffToldAt: null,
      withdrawSide: null,
      stakeCents: null,
      isHeld: null,
      contractorCents: null,
      endedAt: null,
    });
    await this.disputes.save(dispute);
    const entity = disputeMachine.name;
    await this.history.record({ entity, entityId: dispute.id, from: null, to: state, event: 'open', actorId });
  }
}
