import { Injectable } from '@nestjs/common';
import { addCents, isPayableRest, settleChange, type PaymentEvent } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { AgreedChange } from '../../projects/index.js';
import { Payments } from '../intents/payments.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from './milestone.entity.js';
import { Milestones } from './milestones.js';
import { Refund } from './refund.js';

/** Another price for the agreed work: more of it falls due, or what is held beyond it goes back to the client. */
@Injectable()
export class ChangePrice {
  constructor(
    private readonly milestones: Milestones,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly refund: Refund,
  ) {}

  async execute(milestone: MilestoneEntity, change: AgreedChange): Promise<void> {
    if ((await this.payments.findOpen(milestone.id))?.status === 'processing') {
      throw new DomainError('state.conflict', { extra: { state: milestone.state } });
    }
    const held = await this.ledger.heldBy(milestone.id);
    const totalCents = addCents(milestone.totalCents, change.amountDeltaCents);
    const { dueCents, backCents } = settleChange(totalCents, held);
    if (!isPayableRest(dueCents)) throw new DomainError('change_order.rest_unpayable');
    const event = eventOf(milestone, change, dueCents === 0 && held > 0);
    await this.milestones.move(milestone, {
      event,
      as: change.as,
      actorId: change.actorId,
      guards: { nothing_frozen: !milestone.frozen, fully_held: dueCents === 0 },
    });
    await this.milestones.setTotal(milestone, totalCents);
    // A try for the old amount would pay too much or too little.
    await this.refund.closeOpenTry(milestone);
    const { changeOrderId: causeId, actorId } = change;
    if (backCents > 0) await this.refund.sendBack(milestone, { amountCents: backCents, causeId, actorId });
  }
}

function eventOf(milestone: MilestoneEntity, { amountDeltaCents }: AgreedChange, isHeld: boolean): PaymentEvent {
  if (amountDeltaCents > 0) return 'raise';
  return milestone.state === 'requires_payment' && isHeld ? 'lower_to_held' : 'lower';
}
