import { Injectable } from '@nestjs/common';
import { decide, isStanding, paymentMachine } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import type { PaymentEntity } from '../intents/payment.entity.js';
import { chargeBackReturned, chargeBackTaken } from '../ledger/charge-back-entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import type { DisputeFact } from '../provider/provider-fact.js';
import type { ChargeBackEntity } from './charge-back.entity.js';
import { ChargeBackEnd } from './charge-back-end.js';
import { ChargeBackEvents } from './charge-back-events.js';
import { ChargeBackRecords } from './charge-back-records.js';

const BY_PROVIDER = { as: ['provider'], actorId: null } as const;

const mayBeTaken = ({ state }: MilestoneEntity): boolean =>
  decide(paymentMachine, { state, event: 'charge_back', as: ['provider'] }).ok;

/** The bank has said that it was won, and the money is still on its way back. */
const isUnreturned = ({ status, takenCents, returnedCents }: DisputeFact): boolean =>
  status === 'won' && returnedCents < takenCents;

function forgetAnswer(chargeBack: ChargeBackEntity): void {
  chargeBack.evidenceSentAt = null;
  chargeBack.evidenceSentBy = null;
}

/**
 * What the provider says of a charge-back, in any order and any number of times: its last word stands, an older one
 * changes nothing. From the first word on, nothing is released or refunded; once the bank has taken the money, the
 * milestone is `charged_back` until the bank decides.
 */
@Injectable()
export class ChargeBacks {
  constructor(
    private readonly records: ChargeBackRecords,
    private readonly milestones: Milestones,
    private readonly ledger: Ledger,
    private readonly end: ChargeBackEnd,
    private readonly told: ChargeBackEvents,
    private readonly clock: Clock,
  ) {}

  /** Inside the unit of work that holds the milestone's lock. */
  async note(milestone: MilestoneEntity, payment: PaymentEntity, fact: DisputeFact): Promise<void> {
    const chargeBack = await this.records.of(fact, payment);
    if (chargeBack.closedAt !== null) {
      await this.doubt(milestone, chargeBack, fact);
      return;
    }
    const wasTaken = chargeBack.takenCents > 0;
    const status = isUnreturned(fact) ? 'under_review' : fact.status;
    const { reason, amountCents, evidenceDueAt } = fact;
    // The bank was not content with the answer to its question: what it does now is answered anew.
    if (chargeBack.status === 'inquiry' && status === 'needs_response') forgetAnswer(chargeBack);
    Object.assign(chargeBack, { status, reason, amountCents, evidenceDueAt });
    if (!isStanding(status)) chargeBack.closedAt = this.clock.now();
    await this.take(milestone, chargeBack, fact);
    await this.records.save(chargeBack);
    if (isStanding(status)) await this.freeze(milestone, chargeBack, wasTaken);
    else await this.close(milestone, chargeBack, fact);
  }

  /** The books follow the provider's: what it took is not in its balance any more. */
  private async take(milestone: MilestoneEntity, chargeBack: ChargeBackEntity, fact: DisputeFact): Promise<void> {
    const { takenCents, feeCents } = fact;
    if (takenCents === 0) return;
    if (chargeBack.takenCents > 0) {
      if (chargeBack.takenCents !== takenCents) await this.milestones.flag(milestone, 'amount_differs');
      return;
    }
    Object.assign(chargeBack, { takenCents, feeCents });
    await this.ledger.post(chargeBackTaken(aboutOf(chargeBack), takenCents, feeCents), null);
  }

  private async freeze(milestone: MilestoneEntity, chargeBack: ChargeBackEntity, wasTaken: boolean): Promise<void> {
    await this.milestones.setFrozen(milestone, true);
    await this.milestones.flag(milestone, 'charge_disputed');
    if (chargeBack.takenCents === 0) return;
    if (mayBeTaken(milestone)) await this.milestones.move(milestone, { event: 'charge_back', ...BY_PROVIDER });
    if (!wasTaken) await this.told.opened(milestone, chargeBack);
  }

  private async close(milestone: MilestoneEntity, chargeBack: ChargeBackEntity, fact: DisputeFact): Promise<void> {
    // The whole of it may be told at once: then it has been charged back on its way to the end, too.
    if (chargeBack.takenCents > 0 && mayBeTaken(milestone)) {
      await this.milestones.move(milestone, { event: 'charge_back', ...BY_PROVIDER });
    }
    if (chargeBack.status === 'lost') await this.end.lose(milestone, chargeBack);
    else if (chargeBack.takenCents > 0) await this.giveBack(milestone, chargeBack, fact);
    await this.end.conclude(milestone);
    if (chargeBack.takenCents > 0) await this.told.decided(milestone, chargeBack);
  }

  private async giveBack(milestone: MilestoneEntity, chargeBack: ChargeBackEntity, fact: DisputeFact): Promise<void> {
    if (fact.returnedCents !== chargeBack.takenCents) {
      await this.milestones.flag(milestone, 'amount_differs');
      return;
    }
    const { takenCents } = chargeBack;
    await this.ledger.post(chargeBackReturned(aboutOf(chargeBack), takenCents, fact.feeReturnedCents), null);
  }

  /** A last word that contradicts the one before is for a person to look at; an older word is none. */
  private async doubt(milestone: MilestoneEntity, chargeBack: ChargeBackEntity, fact: DisputeFact): Promise<void> {
    if (isStanding(fact.status) || fact.status === chargeBack.status) return;
    await this.milestones.flag(milestone, 'differs_from_provider');
  }
}

const aboutOf = ({ milestoneId, paymentId, providerId }: ChargeBackEntity) => ({
  ...{ milestoneId, paymentId },
  disputeId: providerId,
});
