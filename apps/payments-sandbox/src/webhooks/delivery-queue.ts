import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';
import type { SandboxConfig } from '../config.js';
import type { Database } from '../store/database.js';
import { PLATFORM, type Change, type WebhookMode } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { activeEndpoints, deliveryId, wantsEvent, type Receiver } from './endpoints.js';
import { signatureHeader } from './signature.js';

interface Delivery {
  readonly eventId: string;
  /** Null for the receiver of the configuration. */
  readonly endpointId: string | null;
  readonly attempt: number;
}

interface Addressed extends Omit<Delivery, 'attempt'> {
  readonly id: string;
  /** When the receiver began to listen, by the sandbox's clock. */
  readonly since: number;
}

/** Eight tries within about a minute. */
const RETRY_MILLISECONDS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];
const TIMEOUT_MILLISECONDS = 10_000;
const PARALLEL = 4;
const SHUFFLE_WITHIN_MILLISECONDS = 400;

export const DEFAULT_MODE: WebhookMode = { id: 'current', paused: false, shuffle: false, duplicate: false };

/** Sends each event at least once. What has not been acknowledged is sent again after a restart. */
export class DeliveryQueue {
  readonly #database: Database;
  readonly #configured: SandboxConfig['webhook'];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #closing = new AbortController();
  #mode = DEFAULT_MODE;
  #waiting: Delivery[] = [];
  readonly #underWay = new Set<Promise<void>>();

  constructor(database: Database, configured: SandboxConfig['webhook']) {
    this.#database = database;
    this.#configured = configured;
  }

  /** Takes up what an earlier run left undelivered, then every event as it is committed. */
  async start(): Promise<void> {
    const origin = { request: null, idempotencyKey: null, label: 'webhooks: start' };
    const undelivered = await this.#database.transact(origin, (work) => {
      this.#mode = work.find('webhook_mode', 'current') ?? DEFAULT_MODE;
      const open = work.all('event').filter((event) => event.pending_webhooks > 0);
      return open.flatMap((event) =>
        this.#receiversOf(work, event).filter(({ id, since }) => since <= event.created && !work.find('delivery', id)),
      );
    });
    this.#database.onCommit((changes) => this.#onCommit(changes));
    for (const { eventId, endpointId } of undelivered) this.#enqueue({ eventId, endpointId, attempt: 0 });
  }

  #receiversOf(work: UnitOfWork, event: Stripe.EventBase): Addressed[] {
    const endpoints = activeEndpoints(work).filter((record) => wantsEvent(record, event));
    const receivers = [
      ...(this.#configured ? [{ id: null, since: 0 }] : []),
      ...endpoints.map(({ id, endpoint }) => ({ id, since: endpoint.created })),
    ];
    return receivers.map(({ id: endpointId, since }) => ({
      id: deliveryId(event.id, endpointId),
      eventId: event.id,
      endpointId,
      since,
    }));
  }

  /** Deliveries that are waiting, running, or waiting for another try. */
  get pending(): number {
    return this.#waiting.length + this.#underWay.size + this.#timers.size;
  }

  get mode(): WebhookMode {
    return this.#mode;
  }

  /** Sends events to all who want them, each so many times, whether or not they have been delivered. */
  redeliver(eventIds: readonly string[], times: number): void {
    const deliveries = this.#database.read((work) =>
      eventIds.flatMap((id) => {
        const event = work.find('event', id);
        return event ? this.#receiversOf(work, event) : [];
      }),
    );
    for (const { eventId, endpointId } of deliveries)
      for (let i = 0; i < times; i += 1) this.#enqueue({ eventId, endpointId, attempt: 0 });
  }

  /** Breaks off what is under way; the next start sends it again. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.clear();
    await Promise.allSettled(this.#underWay);
  }

  /** Forgets what waits, and the mode. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting = [];
    this.#mode = DEFAULT_MODE;
  }

  #onCommit(changes: readonly Change[]): void {
    for (const { kind, value } of changes) {
      if (kind === 'webhook_mode') this.#mode = value as WebhookMode;
      if (kind === 'event') this.redeliver([value.id], this.#mode.duplicate ? 2 : 1);
    }
    this.#pump();
  }

  #enqueue(delivery: Delivery): void {
    if (this.#mode.shuffle) {
      this.#later(randomInt(SHUFFLE_WITHIN_MILLISECONDS), delivery);
      return;
    }
    this.#waiting.push(delivery);
    this.#pump();
  }

  #later(milliseconds: number, delivery: Delivery): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#waiting.push(delivery);
      this.#pump();
    }, milliseconds);
    this.#timers.add(timer);
  }

  #pump(): void {
    while (!this.#mode.paused && this.#underWay.size < PARALLEL && !this.#closing.signal.aborted) {
      const delivery = this.#waiting.shift();
      if (!delivery) return;
      const running = this.#deliver(delivery).finally(() => {
        this.#underWay.delete(running);
        this.#pump();
      });
      this.#underWay.add(running);
    }
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const origin = { request: null, idempotencyKey: null, label: `webhooks: ${delivery.eventId}` };
    const found = await this.#database.transact(origin, (work) => ({
      event: work.find('event', delivery.eventId),
      receiver: this.#receiver(work, delivery.endpointId),
    }));
    const { event, receiver } = found;
    if (!event || !receiver) return;
    if (await this.#send(receiver, JSON.stringify(event))) {
      const id = deliveryId(event.id, delivery.endpointId);
      await this.#database.transact(origin, (work) => {
        if (!work.find('delivery', id)) work.save('delivery', PLATFORM, { id, delivered_at: work.now });
      });
      return;
    }
    const wait = RETRY_MILLISECONDS[delivery.attempt];
    if (wait !== undefined && !this.#closing.signal.aborted)
      this.#later(wait, { ...delivery, attempt: delivery.attempt + 1 });
  }

  /** Who it goes to, as of now; nobody when the endpoint has been deleted or switched off meanwhile. */
  #receiver(work: UnitOfWork, endpointId: string | null): Receiver | null {
    if (endpointId === null) return this.#configured;
    const record = activeEndpoints(work).find(({ id }) => id === endpointId);
    return record ? { url: record.endpoint.url, secret: record.secret } : null;
  }

  async #send(endpoint: Receiver, body: string): Promise<boolean> {
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (payments sandbox)',
          'stripe-signature': signatureHeader(body, endpoint.secret, Math.floor(Date.now() / 1000)),
        },
        body,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
      });
      // The answer's body is of no interest, but left unread it would hold the connection.
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
