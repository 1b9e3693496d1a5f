import { Injectable, Logger } from '@nestjs/common';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { failureOf, providerCode } from '../provider/provider-error.js';
import { ProviderEvents } from '../provider/provider-events.js';
import type { WorkSource } from '../workers/work-loop.js';
import { WebhookInbox, type InboxEvent } from './webhook-inbox.js';

/** Works on one kept event: asks the provider how the object is now, and applies that. */
@Injectable()
export class ReadEvent implements WorkSource<InboxEvent> {
  readonly name = 'payment events';
  private readonly logger = new Logger(ReadEvent.name);

  constructor(
    private readonly inbox: WebhookInbox,
    private readonly events: ProviderEvents,
    private readonly facts: ApplyProviderFact,
  ) {}

  async claim(): Promise<InboxEvent | undefined> {
    return this.inbox.claim();
  }

  async extend(event: InboxEvent): Promise<void> {
    await this.inbox.extend(event);
  }

  async handle(event: InboxEvent): Promise<void> {
    try {
      const fact = await this.events.factOf(event);
      const applied = fact !== undefined && (await this.facts.execute(fact));
      await this.inbox.finish(event, applied ? 'applied' : 'ignored');
    } catch (error) {
      if (failureOf(error) === 'missing') {
        await this.inbox.finish(event, 'ignored');
        return;
      }
      const code = providerCode(error);
      this.logger.warn(
        { eventId: event.id, type: event.type, attempts: event.attempts, code },
        'event not applied yet',
      );
      await this.inbox.retry(event, code);
    }
  }
}
