import { Injectable } from '@nestjs/common';
import { HELD_STATES, subtractCents, ZERO_CENTS } from '@cw/domain';
import type { MoneyAtStake, MoneyMove, MoneyRuling } from '../../projects/index.js';
import { Ledger } from '../ledger/ledger.js';
import { ChangePrice } from './change-price.js';
import type { MilestoneEntity } from './milestone.entity.js';
import { Milestones } from './milestones.js';
import { Refund } from './refund.js';
import { Release } from './release.js';
import { Split } from './split.js';

/** Nothing is held in full: the money is agreed for closing, or not paid yet, and does not follow the work. */
export const isUnheld = ({ state }: Pick<MilestoneEntity, 'state'>): boolean =>
  state === 'requires_payment' || state === 'processing';

/** A bank gave all of it back to its payer: the project goes on without money. */
export const isLost = ({ state }: Pick<MilestoneEntity, 'state'>): boolean => state === 'charge_lost';

const BY_CLOCK = { as: ['clock'], actorId: null, reason: null } as const satisfies Omit<MoneyMove, 'projectId'>;

/** What becomes of a project's money while its two sides disagree. Every method expects the project's row locked. */
@Injectable()
export class DisputedMoney {
  constructor(
    private readonly milestones: Milestones,
    private readonly ledger: Ledger,
    private readonly split: Split,
    private readonly refund: Refund,
    private readonly release: Release,
    private readonly change: ChangePrice,
  ) {}

  async atStake(projectId: string): Promise<MoneyAtStake> {
    const milestone = await this.milestones.findOfProject(projectId);
    if (!milestone) return { amountCents: ZERO_CENTS, isHeld: false, isFrozen: false };
    const isHeld = !isUnheld(milestone);
    const amountCents = isHeld ? await this.ledger.heldBy(milestone.id) : milestone.totalCents;
    return { amountCents, isHeld, isFrozen: milestone.frozen };
  }

  async opened({ projectId, ...move }: MoneyMove): Promise<void> {
    const milestone = await this.milestones.lockOfProject(projectId);
    if (!milestone || isUnheld(milestone) || isLost(milestone)) return;
    await this.milestones.move(milestone, { event: 'dispute', ...move });
  }

  async withdrawn({ projectId, ...move }: MoneyMove): Promise<void> {
    const milestone = await this.milestones.lockOfProject(projectId);
    if (milestone) await this.milestones.forgetInterruptedDispute(milestone);
    if (milestone?.state !== 'disputed') return;
    await this.milestones.move(milestone, { event: 'withdraw_dispute', ...move });
  }

  async ruled(ruling: MoneyRuling): Promise<void> {
    const milestone = await this.milestones.lockOfProject(ruling.projectId);
    if (!milestone || isLost(milestone)) return;
    if (isUnheld(milestone)) await this.setPrice(milestone, ruling);
    else await this.divide(milestone, ruling);
  }

  private async divide(milestone: MilestoneEntity, { isAgreed, ...ruling }: MoneyRuling): Promise<void> {
    // What came in, or came back from a bank, while the sides disputed already.
    if (HELD_STATES.includes(milestone.state)) await this.milestones.move(milestone, { event: 'dispute', ...BY_CLOCK });
    const { contractorCents, as, actorId, reason } = ruling;
    const event = isAgreed ? 'settle' : 'rule';
    await this.split.begin(milestone, { event, contractorCents, as, actorId, reason });
    // All of it may have paid a debt: then there is nothing to wait for.
    await this.release.settle(milestone);
  }

  /** Nothing is held: what the contractor is to get is what the invoice falls to, and is released when it is paid. */
  private async setPrice(milestone: MilestoneEntity, ruling: MoneyRuling): Promise<void> {
    const { projectId, disputeId, contractorCents, as, actorId, reason } = ruling;
    if (contractorCents === 0) {
      await this.milestones.move(milestone, { event: 'cancel', as, actorId, reason });
      await this.refund.begin(milestone, actorId);
      return;
    }
    const amountDeltaCents = subtractCents(contractorCents, milestone.totalCents);
    if (amountDeltaCents !== 0) {
      await this.change.execute(milestone, {
        projectId,
        changeOrderId: disputeId,
        amountDeltaCents,
        actorId,
        as,
      });
    }
    await this.milestones.setApproved(milestone);
    await this.release.followApproval(milestone);
  }
}
