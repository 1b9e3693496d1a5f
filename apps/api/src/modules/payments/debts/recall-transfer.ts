import { Injectable } from '@nestjs/common';
import { cents, type Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { DomainError, invalidFields } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { CommandQueue } from '../commands/command-queue.js';
import type { ReverseTransfer } from '../admin/dto/managed-payment.input.js';
import { mustBeNeutral } from '../admin/must-be-neutral.js';
import { Milestones } from '../milestones/milestones.js';
import { ContractorBalance } from './contractor-balance.js';
import { Recalls } from './recalls.js';
import type { TransferRecallEntity } from './transfer-recall.entity.js';

/** What is asked back, once for each key of its caller. */
export interface RecallOrder extends ReverseTransfer {
  readonly key: string;
}

/**
 * Staff ask back what a contractor was paid: to make good what a bank took after the release, or for the client. Only
 * what reached the contractor can be asked back, of a charge-back only what it took, and for the client only what the
 * contractor's account has now: without a bank's word nobody is brought into debt.
 */
@Injectable()
export class RecallTransfer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly milestones: Milestones,
    private readonly recalls: Recalls,
    private readonly commands: CommandQueue,
    private readonly balance: ContractorBalance,
    private readonly audit: AuditLog,
  ) {}

  /** Calls the provider, then changes ours: a caller that comes again with its key finds it done. */
  async execute(actor: Actor, milestoneId: string, { key, amountCents, reason }: RecallOrder): Promise<void> {
    const covers = await this.isCovered(milestoneId, amountCents);
    await this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lockKnown(milestoneId);
      mustBeNeutral(actor, milestone);
      if (await this.isDone(actor, milestoneId, key)) return;
      const { amountCents: most, chargeBackId } = await this.recalls.recallable(milestoneId);
      if (most === 0) throw new DomainError('state.conflict', { extra: { state: milestone.state } });
      if (amountCents > most) {
        throw invalidFields({ path: 'amountCents', code: 'too_large', values: { limit: most } });
      }
      // A bank's loss that the account does not cover becomes a debt.
      const guards = { balance_covers: chargeBackId !== null || covers };
      if (!guards.balance_covers) throw new DomainError('payment.not_covered', { extra: { state: milestone.state } });
      await this.milestones.move(milestone, { event: 'reverse', as: ['admin'], actorId: actor.userId, reason, guards });
      const recall = { id: key, milestoneId, chargeBackId, adminId: actor.userId };
      await this.order({ ...recall, amountCents: cents(amountCents) });
      if (amountCents === most) await this.milestones.unflag(milestone, 'charge_lost');
      await this.audit.record({
        ...{ action: 'payment.transfer_reversed', actorId: actor.userId, reason },
        ...{ subjectType: 'user', subjectId: milestone.contractorId },
        after: { milestone: milestoneId, amountCents },
      });
    });
  }

  private async isDone({ userId }: Actor, milestoneId: string, key: string): Promise<boolean> {
    const known = await this.recalls.find(key);
    if (!known) return false;
    if (known.milestoneId !== milestoneId || known.adminId !== userId) throw new DomainError('idempotency.mismatch');
    return true;
  }

  /** Of what would go to the client, whether the account has it; nobody asks for what cannot be asked back anyway. */
  private async isCovered(milestoneId: string, amountCents: number): Promise<boolean> {
    const { amountCents: most, chargeBackId } = await this.recalls.recallable(milestoneId);
    if (chargeBackId !== null || amountCents > most) return false;
    return this.balance.covers(milestoneId, amountCents);
  }

  /** The youngest transfers come back first. */
  private async order(recall: Omit<TransferRecallEntity, 'createdAt'>): Promise<void> {
    const { id: causeId, milestoneId } = recall;
    const transfers = await this.recalls.leftAtContractor(milestoneId);
    await this.recalls.add(recall);
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
