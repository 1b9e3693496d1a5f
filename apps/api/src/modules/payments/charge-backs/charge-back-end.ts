import { Injectable } from '@nestjs/common';
import type { PaymentEvent } from '@cw/domain';
import { chargeBackLost } from '../ledger/charge-back-entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { Refund } from '../milestones/refund.js';
import { Freezes } from '../reconciliation/freezes.js';
import type { ChargeBackEntity } from './charge-back.entity.js';
import { ChargeBackRecords } from './charge-back-records.js';
import { LostCharge } from './lost-charge.js';

const BY_PROVIDER = { as: ['provider'], actorId: null } as const;

/** The bank has decided: what it took is booked, and the milestone goes on, or not, with what is left. */
@Injectable()
export class ChargeBackEnd {
  constructor(
    private readonly records: ChargeBackRecords,
    private readonly milestones: Milestones,
    private readonly ledger: Ledger,
    private readonly lost: LostCharge,
    private readonly refund: Refund,
    private readonly freezes: Freezes,
  ) {}

  async lose(milestone: MilestoneEntity, chargeBack: ChargeBackEntity): Promise<void> {
    if (chargeBack.takenCents === 0) return;
    const { milestoneId, paymentId, providerId: disputeId } = chargeBack;
    const parts = await this.lost.take(chargeBack);
    const about = { milestoneId, paymentId, disputeId, contractorId: milestone.contractorId };
    await this.ledger.post(chargeBackLost(about, parts), null);
    chargeBack.lossCents = parts.loss;
    await this.records.save(chargeBack);
    await this.milestones.settle(milestone);
    // What had been paid out may be asked back: that is for staff to decide.
    if (parts.loss > 0) await this.milestones.flag(milestone, 'charge_lost');
  }

  /** Goes on once the bank has decided every charge-back of the milestone. */
  async conclude(milestone: MilestoneEntity): Promise<void> {
    if ((await this.records.standing(milestone.id)).length > 0) return;
    await this.milestones.settle(milestone);
    const event = await this.eventFor(milestone);
    if (event) await this.milestones.move(milestone, { event, ...BY_PROVIDER });
    await this.freezes.lift(milestone);
    await this.refund.settle(milestone);
  }

  private async eventFor(milestone: MilestoneEntity): Promise<PaymentEvent | null> {
    const { id, state, totalCents, stateBeforeChargeBack: before } = milestone;
    if (state !== 'funded' && state !== 'charged_back') return null;
    const held = await this.ledger.heldBy(id);
    const isUnfunded = (before ?? state) === 'funded' && held < totalCents;
    // It was paid in full while the bank was still deciding about a part of it.
    if (state === 'funded') return isUnfunded ? 'charge_back_unfunded' : null;
    if (!(await this.hasTaken(milestone))) return 'charge_back_won';
    if (held === 0) return 'charge_back_lost';
    return isUnfunded ? 'charge_back_unfunded' : 'charge_back_cut';
  }

  /** Whether a bank kept any of it: of what was released, or else of what is held. */
  private async hasTaken({ id, stateBeforeChargeBack: before }: MilestoneEntity): Promise<boolean> {
    const wasReleased = before === 'releasing' || before === 'released';
    return wasReleased ? this.lost.tookReleased(id) : this.records.hasLost(id);
  }
}
