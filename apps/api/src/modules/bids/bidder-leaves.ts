import { Injectable, type OnModuleInit } from '@nestjs/common';
import { bidMachine, decide, type Actor } from '@cw/domain';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import { AccountEffects, type AccountStop } from '../users/index.js';
import { aboutBid } from './bid-events.js';
import { BidGate } from './bid-gate.js';
import { BidRepository } from './bid.repository.js';

/** Whoever is suspended or has left bids for nothing more: pending bids are withdrawn, and their clients told. */
@Injectable()
export class BidderLeaves implements OnModuleInit {
  constructor(
    private readonly effects: AccountEffects,
    private readonly gate: BidGate,
    private readonly bids: BidRepository,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.effects.register({ name: 'bids', stopped: (stop) => this.withdrawAll(stop) });
  }

  private async withdrawAll({ actor, userId }: AccountStop): Promise<void> {
    for (const id of await this.bids.pendingIdsOf(userId)) await this.withdraw(actor, id);
  }

  private async withdraw(actor: Actor, id: string): Promise<void> {
    await this.gate.locked(actor, id, async ({ bid, project }) => {
      // Accepted or refused while the project was waited for.
      if (bid.status !== 'pending') return;
      const to = mustMove(decide(bidMachine, { state: bid.status, event: 'withdraw', as: ['system'] }), bid.status);
      await this.bids.saveTransition(bid, {
        event: 'withdraw',
        to,
        actorId: actor.userId,
        changes: { endReason: 'account_ended' },
      });
      await this.events.emit('bid.lapsed', { ...aboutBid(actor, project, bid), reason: 'account_ended' });
    });
  }
}
