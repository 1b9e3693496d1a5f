import { Injectable } from '@nestjs/common';
import {
  changeOrderMachine,
  decide,
  type Actor,
  type ChangeOrderEvent,
  type ChangeOrderGuard,
  type ChangeOrderState,
  type ErrorCode,
} from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { ApplyChange } from './apply-change.js';
import { ChangeOrderAnnouncer } from './change-order-announcer.js';
import { ChangeOrderGate, type LockedChange } from './change-order-gate.js';
import { ChangeOrderRepository } from './change-order.repository.js';
import { changeParties, isChangeable, sideOf } from './change-order-side.js';
import { ChangeOrderViews } from './change-order-views.js';
import { ChangeTerms } from './change-terms.js';
import type { AcceptChange, DeclineChange } from './dto/change-order.input.js';
import type { ChangeOrderView } from './dto/change-order.response.js';

const GUARD_CODES: Partial<Record<ChangeOrderGuard, ErrorCode>> = {
  answer_in_time: 'change_order.answer_closed',
  work_agreed: 'change_order.work_closed',
  late_acknowledged: 'change_order.late_unacknowledged',
};

/** What the two sides answer. Of two answers at once one wins: both wait for the project's row. */
@Injectable()
export class AnswerChange {
  constructor(
    private readonly gate: ChangeOrderGate,
    private readonly changes: ChangeOrderRepository,
    private readonly terms: ChangeTerms,
    private readonly applying: ApplyChange,
    private readonly announcer: ChangeOrderAnnouncer,
    private readonly views: ChangeOrderViews,
  ) {}

  accept(actor: Actor, id: string, { acknowledgesLate }: AcceptChange): Promise<ChangeOrderView> {
    return this.answer(actor, id, async (locked) => {
      const { project, change } = locked;
      // The contractor does not pay for a closing that moves: the word is the owner's.
      const isOwners = sideOf(locked.parties) === 'owner';
      const to = mustBe(locked, 'accept', {
        work_agreed: isChangeable(project),
        late_acknowledged:
          !isOwners || acknowledgesLate === true || !(await this.terms.isTooLate(project, change.days)),
      });
      const [entry] = await this.changes.withLines([change]);
      const lines = entry?.lines ?? [];
      await this.terms.mustFit(locked, { lines, days: change.days });
      await this.changes.answer(change, { to, actorId: actor.userId, reason: null });
      await this.applying.execute(locked, lines);
      await this.announcer.accepted(locked, change);
    });
  }

  decline(actor: Actor, id: string, { reason }: DeclineChange): Promise<ChangeOrderView> {
    return this.answer(actor, id, async (locked) => {
      const to = mustBe(locked, 'decline');
      await this.changes.answer(locked.change, { to, actorId: actor.userId, reason: reason || null });
      await this.announcer.declined(locked, locked.change);
    });
  }

  withdraw(actor: Actor, id: string): Promise<ChangeOrderView> {
    return this.answer(actor, id, async (locked) => {
      const to = mustBe(locked, 'withdraw');
      await this.changes.answer(locked.change, { to, actorId: actor.userId, reason: null });
      await this.announcer.withdrawn(locked, locked.change);
    });
  }

  private answer(actor: Actor, id: string, work: (locked: LockedChange) => Promise<void>): Promise<ChangeOrderView> {
    return this.gate.locked(actor, id, async (locked) => {
      await work(locked);
      const [entry] = await this.changes.withLines([locked.change]);
      return this.views.one(locked, entry ?? { change: locked.change, lines: [] });
    });
  }
}

function mustBe(
  { change, parties, isInTime }: LockedChange,
  event: ChangeOrderEvent,
  asked: Partial<Record<ChangeOrderGuard, boolean>> = {},
): ChangeOrderState {
  const as = changeParties(parties, change);
  const guards = { ...asked, answer_in_time: isInTime };
  return mustMove(decide(changeOrderMachine, { state: change.state, event, as, guards }), change.state, GUARD_CODES);
}
