import { Inject, Injectable } from '@nestjs/common';
import { actingSides, disputeSide, leftOfReview, type Actor } from '@cw/domain';
import {
  ClockStarts,
  mustMoveProject,
  PROJECT_MONEY,
  ProjectTransaction,
  type ProjectMoney,
} from '../projects/index.js';
import { byActor, DisputeAnnouncer } from './dispute-announcer.js';
import {
  DisputeGate,
  disputePartiesOf,
  hasOtherAgreed,
  moneyFacts,
  mustHaveSide,
  mustMoveDispute,
  type LockedDispute,
} from './dispute-gate.js';
import { DisputeRepository } from './dispute.repository.js';

/** Whoever opened a case takes it back, or, where the clock did, both together: the work goes on where it stood. */
@Injectable()
export class WithdrawDispute {
  constructor(
    private readonly gate: DisputeGate,
    private readonly disputes: DisputeRepository,
    private readonly transaction: ProjectTransaction,
    private readonly announcer: DisputeAnnouncer,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly clocks: ClockStarts,
  ) {}

  execute(actor: Actor, id: string): Promise<void> {
    return this.gate.locked(actor, id, async (locked) => {
      const { dispute, parties } = locked;
      const bothAgree = hasOtherAgreed(dispute, disputeSide(parties));
      if (disputePartiesOf(locked).includes('either_side') && !bothAgree) {
        await this.agree(locked);
        return;
      }
      const stake = await this.money.atStake(locked.project.id);
      const to = mustMoveDispute(locked, 'withdraw', { ...moneyFacts(stake), both_agree: bothAgree });
      const from = dispute.state;
      await this.resume(locked);
      const { amountCents: stakeCents, isHeld } = stake;
      await this.disputes.end(dispute, { to, stakeCents, isHeld, contractorCents: null });
      await this.announcer.record(byActor(locked), { from, event: 'withdraw' });
      await this.announcer.withdrawn(byActor(locked));
    });
  }

  private async agree(locked: LockedDispute): Promise<void> {
    const { dispute } = locked;
    mustMoveDispute(locked, 'agree_to_withdraw');
    const side = mustHaveSide(locked);
    if (dispute.withdrawSide === side) return;
    dispute.withdrawSide = side;
    await this.disputes.save(dispute);
    await this.announcer.record(byActor(locked), { from: dispute.state, event: 'agree_to_withdraw' });
    await this.announcer.withdrawalAsked(byActor(locked), side);
  }

  /** The clocks go on: what was left of a review, by the same rule as every clock of a deal. */
  private async resume(locked: LockedDispute): Promise<void> {
    const { project, parties, dispute, actor } = locked;
    const event = 'withdraw_dispute';
    const to = mustMoveProject(project, { event, as: parties, previous: dispute.fromState });
    const { reviewDueAt: dueAt } = project;
    const isReview = dispute.fromState === 'in_progress.submitted' && dueAt !== null;
    const changes = isReview
      ? {
          reviewDueAt: await this.clocks.start(project, 'review', {
            leftMs: leftOfReview({ dueAt, pausedAt: dispute.createdAt }),
            actorId: actor.userId,
          }),
          reviewRemindedDays: null,
        }
      : {};
    await this.transaction.save(locked, { event, to, changes });
    const as = actingSides(parties);
    await this.money.onDisputeWithdrawn({ projectId: project.id, as, actorId: actor.userId, reason: null });
  }
}
