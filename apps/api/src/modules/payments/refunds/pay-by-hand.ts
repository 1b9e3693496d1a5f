import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { CommandQueue } from '../commands/command-queue.js';
import { refundPaidByHand } from '../ledger/charge-back-entries.js';
import { Ledger } from '../ledger/ledger.js';
import { Refund } from '../milestones/refund.js';
import { Release } from '../milestones/release.js';
import { FailedRefunds, type FailedRefund } from './failed-refunds.js';
import type { HandRefundEntity } from './hand-refund.entity.js';

/** Books a refund that was paid by hand, and lets its milestone go on. */
@Injectable()
export class PayByHand {
  constructor(
    private readonly failed: FailedRefunds,
    private readonly commands: CommandQueue,
    private readonly ledger: Ledger,
    private readonly refund: Refund,
    private readonly release: Release,
    private readonly clock: Clock,
  ) {}

  /** Inside the unit of work that holds the milestone's lock. */
  async execute(
    actor: Actor,
    { milestone, command, proposed }: FailedRefund & { readonly proposed: HandRefundEntity },
  ): Promise<void> {
    const confirmed = { ...proposed, confirmedBy: actor.userId, confirmedAt: this.clock.now() };
    await this.failed.propose(confirmed);
    await this.ledger.post(refundPaidByHand(milestone.id, command.id, proposed.amountCents), actor.userId);
    await this.commands.finishByHand(command);
    await this.failed.release(milestone);
    if (command.causeId !== null) await this.refund.tellPart(milestone, proposed.amountCents);
    await this.refund.settle(milestone);
    await this.release.settle(milestone);
  }
}
