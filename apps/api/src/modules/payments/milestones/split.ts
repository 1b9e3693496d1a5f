import { Injectable } from '@nestjs/common';
import { spreadPayout, subtractCents, ZERO_CENTS, type Cents, type PaymentParty } from '@cw/domain';
import { CommandQueue } from '../commands/command-queue.js';
import { Debts } from '../debts/debts.js';
import { Payments } from '../intents/payments.js';
import { splitDecided } from '../ledger/entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from './milestone.entity.js';
import { Milestones } from './milestones.js';
import { Refund } from './refund.js';

interface Decision {
  readonly event: 'rule' | 'settle';
  readonly contractorCents: Cents;
  readonly as: readonly PaymentParty[];
  readonly actorId: string | null;
  readonly reason: string | null;
}

/** Held money divided between both sides: a part on its way to the contractor, less the fee on it, the rest back. */
@Injectable()
export class Split {
  constructor(
    private readonly milestones: Milestones,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly commands: CommandQueue,
    private readonly refund: Refund,
    private readonly debts: Debts,
  ) {}

  /** Refuses more than is held, and money that a bank holds back. What the contractor gets is the price from now on. */
  async begin(milestone: MilestoneEntity, { contractorCents, ...move }: Decision): Promise<void> {
    const held = await this.ledger.heldBy(milestone.id);
    const guards = {
      amounts_add_up: contractorCents >= 0 && contractorCents <= held,
      nothing_frozen: !milestone.frozen,
    };
    await this.milestones.move(milestone, { ...move, guards });
    await this.milestones.setTotal(milestone, contractorCents);
    const debt = await this.debts.lock(milestone);
    await this.ledger.post(splitDecided(milestone, held), move.actorId);
    await this.refund.closeOpenTry(milestone);
    await this.order(milestone, { debt, backCents: subtractCents(held, contractorCents) });
  }

  /** The oldest charges pay the contractor and the newest go back, so that none gives more than it brought. */
  private async order(
    milestone: MilestoneEntity,
    { debt, backCents }: { readonly debt: Cents; readonly backCents: Cents },
  ): Promise<void> {
    const { id: milestoneId, totalCents, feeCents } = milestone;
    const charges = await this.payments.findSucceeded(milestoneId);
    const gone = await this.commands.owedBack(milestoneId);
    const left = charges.map(({ id, amountCents }) => subtractCents(amountCents, gone.get(id) ?? ZERO_CENTS));
    const earned = subtractCents(totalCents, feeCents);
    const transfers = spreadPayout(left, await this.debts.netFrom(milestone, debt, earned));
    const kept = left.map((amount, index) => subtractCents(amount, transfers[index] ?? ZERO_CENTS));
    const refunds = spreadPayout(kept.toReversed(), backCents).toReversed();
    for (const [index, { id: paymentId }] of charges.entries()) {
      const orders = [
        { kind: 'transfer', amountCents: transfers[index] ?? ZERO_CENTS },
        { kind: 'refund', amountCents: refunds[index] ?? ZERO_CENTS },
      ] as const;
      for (const order of orders)
        if (order.amountCents > 0) await this.commands.add({ milestoneId, paymentId, ...order });
    }
  }
}
