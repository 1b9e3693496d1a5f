import { Injectable, type OnModuleInit } from '@nestjs/common';
import { answerDeadline, disputeMachine, type DomainEvents } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { DisputeEntity } from './dispute.entity.js';
import { DisputeRepository } from './dispute.repository.js';

/** Whatever puts a project under dispute opens its case: a side's word, a contested start, a review that ran out. */
@Injectable()
export class OpenDispute implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly disputes: DisputeRepository,
    private readonly history: StateHistory,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('project.disputed', (event) => this.open(event));
  }

  // Inside the transaction of the event, which holds the project's row.
  private async open({ projectId, openedBy, from, reason, actorId }: DomainEvents['project.disputed']): Promise<void> {
    const state = disputeMachine.initial;
    const dispute = Object.assign(new DisputeEntity(), {
      id: newId(),
      projectId,
      openedBy,
      openerId: openedBy === 'clock' ? null : actorId,
      reason,
      fromState: from,
      state,
      answerDueAt: answerDeadline(this.clock.now()),
      answeredAt: null,
      answerRemindedAt: null,
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
