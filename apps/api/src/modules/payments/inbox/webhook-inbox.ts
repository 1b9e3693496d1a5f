import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { WebhookReceipt } from '../dto/webhook.response.js';
import { ProviderEvents, type ProviderEvent } from '../provider/provider-events.js';
import { Pulse } from '../workers/pulse.js';
import { LEASE_MS } from '../workers/work-loop.js';

export interface InboxEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string | null;
  readonly account: string | null;
  readonly attempts: number;
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 10 * 60_000;

const INSERT = {
  name: 'webhook_inbox_insert',
  text: `INSERT INTO webhook_inbox (event_id, type, object_id, account, created_at, received_at, run_after)
    VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (event_id) DO NOTHING RETURNING 1 AS new`,
};
const CLAIM = {
  name: 'webhook_inbox_claim',
  text: `UPDATE webhook_inbox SET attempts = attempts + 1, locked_until = $2
    WHERE event_id = (
      SELECT event_id FROM webhook_inbox
      WHERE processed_at IS NULL AND run_after <= $1 AND (locked_until IS NULL OR locked_until <= $1)
      ORDER BY run_after, event_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING event_id AS id, type, object_id AS "objectId", account, attempts`,
};
const EXTEND = {
  name: 'webhook_inbox_extend',
  text: `UPDATE webhook_inbox SET locked_until = $2 WHERE event_id = $1 AND processed_at IS NULL`,
};
const FINISH = {
  name: 'webhook_inbox_finish',
  text: `UPDATE webhook_inbox SET processed_at = $2, outcome = $3, locked_until = NULL, last_error = NULL WHERE event_id = $1`,
};
const RETRY = {
  name: 'webhook_inbox_retry',
  text: `UPDATE webhook_inbox SET run_after = $2, locked_until = NULL, last_error = $3 WHERE event_id = $1`,
};

/** The provider's events, kept before they are answered and worked on afterwards. */
@Injectable()
export class WebhookInbox {
  constructor(
    private readonly events: ProviderEvents,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly pulse: Pulse,
  ) {}

  /** Keeps a genuine event; refuses with 400, and keeps nothing, what the provider did not sign. */
  async receive(body: Buffer | undefined, signature: string | undefined): Promise<WebhookReceipt> {
    const event = body && signature !== undefined ? this.events.verify(body, signature) : undefined;
    if (!event) throw new DomainError('payment.signature');
    await this.keep(event);
    return { received: true };
  }

  /** False when the event is here already. */
  async keep(event: ProviderEvent): Promise<boolean> {
    const values = [event.id, event.type, event.objectId, event.account, event.createdAt, this.clock.now()];
    const isNew = (await this.sql.rows(INSERT, values)).length === 1;
    if (isNew) this.pulse.beat();
    return isNew;
  }

  async claim(): Promise<InboxEvent | undefined> {
    const [event] = await this.sql.rows<InboxEvent>(CLAIM, [this.clock.now(), this.leaseEnd()]);
    return event;
  }

  async extend(event: InboxEvent): Promise<void> {
    await this.sql.rows(EXTEND, [event.id, this.leaseEnd()]);
  }

  async finish(event: InboxEvent, outcome: 'applied' | 'ignored'): Promise<void> {
    await this.sql.rows(FINISH, [event.id, this.clock.now(), outcome]);
  }

  async retry(event: InboxEvent, error: string): Promise<void> {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** Math.min(event.attempts - 1, 20), LAST_RETRY_MS);
    await this.sql.rows(RETRY, [event.id, new Date(this.clock.now().getTime() + pause), error]);
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }
}
