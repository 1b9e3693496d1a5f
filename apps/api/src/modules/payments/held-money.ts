import { Injectable } from '@nestjs/common';
import type { Cents, PaymentEvent, PaymentGuard } from '@cw/domain';
import type {
  AcceptedBidMoney,
  AgreedChange,
  EarningsPeriod,
  MoneyAtStake,
  MoneyMove,
  MoneyRuling,
  MoneyScope,
  MoneyTotals,
  MonthEarned,
  PaymentSummary,
  ProjectMoney,
} from '../projects/index.js';
import { ChangePrice } from './milestones/change-price.js';
import { DisputedMoney, isLost, isUnheld } from './milestones/disputed-money.js';
import type { MilestoneEntity } from './milestones/milestone.entity.js';
import { Milestones } from './milestones/milestones.js';
import { PaymentSummaries } from './milestones/payment-summaries.js';
import { Refund } from './milestones/refund.js';
import { Release } from './milestones/release.js';

/** The money side of projects: held from the payment until the client approves, or sent back. */
@Injectable()
export class HeldMoney implements ProjectMoney {
  constructor(
    private readonly milestones: Milestones,
    private readonly disputed: DisputedMoney,
    private readonly release: Release,
    private readonly refund: Refund,
    private readonly change: ChangePrice,
    private readonly figures: PaymentSummaries,
  ) {}

  // Only the project's own moves take money away again, and they wait for the caller's lock on the project.
  async fundedInFull(projectId: string): Promise<boolean> {
    const milestone = await this.milestones.findOfProject(projectId);
    if (milestone?.state !== 'funded' || milestone.frozen) return false;
    return (await this.figures.heldBy(milestone.id)) === milestone.totalCents;
  }

  async nothingDue(projectId: string): Promise<boolean> {
    const milestone = await this.milestones.findOfProject(projectId);
    return milestone === null || (await this.figures.heldBy(milestone.id)) >= milestone.totalCents;
  }

  async onChanged(change: AgreedChange): Promise<void> {
    const milestone = await this.milestones.lockOfProject(change.projectId);
    if (milestone && change.amountDeltaCents !== 0) await this.change.execute(milestone, change);
  }

  async onAccepted(accepted: AcceptedBidMoney): Promise<void> {
    await this.milestones.create(accepted);
  }

  async onStarted(move: MoneyMove): Promise<void> {
    await this.follow('start', move);
  }

  async onSubmitted(move: MoneyMove): Promise<void> {
    await this.follow('submit', move);
  }

  async onChangesRequested(move: MoneyMove): Promise<void> {
    await this.follow('request_changes', move);
  }

  async onDisputed(move: MoneyMove): Promise<void> {
    await this.disputed.opened(move);
  }

  async onApproved(move: MoneyMove): Promise<void> {
    const milestone = await this.milestones.lockOfProject(move.projectId);
    if (!milestone || isLost(milestone)) return;
    if (isUnheld(milestone)) {
      await this.milestones.setApproved(milestone);
      return;
    }
    await this.fire(milestone, 'approve', move, { nothing_frozen: !milestone.frozen });
    await this.release.begin(milestone, move.actorId);
  }

  async onCancelled(move: MoneyMove): Promise<void> {
    const milestone = await this.milestones.lockOfProject(move.projectId);
    if (!milestone || isLost(milestone)) return;
    await this.fire(milestone, 'cancel', move);
    await this.refund.begin(milestone, move.actorId);
  }

  async onDisputeWithdrawn(move: MoneyMove): Promise<void> {
    await this.disputed.withdrawn(move);
  }

  async onRuled(ruling: MoneyRuling): Promise<void> {
    await this.disputed.ruled(ruling);
  }

  async atStake(projectId: string): Promise<MoneyAtStake> {
    return this.disputed.atStake(projectId);
  }

  async summary(projectId: string): Promise<PaymentSummary | null> {
    return (await this.figures.ofProjects([projectId])).get(projectId) ?? null;
  }

  async summaries(projectIds: readonly string[]): Promise<ReadonlyMap<string, PaymentSummary>> {
    return this.figures.ofProjects(projectIds);
  }

  async waitingForAccount(projectIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.figures.waitingForAccount(projectIds);
  }

  async totals(scope: MoneyScope): Promise<MoneyTotals> {
    return this.figures.totals(scope);
  }

  async releasedSince(scope: MoneyScope, since: Date): Promise<Cents> {
    return this.figures.releasedSince(scope, since);
  }

  async earnings(contractorId: string, period: EarningsPeriod): Promise<MonthEarned[]> {
    return this.figures.earnings(contractorId, period);
  }

  private async follow(event: PaymentEvent, move: MoneyMove): Promise<void> {
    const milestone = await this.milestones.lockOfProject(move.projectId);
    if (milestone && !isUnheld(milestone) && !isLost(milestone)) await this.fire(milestone, event, move);
  }

  private async fire(
    milestone: MilestoneEntity,
    event: PaymentEvent,
    { as, actorId, reason }: MoneyMove,
    guards: Partial<Record<PaymentGuard, boolean>> = {},
  ): Promise<void> {
    await this.milestones.move(milestone, { event, as, actorId, reason, guards });
  }
}
