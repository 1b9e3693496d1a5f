import { Injectable } from '@nestjs/common';
import { bidMachine, decide, type Actor } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import type { BidView } from '../projects/index.js';
import { aboutBid } from './bid-events.js';
import { BidGate } from './bid-gate.js';
import { bidParties } from './bid.mapper.js';
import { BidRepository, type BidMove } from './bid.repository.js';
import { BidRules } from './bid-rules.js';
import { BidViews } from './bid-views.js';
import type { RejectBidInput } from './dto/bid.input.js';

const EVENT_OF = { reject: 'bid.rejected', withdraw: 'bid.withdrawn' } as const;

/** BID-04: the client rejects, the contractor withdraws. */
@Injectable()
export class DecideBid {
  constructor(
    private readonly gate: BidGate,
    private readonly bids: BidRepository,
    private readonly views: BidViews,
    private readonly events: EventBus,
    private readonly rules: BidRules,
  ) {}

  reject(actor: Actor, id: string, { reason }: RejectBidInput): Promise<BidView> {
    return this.end(actor, id, 'reject', { rejectReason: reason || null });
  }

  withdraw(actor: Actor, id: string): Promise<BidView> {
    return this.end(actor, id, 'withdraw');
  }

  private end(
    actor: Actor,
    id: string,
    event: 'reject' | 'withdraw',
    changes: NonNullable<BidMove['changes']> = {},
  ): Promise<BidView> {
    return this.gate.locked(actor, id, async (locked) => {
      const { bid, project } = locked;
      this.rules.mustStand(bid);
      const as = bidParties(actor, bid, project);
      const to = mustMove(decide(bidMachine, { state: bid.status, event, as }), bid.status);
      await this.bids.saveTransition(bid, { event, to, actorId: actor.userId, changes });
      await this.events.emit(EVENT_OF[event], aboutBid(actor, project, bid));
      return this.views.one(actor, locked, bid);
    });
  }
}
