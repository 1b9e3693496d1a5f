import { Injectable } from '@nestjs/common';
import { subtractCents, ZERO_CENTS, type Cents } from '@cw/domain';
import { debtNetted } from '../ledger/charge-back-entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';

/** What contractors owe us, because a bank took back what they had been paid and their account no longer had it. */
@Injectable()
export class Debts {
  constructor(private readonly ledger: Ledger) {}

  /** What the contractor owes, which nobody else can net before this transaction ends. Before anything is booked. */
  async lock({ contractorId }: MilestoneEntity): Promise<Cents> {
    return this.ledger.lockDebtOf(contractorId);
  }

  /**
   * Pays the contractor's debt, which `lock` has read, out of what a milestone earns it, and says what is left to
   * transfer. Call it once for each milestone, after its earnings were booked and with its row locked.
   */
  async netFrom(milestone: MilestoneEntity, debt: Cents, earned: Cents): Promise<Cents> {
    const netted = debt < earned ? debt : earned;
    if (netted <= ZERO_CENTS) return earned;
    await this.ledger.post(debtNetted(milestone, netted), null);
    return subtractCents(earned, netted);
  }
}
