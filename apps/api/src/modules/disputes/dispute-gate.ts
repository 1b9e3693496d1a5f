import { Injectable } from '@nestjs/common';
import {
  decide,
  disputeMachine,
  disputeParty,
  disputeSide,
  isAnswerAwaited,
  needsSecondAdmin,
  otherSide,
  type Actor,
  type Cents,
  type DisputeEvent,
  type DisputeGuard,
  type DisputeParty,
  type DisputeSide,
  type DisputeState,
  type ErrorCode,
  type ProjectParty,
} from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { mustMove } from '../../common/errors/must.js';
import { ProjectReader, ProjectTransaction, type LockedProject, type MoneyAtStake } from '../projects/index.js';
import type { DisputeEntity, DisputeRulingEntity } from './dispute.entity.js';
import { DisputeRepository } from './dispute.repository.js';
import { addsUp, mustBePayable, tooLarge } from './stake.js';

export interface LockedDispute extends LockedProject {
  readonly dispute: DisputeEntity;
  /** A ruling that waits for a second admin. */
  readonly proposed: DisputeRulingEntity | null;
  /** A side that was asked still has its word. */
  readonly isAwaited: boolean;
}

/** Whoever looks at a case, and the case. */
export interface Standing {
  readonly actor: Actor;
  readonly parties: readonly ProjectParty[];
  readonly dispute: Pick<DisputeEntity, 'openedBy' | 'state'>;
  readonly proposed: Pick<DisputeRulingEntity, 'proposedById'> | null;
}

/** Who gets what of what is at stake: the rest of it is the client's. */
export interface Division {
  readonly stake: MoneyAtStake;
  readonly contractorCents: Cents;
}

export type DisputeFacts = Partial<Record<DisputeGuard, boolean>>;

const GUARD_CODES: Partial<Record<DisputeGuard, ErrorCode>> = { nothing_frozen: 'dispute.frozen' };

/** What the table asks of the money, whoever divides it and how. */
export const moneyFacts = ({ amountCents, isFrozen }: MoneyAtStake): DisputeFacts => ({
  nothing_frozen: !isFrozen,
  one_admin_enough: !needsSecondAdmin(amountCents),
});

/** Whether the other side has agreed already to take back what the clock opened. */
export const hasOtherAgreed = (
  { withdrawSide }: Pick<DisputeEntity, 'withdrawSide'>,
  side: DisputeSide | undefined,
): boolean => side !== undefined && withdrawSide === otherSide(side);

/** As what somebody acts in a case; empty for whoever only looks on. */
export function disputePartiesOf({ actor, parties, dispute, proposed }: Standing): DisputeParty[] {
  const side = disputeSide(parties);
  if (side !== undefined) return [disputeParty(dispute.openedBy, side)];
  if (!parties.includes('admin')) return [];
  return [proposed?.proposedById === actor.userId ? 'proposing_admin' : 'admin'];
}

const decisionOn = (locked: LockedDispute, event: DisputeEvent, guards: DisputeFacts) =>
  decide(disputeMachine, { state: locked.dispute.state, event, as: disputePartiesOf(locked), guards });

/** The case's next state: 409 with its present one, 403 for whoever may not, or the guard that refuses. */
export const mustMoveDispute = (locked: LockedDispute, event: DisputeEvent, guards: DisputeFacts = {}): DisputeState =>
  mustMove(decisionOn(locked, event, guards), locked.dispute.state, GUARD_CODES);

/** With the instant from which on staff rule without the answer. */
const answerAwaited = ({ answerDueAt }: DisputeEntity): DomainError =>
  new DomainError('dispute.answer_awaited', {
    values: { date: answerDueAt },
    extra: { answerDueAt: answerDueAt.toISOString() },
  });

/** The same for a move that divides the money: a part that does not fit is refused by the name of its field. */
export function mustDivide(
  locked: LockedDispute,
  event: DisputeEvent,
  { stake, contractorCents }: Division,
): DisputeState {
  const decision = decisionOn(locked, event, {
    ...moneyFacts(stake),
    amounts_add_up: addsUp(stake, contractorCents),
    nobody_awaited: !locked.isAwaited,
  });
  if (!decision.ok && decision.error.reason === 'guard') {
    if (decision.error.guard === 'amounts_add_up') throw tooLarge(stake);
    if (decision.error.guard === 'nobody_awaited') throw answerAwaited(locked.dispute);
  }
  const to = mustMove(decision, locked.dispute.state, GUARD_CODES);
  mustBePayable(stake, contractorCents);
  return to;
}

/** The side that somebody speaks for. Asked after the machine has said that they may. */
export function mustHaveSide({ parties }: Pick<LockedDispute, 'parties'>): DisputeSide {
  const side = disputeSide(parties);
  if (side === undefined) throw new DomainError('access.denied');
  return side;
}

/** Cases are the two sides' and staff's own: nobody else is told that there are any. */
@Injectable()
export class DisputeGate {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly reader: ProjectReader,
    private readonly disputes: DisputeRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` with the project's row locked, then its conditions, then the case. */
  async locked<T>(actor: Actor, id: string, work: (locked: LockedDispute) => Promise<T>): Promise<T> {
    const known = await this.disputes.find(id);
    if (!known || !(await this.reader.knows(actor, known.projectId))) throw new DomainError('dispute.not_found');
    return this.transaction.locked(actor, known.projectId, async (locked) => {
      const dispute = await this.disputes.findForUpdate(id);
      if (!dispute || locked.parties.length === 0) throw new DomainError('dispute.not_found');
      const isAwaited = isAnswerAwaited(dispute, this.clock.now().getTime());
      return work({ ...locked, dispute, isAwaited, proposed: await this.disputes.findProposed(id) });
    });
  }
}
