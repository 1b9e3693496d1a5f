import { Inject, Injectable } from '@nestjs/common';
import { DISPUTE_LIMITS, silentSides, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { PROJECT_MONEY, type ProjectMoney } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { byActor, DisputeAnnouncer } from './dispute-announcer.js';
import { DisputeGate, mustDivide, mustHaveSide, mustMoveDispute, type LockedDispute } from './dispute-gate.js';
import { DisputeOfferEntity, DisputeStatementEntity } from './dispute.entity.js';
import { DisputeRepository } from './dispute.repository.js';
import type { AddStatement, MakeOffer } from './dto/dispute.input.js';

/** What the two sides say to each other while the case is open: statements, and offers to settle it. */
@Injectable()
export class AnswerDispute {
  constructor(
    private readonly gate: DisputeGate,
    private readonly disputes: DisputeRepository,
    private readonly announcer: DisputeAnnouncer,
    private readonly users: UsersService,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly clock: Clock,
  ) {}

  speak(actor: Actor, id: string, { text }: AddStatement): Promise<void> {
    return this.gate.locked(actor, id, async (locked) => {
      mustMoveDispute(locked, 'speak');
      const side = mustHaveSide(locked);
      if ((await this.disputes.countStatements(id)) >= DISPUTE_LIMITS.statementsMax) {
        throw new DomainError('dispute.too_many_statements');
      }
      const said = { id: newId(), disputeId: id, side, authorId: actor.userId, body: text };
      await this.disputes.addStatement(
        Object.assign(new DisputeStatementEntity(), { ...said, createdAt: this.clock.now() }),
      );
      await this.noteAnswer(locked);
      await this.announcer.record(byActor(locked), { from: locked.dispute.state, event: 'speak' });
      await this.announcer.answered(byActor(locked));
    });
  }

  /** Takes the place of the side's offer that stands; saying the same again changes nothing. */
  offer(actor: Actor, id: string, { contractorCents }: MakeOffer): Promise<void> {
    return this.gate.locked(actor, id, async (locked) => {
      const stake = await this.money.atStake(locked.project.id);
      mustDivide(locked, 'offer', { stake, contractorCents });
      const side = mustHaveSide(locked);
      const standing = await this.disputes.openOfferOf(id, side);
      if (standing?.contractorCents === contractorCents) return;
      if ((await this.disputes.countOffers(id)) >= DISPUTE_LIMITS.offersMax) {
        throw new DomainError('dispute.too_many_offers');
      }
      const createdAt = this.clock.now();
      if (standing) await this.disputes.saveOffer(Object.assign(standing, { state: 'replaced', endedAt: createdAt }));
      const made = { id: newId(), disputeId: id, side, authorId: actor.userId, contractorCents, createdAt };
      const open = { state: 'open', endedAt: null, acceptedById: null } as const;
      await this.disputes.saveOffer(Object.assign(new DisputeOfferEntity(), { ...made, ...open }));
      await this.noteAnswer(locked);
      await this.announcer.record(byActor(locked), { from: locked.dispute.state, event: 'offer' });
      await this.announcer.offered(byActor(locked), stake, contractorCents);
    });
  }

  /** With the word of the last side that was asked, staff need wait for no other: they are called, and once. */
  private async noteAnswer(locked: LockedDispute): Promise<void> {
    const { dispute } = locked;
    if (dispute.answeredAt !== null) return;
    if (silentSides(dispute.openedBy, await this.disputes.speakers(dispute.id)).length > 0) return;
    const answeredAt = this.clock.now();
    const isCalled = dispute.staffToldAt !== null;
    await this.disputes.save(Object.assign(dispute, { answeredAt, staffToldAt: dispute.staffToldAt ?? answeredAt }));
    if (!isCalled) await this.announcer.due(byActor(locked), await this.users.activeAdminIds());
  }
}
