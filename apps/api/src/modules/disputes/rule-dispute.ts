import { Inject, Injectable } from '@nestjs/common';
import { DISPUTE_LIMITS, needsSecondAdmin, type Actor, type DisputeEvent } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { PROJECT_MONEY, type ProjectMoney } from '../projects/index.js';
import { byActor, DisputeAnnouncer } from './dispute-announcer.js';
import {
  DisputeGate,
  disputePartiesOf,
  mustDivide,
  mustMoveDispute,
  type Division,
  type LockedDispute,
} from './dispute-gate.js';
import { DisputeRepository } from './dispute.repository.js';
import type { MakeRuling, RefuseRuling } from './dto/dispute.input.js';
import { EndDispute } from './end-dispute.js';
import { Rulings } from './rulings.js';

interface Decision extends Division {
  readonly event: DisputeEvent;
  readonly reason: string;
}

/** PAY-06: staff decide who gets what; over a large sum two of them, and nobody over a project of its own. */
@Injectable()
export class RuleDispute {
  constructor(
    private readonly gate: DisputeGate,
    private readonly disputes: DisputeRepository,
    private readonly rulings: Rulings,
    private readonly ending: EndDispute,
    private readonly announcer: DisputeAnnouncer,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
  ) {}

  rule(actor: Actor, id: string, words: MakeRuling): Promise<void> {
    return this.gate.locked(actor, id, async (locked) => {
      const stake = await this.money.atStake(locked.project.id);
      const event = needsSecondAdmin(stake.amountCents) ? 'propose_ruling' : 'rule';
      const to = mustDivide(locked, event, { stake, contractorCents: words.contractorCents });
      if ((await this.disputes.countRulings(id)) >= DISPUTE_LIMITS.rulingsMax) {
        throw new DomainError('dispute.too_many_rulings');
      }
      if (event === 'rule') {
        await this.rulings.make(locked, words);
        await this.end(locked, { event, stake, ...words });
        return;
      }
      const from = locked.dispute.state;
      await this.disputes.save(Object.assign(locked.dispute, { state: to }));
      await this.announcer.record(byActor(locked), { from, event });
      await this.rulings.propose(locked, words);
    });
  }

  /** Another admin than the one who proposed it. */
  confirm(actor: Actor, id: string): Promise<void> {
    return this.gate.locked(actor, id, async (locked) => {
      const event = 'confirm_ruling';
      const { proposed } = locked;
      if (proposed !== null && disputePartiesOf(locked).includes('proposing_admin')) {
        throw new DomainError('dispute.second_admin_needed');
      }
      if (proposed === null) throw new DomainError('state.conflict', { extra: { state: locked.dispute.state } });
      const stake = await this.money.atStake(locked.project.id);
      const { contractorCents, reason } = proposed;
      mustDivide(locked, event, { stake, contractorCents });
      await this.rulings.confirm(locked, proposed);
      await this.end(locked, { event, stake, contractorCents, reason });
    });
  }

  refuse(actor: Actor, id: string, { reason }: RefuseRuling): Promise<void> {
    return this.gate.locked(actor, id, async (locked) => {
      const event = 'refuse_ruling';
      const to = mustMoveDispute(locked, event);
      const { proposed, dispute } = locked;
      if (proposed === null) throw new DomainError('state.conflict', { extra: { state: dispute.state } });
      const from = dispute.state;
      await this.disputes.save(Object.assign(dispute, { state: to }));
      await this.announcer.record(byActor(locked), { from, event });
      await this.rulings.refuse(locked, proposed, reason);
    });
  }

  private async end(locked: LockedDispute, { event, stake, contractorCents, reason }: Decision): Promise<void> {
    const from = locked.dispute.state;
    await this.ending.execute(locked, { to: 'ruled', stake, contractorCents, reason });
    await this.announcer.record(byActor(locked), { from, event });
    await this.announcer.ruled(byActor(locked), stake, { contractorCents, reason });
  }
}
