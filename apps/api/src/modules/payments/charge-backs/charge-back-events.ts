import { Injectable } from '@nestjs/common';
import type { Cents } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { UsersService } from '../../users/index.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import type { ChargeBackEntity } from './charge-back.entity.js';

/** What the bank does to the money, told to both sides and to staff. */
@Injectable()
export class ChargeBackEvents {
  constructor(
    private readonly events: EventBus,
    private readonly users: UsersService,
  ) {}

  async opened(milestone: MilestoneEntity, amountCents: Cents): Promise<void> {
    await this.events.emit('payment.charged_back', await this.about(milestone, amountCents));
  }

  async decided(milestone: MilestoneEntity, { status, takenCents }: ChargeBackEntity): Promise<void> {
    const about = await this.about(milestone, takenCents);
    await this.events.emit(status === 'lost' ? 'payment.charge_back_lost' : 'payment.charge_back_won', about);
  }

  private async about({ projectId, projectTitle, ownerId, contractorId }: MilestoneEntity, amountCents: Cents) {
    const adminIds = await this.users.activeAdminIds();
    // The bank caused it, nobody's click.
    return { projectId, projectTitle, ownerId, contractorId, amountCents, actorId: null, adminIds };
  }
}
