import { Injectable } from '@nestjs/common';
import { EventBus } from '../../../common/events/event-bus.js';
import { UsersService } from '../../users/index.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { isAwaitingEvidence, type ChargeBackEntity } from './charge-back.entity.js';

/** What the bank does to the money, told to both sides and to staff. */
@Injectable()
export class ChargeBackEvents {
  constructor(
    private readonly events: EventBus,
    private readonly users: UsersService,
  ) {}

  async opened(milestone: MilestoneEntity, chargeBack: ChargeBackEntity): Promise<void> {
    await this.events.emit('payment.charged_back', await this.about(milestone, chargeBack));
  }

  async decided(milestone: MilestoneEntity, chargeBack: ChargeBackEntity): Promise<void> {
    const about = await this.about(milestone, chargeBack);
    await this.events.emit(
      chargeBack.status === 'lost' ? 'payment.charge_back_lost' : 'payment.charge_back_won',
      about,
    );
  }

  private async about(milestone: MilestoneEntity, chargeBack: ChargeBackEntity) {
    const { projectId, projectTitle, ownerId, contractorId } = milestone;
    const adminIds = await this.users.activeAdminIds();
    const { takenCents: amountCents, evidenceDueAt } = chargeBack;
    const respondBy = isAwaitingEvidence(chargeBack) ? (evidenceDueAt?.toISOString() ?? null) : null;
    const isPaidOut = wasReleased(milestone, chargeBack);
    // The bank caused it, nobody's click.
    return {
      ...{ projectId, projectTitle, ownerId, contractorId, amountCents, adminIds, respondBy, isPaidOut },
      actorId: null,
    };
  }
}

/** Where its money was when the bank came, or what of it could not be taken back once the bank had decided. */
const wasReleased = ({ state, stateBeforeChargeBack }: MilestoneEntity, { lossCents }: ChargeBackEntity): boolean =>
  lossCents > 0 || state === 'released' || stateBeforeChargeBack === 'released';
