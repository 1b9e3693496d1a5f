import { Inject, Injectable } from '@nestjs/common';
import {
  cents,
  passedReminder,
  type Actor,
  type Cents,
  type ProjectEvent,
  type ProjectParty,
  type ProjectState,
} from '@cw/domain';
import { invalidFields } from '../../../common/errors/domain-error.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { ConditionReview } from '../conditions/condition-review.js';
import type { PaymentSummary } from '../dto/payment-summary.response.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import type { ApproveProject, CancelProject, DisputeProject } from '../dto/project-event.input.js';
import { PROJECT_BIDS, type ProjectBids } from '../ports/project-bids.port.js';
import { ClockStarts } from './clock-starts.js';
import { about, aboutDispute, aboutJob } from './job-facts.js';
import { changeGuards, conditionGuards, mustMoveProject, startGuards } from '../project-decision.js';
import { moneyMove } from './money-move.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import { ProjectTransaction, type LockedProject } from '../project-transaction.js';

/** It is the client's own project; everybody else, staff too, owes both sides a reason. */
const mayCancelSilently: readonly ProjectParty[] = ['owner'];

const mayBeCancelled = ({ project, parties }: LockedProject): ProjectState =>
  mustMoveProject(project, { event: 'cancel', as: parties, guards: { reason_given: true } });

/** What the end of a job that never began leaves behind. */
export interface EndedWithoutShow {
  readonly couldBegin: boolean;
  /** Null where nothing was paid. */
  readonly returnedCents: Cents | null;
}

/** What is there, or still on its way from the bank, before it is decided that it goes back: the ledger learns of that later. */
function paidOf(money: PaymentSummary | null): Cents | null {
  const paid = money === null ? 0 : money.heldCents + money.onItsWayCents;
  return paid > 0 ? cents(paid) : null;
}

/** The events of a project after it is posted: each one transaction, in which its money follows. */
@Injectable()
export class ProjectWork {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly review: ConditionReview,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly events: EventBus,
    private readonly clocks: ClockStarts,
  ) {}

  /** PROJ-06: free before work starts. */
  cancel(actor: Actor, id: string, { reason }: CancelProject): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const to = mayBeCancelled(locked);
      const needsReason = !locked.parties.some((party) => mayCancelSilently.includes(party));
      if (needsReason && reason === undefined) throw invalidFields({ path: 'reason', code: 'required' });
      await this.end(locked, { event: 'cancel', to, reason: reason ?? null });
    });
  }

  /** With the account of its client, whoever ends that: why an account ends is told to nobody else. */
  async cancelOfLeaver(actor: Actor, id: string): Promise<void> {
    await this.transaction.locked(actor, id, (locked) =>
      this.end(locked, { event: 'cancel', to: mayBeCancelled(locked), reason: null }),
    );
  }

  /**
   * The contractor did not come: what a cancellation before the start does, in the transaction of whoever calls, and what
   * goes back by it. It could begin where it was the contractor who kept the work from beginning.
   */
  async endWithoutShow(locked: LockedProject): Promise<EndedWithoutShow> {
    const event = 'report_no_show';
    const isFunded = await this.money.fundedInFull(locked.project.id);
    const { funded_or_at_closing: couldBegin = false } = startGuards(locked.project, {
      isFunded,
      now: this.clocks.now(),
    });
    const to = this.mustMove(locked, event, { isFunded });
    return { couldBegin, returnedCents: await this.end(locked, { event, to, reason: null }) };
  }

  /** The bids that wait are rejected, everything held goes back, and everybody is told. Answers what goes back. */
  private async end(
    locked: LockedProject,
    move: { event: 'cancel' | 'report_no_show'; to: ProjectState; reason: string | null },
  ): Promise<Cents | null> {
    const { project, actor, parties } = locked;
    const returnedCents = paidOf(await this.money.summary(project.id));
    const pendingBidderIds = await this.bids.rejectPending(project.id, actor.userId);
    await this.transaction.save(locked, move);
    await this.money.onCancelled(moneyMove(locked, move.reason ?? undefined));
    await this.events.emit('project.cancelled', {
      ...about(locked),
      contractorId: project.contractorId,
      pendingBidderIds,
      reason: move.reason,
      isByStaff: move.event === 'cancel' && parties.includes('admin'),
      isNoShow: move.event === 'report_no_show',
      returnedCents,
    });
    return returnedCents;
  }

  start(actor: Actor, id: string): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const { project, parties } = locked;
      const guards = startGuards(project, {
        isFunded: await this.money.fundedInFull(project.id),
        now: this.clocks.now(),
      });
      const to = mustMoveProject(project, { event: 'start', as: parties, guards });
      await this.transaction.save(locked, {
        event: 'start',
        to,
        changes: { startedAt: this.clocks.now(), earlyStartAskedAt: null },
      });
      await this.review.startAwarded(locked);
      await this.money.onStarted(moneyMove(locked));
      await this.events.emit('work.started', aboutJob(locked));
    });
  }

  /** Within a day of the start the client may say that nothing began: staff rule, and the money is frozen. */
  contestStart(actor: Actor, id: string, { reason }: DisputeProject): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const to = this.mustMove(locked, 'contest_start', { isFunded: false });
      const disputed = aboutDispute(locked, reason);
      await this.transaction.save(locked, { event: 'contest_start', to, reason });
      await this.money.onDisputed(moneyMove(locked, reason));
      await this.events.emit('project.disputed', disputed);
    });
  }

  submit(actor: Actor, id: string): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const { project } = locked;
      const to = this.mustMove(locked, 'submit', { isFunded: await this.money.nothingDue(project.id) });
      const reviewDueAt = await this.clocks.start(project, 'review', { actorId: actor.userId });
      const changes = { reviewDueAt, reviewRemindedDays: passedReminder(this.clocks.now(), reviewDueAt) };
      await this.transaction.save(locked, { event: 'submit', to, changes });
      await this.money.onSubmitted(moneyMove(locked));
      await this.events.emit('work.submitted', aboutJob(locked));
    });
  }

  approve(actor: Actor, id: string, { acceptRemaining }: ApproveProject): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const { project, conditions, parties } = locked;
      const guards = { ...changeGuards(project), all_accepted: true, funded_or_at_closing: true };
      mustMoveProject(project, { event: 'approve', as: parties, guards });
      const waiting = acceptRemaining ? conditions.filter(({ state }) => state === 'evidenced') : [];
      for (const condition of waiting) await this.review.acceptLocked(actor, project, condition);
      const to = this.mustMove(locked, 'approve', { isFunded: await this.money.nothingDue(project.id) });
      await this.transaction.save(locked, { event: 'approve', to, changes: { reviewDueAt: null } });
      await this.money.onApproved(moneyMove(locked));
      await this.events.emit('project.approved', aboutJob(locked));
    });
  }

  dispute(actor: Actor, id: string, { reason }: DisputeProject): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const to = mustMoveProject(locked.project, {
        event: 'dispute',
        as: locked.parties,
        guards: { reason_given: true },
      });
      const disputed = aboutDispute(locked, reason);
      await this.transaction.save(locked, { event: 'dispute', to, reason });
      await this.money.onDisputed(moneyMove(locked, reason));
      await this.events.emit('project.disputed', disputed);
    });
  }

  /** Decides with every guard that conditions, money, days and the request itself answer. */
  private mustMove(
    { project, conditions, parties }: LockedProject,
    event: ProjectEvent,
    { isFunded }: { readonly isFunded: boolean },
  ): ProjectState {
    const guards = {
      reason_given: true,
      ...conditionGuards(conditions),
      ...changeGuards(project),
      ...startGuards(project, { isFunded, now: this.clocks.now() }),
    };
    return mustMoveProject(project, { event, as: parties, guards });
  }
}
