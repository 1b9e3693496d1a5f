import { Injectable } from '@nestjs/common';
import { cents, type Actor, type Cents } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError, invalidFields } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { CommandQueue } from '../commands/command-queue.js';
import type { ReverseTransfer } from '../admin/dto/managed-payment.input.js';
import { Milestones } from '../milestones/milestones.js';
import { Recalls } from './recalls.js';

/**
 * Staff ask back what a contractor was paid: to make good what a bank took after the release, or for the client. Only
 * what reached the contractor can be asked back, and of a charge-back only what it took.
 */
@Injectable()
export class RecallTransfer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly milestones: Milestones,
    private readonly recalls: Recalls,
    private readonly commands: CommandQueue,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, milestoneId: string, { amountCents, reason }: ReverseTransfer): Promise<void> {
    await this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lockKnown(milestoneId);
      const { amountCents: most, chargeBackId } = await this.recalls.recallable(milestoneId);
      if (most === 0) throw new DomainError('state.conflict', { extra: { state: milestone.state } });
      if (amountCents > most) {
        throw invalidFields({ path: 'amountCents', code: 'too_large', values: { limit: most } });
      }
      const guards = { balance_covers: true };
      await this.milestones.move(milestone, { event: 'reverse', as: ['admin'], actorId: actor.userId, reason, guards });
      await this.order(milestoneId, { amountCents: cents(amountCents), chargeBackId, adminId: actor.userId });
      if (amountCents === most) await this.milestones.unflag(milestone, 'charge_lost');
      await this.audit.record({
        ...{ action: 'payment.transfer_reversed', actorId: actor.userId, reason },
        ...{ subjectType: 'user', subjectId: milestone.contractorId },
        after: { milestone: milestoneId, amountCents },
      });
    });
  }

  /** The youngest transfers come back first. */
  private async order(
    milestoneId: string,
    recall: { readonly amountCents: Cents; readonly chargeBackId: string | null; readonly adminId: string },
  ): Promise<void> {
    const transfers = await this.recalls.leftAtContractor(milestoneId);
    const { id: causeId } = await this.recalls.add({ milestoneId, ...recall });
    let left: number = recall.amountCents;
    for (const { paymentId, transferId, amountCents: reached } of transfers.toReversed()) {
      const amountCents = cents(Math.min(left, reached));
      if (amountCents === 0) break;
      left -= amountCents;
      await this.commands.add({ milestoneId, paymentId, kind: 'reversal', amountCents, causeId, transferId });
    }
    if (left > 0) throw new RangeError(`Milestone ${milestoneId} has not paid out what is asked back`);
  }
}
