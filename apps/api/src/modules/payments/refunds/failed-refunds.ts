import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CommandQueue } from '../commands/command-queue.js';
import type { PaymentCommandEntity } from '../commands/payment-command.entity.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { HandRefundEntity } from './hand-refund.entity.js';

export interface FailedRefund {
  readonly milestone: MilestoneEntity;
  readonly command: PaymentCommandEntity;
  /** What staff have proposed to pay by hand; null when nobody has. */
  readonly proposed: HandRefundEntity | null;
}

export interface OrderIds {
  readonly milestoneId: string;
  readonly commandId: string;
}

/** Refunds that did not arrive and wait for staff. */
@Injectable()
export class FailedRefunds {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly milestones: Milestones,
    private readonly commands: CommandQueue,
  ) {}

  async lock(milestoneId: string, commandId: string): Promise<FailedRefund> {
    const failed = await this.lockAny(milestoneId, commandId);
    if (failed.command.kind !== 'refund') throw new DomainError('payment.not_found');
    return failed;
  }

  /**
   * Any order that the provider refused, with its milestone locked. Refuses with 404 what is none of that milestone's, with
   * 409 what does not wait.
   */
  async lockAny(milestoneId: string, commandId: string): Promise<FailedRefund> {
    const milestone = await this.milestones.lockKnown(milestoneId);
    const command = await this.commands.findById(commandId);
    if (command?.milestoneId !== milestoneId) throw new DomainError('payment.not_found');
    if (command.state !== 'attention') throw new DomainError('state.conflict', { extra: { state: command.state } });
    return { milestone, command, proposed: await this.rows.findOneBy({ commandId }) };
  }

  async propose(proposal: HandRefundEntity): Promise<void> {
    await this.rows.save(proposal);
  }

  async forget({ commandId }: HandRefundEntity): Promise<void> {
    await this.rows.delete({ commandId });
  }

  /** Staff have seen to one of them: nobody is called any more once all are, and nothing else stands. */
  async release(milestone: MilestoneEntity): Promise<void> {
    await this.milestones.settle(milestone);
  }

  private get rows() {
    return this.unitOfWork.repository(HandRefundEntity);
  }
}
