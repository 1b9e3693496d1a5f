import { Inject, Injectable } from '@nestjs/common';
import { actingSides, type DisputeState } from '@cw/domain';
import { mustMoveProject, PROJECT_MONEY, ProjectTransaction, type ProjectMoney } from '../projects/index.js';
import type { Division, LockedDispute } from './dispute-gate.js';
import { DisputeRepository } from './dispute.repository.js';
import { addsUp } from './stake.js';

interface Outcome extends Division {
  readonly to: Extract<DisputeState, 'settled' | 'ruled'>;
  readonly reason: string | null;
}

/** Divides what is at stake and ends case and project together: completed with any part to the contractor, else cancelled. */
@Injectable()
export class EndDispute {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly disputes: DisputeRepository,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  async execute(locked: LockedDispute, { to, stake, contractorCents, reason }: Outcome): Promise<void> {
    const { project, parties, dispute, actor } = locked;
    const isAgreed = to === 'settled';
    const winner = contractorCents > 0 ? 'contractor' : 'client';
    const event = isAgreed ? (`settle_for_${winner}` as const) : (`resolve_for_${winner}` as const);
    const guards = { amounts_add_up: addsUp(stake, contractorCents) };
    const state = mustMoveProject(project, { event, as: parties, guards });
    await this.transaction.save(locked, { event, to: state, reason, changes: { reviewDueAt: null } });
    await this.money.onRuled({
      projectId: project.id,
      disputeId: dispute.id,
      contractorCents,
      isAgreed,
      as: actingSides(parties),
      actorId: actor.userId,
      reason,
    });
    await this.disputes.end(dispute, { to, stakeCents: stake.amountCents, isHeld: stake.isHeld, contractorCents });
  }
}
