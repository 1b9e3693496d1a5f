import { Injectable } from '@nestjs/common';
import { needsSecondAdmin, ZERO_CENTS, type Actor, type AuditAction } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { SettleRefundByHand } from '../admin/dto/managed-payment.input.js';
import { mustBeNeutral } from '../admin/must-be-neutral.js';
import { FailedRefunds, type FailedRefund, type OrderIds } from './failed-refunds.js';
import type { HandRefundEntity } from './hand-refund.entity.js';
import { PayByHand } from './pay-by-hand.js';

type Proposed = FailedRefund & { readonly proposed: HandRefundEntity };

/**
 * A refund that cannot reach its card is paid by check or bank transfer. From a set sum on, the admin who enters it only
 * proposes it, and a second one confirms that it was paid.
 */
@Injectable()
export class SettleRefundByHandUseCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly failed: FailedRefunds,
    private readonly pay: PayByHand,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async propose(actor: Actor, ids: OrderIds, { reference, reason }: SettleRefundByHand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.failed.lock(ids.milestoneId, ids.commandId);
      mustBeNeutral(actor, found.milestone);
      if (found.proposed) throw new DomainError('payment.refund_in_hand');
      // The bank may give the payer the same money. What was sent before it had a say may still be confirmed.
      if (found.milestone.frozen) throw new DomainError('state.conflict', { extra: { state: found.milestone.state } });
      const { id: commandId, milestoneId, amountCents } = found.command;
      const proposed: HandRefundEntity = {
        ...{ commandId, milestoneId, amountCents: amountCents ?? ZERO_CENTS, reference },
        ...{ proposedBy: actor.userId, proposedAt: this.clock.now(), confirmedBy: null, confirmedAt: null },
      };
      await this.failed.propose(proposed);
      await this.note(actor, { ...found, proposed }, 'payment.refund_by_hand_proposed', reason);
      if (needsSecondAdmin(proposed.amountCents)) return;
      await this.pay.execute(actor, { ...found, proposed });
    });
  }

  /** By another admin than the one who proposed it. */
  async confirm(actor: Actor, ids: OrderIds): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.lockProposed(ids);
      mustBeNeutral(actor, found.milestone);
      if (found.proposed.proposedBy === actor.userId) throw new DomainError('payment.second_admin');
      await this.pay.execute(actor, found);
      await this.note(actor, found, 'payment.refund_by_hand_confirmed', null);
    });
  }

  /** It was not paid after all: the refund waits for staff again. */
  async refuse(actor: Actor, ids: OrderIds, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.lockProposed(ids);
      await this.failed.forget(found.proposed);
      await this.note(actor, found, 'payment.refund_by_hand_refused', reason);
    });
  }

  private async lockProposed({ milestoneId, commandId }: OrderIds): Promise<Proposed> {
    const { proposed, ...found } = await this.failed.lock(milestoneId, commandId);
    if (!proposed) throw new DomainError('state.conflict', { extra: { state: found.command.state } });
    return { ...found, proposed };
  }

  private async note(
    actor: Actor,
    { milestone, command, proposed }: Proposed,
    action: AuditAction,
    reason: string | null,
  ): Promise<void> {
    const { id, ownerId: subjectId } = milestone;
    const after = { milestone: id, refund: command.id, amountCents: proposed.amountCents };
    await this.audit.record({ action, actorId: actor.userId, subjectType: 'user', subjectId, reason, after });
  }
}
