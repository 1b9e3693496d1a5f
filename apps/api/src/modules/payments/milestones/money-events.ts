import { Injectable } from '@nestjs/common';
import { addCents, type Cents, type DomainEvents } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import type { Earned } from '../ledger/ledger.js';
import type { MilestoneEntity } from './milestone.entity.js';

/** Paid before the work, it lets the work begin; paid at closing or for an agreed change, the work is under way or over. */
function waitsFor({ approvedAt, state, paymentTiming }: MilestoneEntity): DomainEvents['payment.held']['waitsFor'] {
  if (approvedAt !== null) return 'nothing';
  return state === 'funded' && paymentTiming === 'upfront' ? 'start' : 'approval';
}

/** What happened to the money, told inside the transaction that made it true. */
@Injectable()
export class MoneyEvents {
  constructor(private readonly events: EventBus) {}

  async held(milestone: MilestoneEntity): Promise<void> {
    const about = this.about(milestone, milestone.totalCents);
    await this.events.emit('payment.held', { ...about, waitsFor: waitsFor(milestone) });
  }

  async failed(milestone: MilestoneEntity, amountCents: Cents): Promise<void> {
    const { paymentTiming } = milestone;
    await this.events.emit('payment.failed', { ...this.about(milestone, amountCents), paymentTiming });
  }

  /** What of it was left to the contractor: nothing is told when a bank took all of it meanwhile. */
  async released(milestone: MilestoneEntity, earned: Earned): Promise<void> {
    const amountCents = addCents(earned.payoutCents, earned.feeCents);
    if (amountCents > 0)
      await this.events.emit('payment.released', { ...this.about(milestone, amountCents), ...earned });
  }

  async refunded(milestone: MilestoneEntity, amountCents: Cents): Promise<void> {
    await this.events.emit('payment.refunded', this.about(milestone, amountCents));
  }

  private about(milestone: MilestoneEntity, amountCents: Cents) {
    const { projectId, projectTitle, ownerId, contractorId } = milestone;
    // The provider's answer caused it, nobody's click.
    return { projectId, projectTitle, ownerId, contractorId, amountCents, actorId: null };
  }
}
