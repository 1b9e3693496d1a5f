import { Injectable } from '@nestjs/common';
import { paymentMachine, STANDING_CHARGE_BACKS, ZERO_CENTS } from '@cw/domain';
import { In } from 'typeorm';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { PaymentEntity } from '../intents/payment.entity.js';
import type { DisputeFact } from '../provider/provider-fact.js';
import { ChargeBackEntity } from './charge-back.entity.js';

// Ids sort by the time they were made: what was lost before the milestone last went on is another story.
const LOST_NOW = {
  name: 'charge_back_lost_now',
  text: `SELECT EXISTS (SELECT FROM ledger_tx t WHERE t.milestone_id = $1 AND t.kind = 'charge_back_lost'
    AND t.id > ALL (SELECT s.id FROM state_change s
      WHERE s.entity = $2 AND s.entity_id = $1 AND s.from_state = 'charged_back' AND s.to_state <> 'charged_back')) AS lost`,
};

/** Charge-backs, as rows. Whoever changes one holds its milestone's lock. */
@Injectable()
export class ChargeBackRecords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  /** The row of what the provider tells, new or known. */
  async of(fact: DisputeFact, payment: PaymentEntity): Promise<ChargeBackEntity> {
    const known = await this.rows.findOneBy({ providerId: fact.id });
    if (known) return known;
    const { id: paymentId, milestoneId } = payment;
    return this.rows.create({
      ...{ id: newId(), milestoneId, paymentId, providerId: fact.id },
      // What it is, and what it took, is noted by whoever applies the fact.
      ...{ status: 'inquiry', reason: fact.reason, amountCents: fact.amountCents, openedAt: fact.openedAt },
      ...{ takenCents: ZERO_CENTS, feeCents: ZERO_CENTS, lossCents: ZERO_CENTS },
      ...{ evidenceDueAt: fact.evidenceDueAt, evidenceSentAt: null, evidenceSentBy: null, closedAt: null },
    });
  }

  async save(chargeBack: ChargeBackEntity): Promise<void> {
    await this.rows.save(chargeBack);
  }

  async find(id: string): Promise<ChargeBackEntity | null> {
    return this.rows.findOneBy({ id });
  }

  /** Oldest first. */
  async ofMilestone(milestoneId: string): Promise<ChargeBackEntity[]> {
    return this.rows.find({ where: { milestoneId }, order: { openedAt: 'ASC', id: 'ASC' } });
  }

  /** Oldest first: what the bank has not decided. */
  async standing(milestoneId: string): Promise<ChargeBackEntity[]> {
    return this.rows.find({
      where: { milestoneId, status: In([...STANDING_CHARGE_BACKS]) },
      order: { openedAt: 'ASC', id: 'ASC' },
    });
  }

  /** Whether a bank kept any of what it took since the milestone was charged back last. */
  async hasLost(milestoneId: string): Promise<boolean> {
    const [row] = await this.sql.rows<{ lost: boolean }>(LOST_NOW, [milestoneId, paymentMachine.name]);
    return row?.lost === true;
  }

  private get rows() {
    return this.unitOfWork.repository(ChargeBackEntity);
  }
}
