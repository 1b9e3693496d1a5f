import { Injectable } from '@nestjs/common';

import { ProviderEvents } from '../provider/provider-events.js';
import { AwaitedFacts } from './awaited-facts.js';
import { ProviderCursor } from './provider-cursor.js';
import { WebhookInbox } from './webhook-inbox.js';

// The provider may list an event a little after another that is younger.
const OVERLAP_MS = 5 * 60_000;

/** Heals what webhooks lost: reads the provider's own list of events, and asks after what is still waited for. */
@Injectable()
export class Reconciler {
  constructor(
    private readonly events: ProviderEvents,
    private readonly cursor: ProviderCursor,
    private readonly inbox: WebhookInbox,
    private readonly awaited: AwaitedFacts,
  ) {}

  /** How many events were new to us. Rejects with the provider's error. */
  async run(): Promise<number> {
    const seenUntil = await this.cursor.seenUntil();
    let found = 0;
    let newest = seenUntil;
    for await (const event of this.events.since(new Date(Math.max(0, seenUntil.getTime() - OVERLAP_MS)))) {
      if (await this.inbox.keep(event)) found += 1;
      if (event.createdAt > newest) newest = event.createdAt;
    }
    await this.cursor.advance(newest);
    await this.awaited.ask();
    return found;
  }
}
