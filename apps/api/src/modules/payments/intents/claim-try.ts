import { Injectable } from '@nestjs/common';
import { hasAdminRights, isClient, type Actor, type Cents } from '@cw/domain';
import { StaffTrail } from '../../../common/audit/staff-trail.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { Ledger } from '../ledger/ledger.js';
import { dueOf } from '../milestones/due.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import type { PaymentEntity } from './payment.entity.js';
import { Payments } from './payments.js';
import { checkPart, type PaymentRequest } from './payment-request.js';

export interface ClaimedTry {
  readonly milestone: MilestoneEntity;
  readonly payment: PaymentEntity;
  /** False: it is open for another amount and must be closed first. */
  readonly fits: boolean;
}

/** The one open try of a milestone, under its lock: two clicks at once get the same one. */
@Injectable()
export class ClaimTry {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly milestones: Milestones,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly access: ProjectAccess,
    private readonly staff: StaffTrail,
  ) {}

  async execute(actor: Actor, request: PaymentRequest): Promise<ClaimedTry> {
    return this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lockOfProject(request.projectId);
      if (!milestone) throw await this.nothingToPay(actor, request.projectId);
      if (!(await this.access.canPay(actor, request.projectId))) throw await this.refusal(actor, request.projectId);
      return this.staff.follow(
        actor,
        () => this.claim(milestone, request.amountCents),
        () => ({ projectId: request.projectId, fields: [] }),
      );
    });
  }

  /** Of whoever holds the private link of an invoice: all that is due, whoever that is. */
  async allThatIsDue(projectId: string): Promise<ClaimedTry> {
    return this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lockOfProject(projectId);
      if (!milestone) throw new DomainError('payment.not_due');
      return this.claim(milestone, dueOf(milestone, await this.ledger.heldBy(milestone.id)));
    });
  }

  /** Closes a try that the provider refused, unless something has become of it meanwhile. */
  async abandon({ milestone, payment }: ClaimedTry): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.milestones.lock(milestone.id);
      const current = await this.payments.getById(payment.id);
      if (current.status === 'requires_payment' && current.providerIntentId === null) await this.cancel(current);
    });
  }

  private async claim(milestone: MilestoneEntity, amountCents: Cents): Promise<ClaimedTry> {
    const open = await this.payments.findOpen(milestone.id);
    const due = dueOf(milestone, await this.ledger.heldBy(milestone.id));
    if (due === 0 || open?.status === 'processing') {
      throw new DomainError('payment.not_due', { extra: { state: milestone.state } });
    }
    checkPart(amountCents, due);
    return this.choose(milestone, open, amountCents);
  }

  private async choose(
    milestone: MilestoneEntity,
    open: PaymentEntity | null,
    amountCents: Cents,
  ): Promise<ClaimedTry> {
    if (open?.amountCents === amountCents) return { milestone, payment: open, fits: true };
    if (open && open.providerIntentId !== null) return { milestone, payment: open, fits: false };
    if (open) await this.cancel(open);
    return { milestone, payment: await this.payments.create(milestone.id, amountCents), fits: true };
  }

  // Its client secret was never handed out, so nobody can pay it.
  private async cancel(payment: PaymentEntity): Promise<void> {
    payment.status = 'canceled';
    await this.payments.save(payment);
  }

  /** Whoever looks on may know of the project; contractors are told no more than before. */
  private async refusal(actor: Actor, projectId: string): Promise<DomainError> {
    const looksOn = isClient(actor.role) && !hasAdminRights(actor) && (await this.access.canRead(actor, projectId));
    return new DomainError(looksOn ? 'access.denied' : 'project.not_found');
  }

  private async nothingToPay(actor: Actor, projectId: string): Promise<DomainError> {
    const known = await this.access.canRead(actor, projectId);
    return new DomainError(known ? 'payment.not_due' : 'project.not_found');
  }
}
