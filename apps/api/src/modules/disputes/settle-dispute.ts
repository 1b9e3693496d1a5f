import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { PROJECT_MONEY, type ProjectMoney } from '../projects/index.js';
import { byActor, DisputeAnnouncer } from './dispute-announcer.js';
import { DisputeGate, mustDivide, mustHaveSide, type LockedDispute } from './dispute-gate.js';
import type { DisputeOfferEntity } from './dispute.entity.js';
import { DisputeRepository } from './dispute.repository.js';
import { EndDispute } from './end-dispute.js';

/** One side accepts the other's offer: both have said yes, so the money is divided at once. */
@Injectable()
export class SettleDispute {
  constructor(
    private readonly gate: DisputeGate,
    private readonly disputes: DisputeRepository,
    private readonly ending: EndDispute,
    private readonly announcer: DisputeAnnouncer,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly clock: Clock,
  ) {}

  /** The id of the case that it settled. */
  async accept(actor: Actor, offerId: string): Promise<string> {
    const known = await this.disputes.findOffer(offerId);
    if (!known) throw new DomainError('dispute.not_found');
    await this.gate.locked(actor, known.disputeId, async (locked) => {
      const stake = await this.money.atStake(locked.project.id);
      // Its amount never changes, whatever became of it meanwhile.
      mustDivide(locked, 'settle', { stake, contractorCents: known.contractorCents });
      const offer = await this.mustStand(locked, offerId);
      const { dispute } = locked;
      const from = dispute.state;
      const accepted = { state: 'accepted', endedAt: this.clock.now(), acceptedById: actor.userId } as const;
      await this.disputes.saveOffer(Object.assign(offer, accepted));
      const { contractorCents } = offer;
      await this.ending.execute(locked, { to: 'settled', stake, contractorCents, reason: null });
      await this.announcer.record(byActor(locked), { from, event: 'settle' });
      await this.announcer.settled(byActor(locked), stake, contractorCents);
    });
    return known.disputeId;
  }

  private async mustStand(locked: LockedDispute, offerId: string): Promise<DisputeOfferEntity> {
    const offer = await this.disputes.findOffer(offerId);
    if (offer?.state !== 'open') throw new DomainError('dispute.offer_gone');
    if (offer.side === mustHaveSide(locked)) throw new DomainError('dispute.own_offer');
    return offer;
  }
}
