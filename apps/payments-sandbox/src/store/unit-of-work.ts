import type Stripe from 'stripe';
import { API_VERSION } from '../api-version.js';
import { resourceMissing } from '../http/api-error.js';
import { newId } from '../ids.js';
import { activeEndpoints, wantsEvent } from '../webhooks/endpoints.js';
import { applyChange, emptyTables, type Change, type Kind, type Records, type Stored, type Tables } from './records.js';

/** Where a change comes from: named in the events it causes and in the journal. */
export interface Origin {
  readonly request: string | null;
  readonly idempotencyKey: string | null;
  readonly label: string;
}

type EventObject<T extends Stripe.Event['type']> = Extract<Stripe.Event, { type: T }>['data']['object'];

/**
 * The view of one request: reads what is committed and what this request has written. Nothing leaves it when the request
 * throws. Values are never changed in place.
 */
export class UnitOfWork {
  readonly #committed: Tables;
  readonly #written = emptyTables();
  readonly #changes: Change[] = [];
  readonly #origin: Origin;
  readonly #webhooksExpected: boolean;
  /** Unix seconds of sandbox time; the same for the whole unit. */
  readonly now: number;

  constructor(committed: Tables, now: number, origin: Origin, webhooksExpected: boolean) {
    this.#committed = committed;
    this.#origin = origin;
    this.#webhooksExpected = webhooksExpected;
    this.now = now;
  }

  get changes(): readonly Change[] {
    return this.#changes;
  }

  #stored<K extends Kind>(kind: K, id: string): Stored<Records[K]> | undefined {
    return this.#written[kind].get(id) ?? this.#committed[kind].get(id);
  }

  /** The record with this id, when it belongs to `owner`; without an owner, whoever it belongs to. */
  find<K extends Kind>(kind: K, id: string, owner?: string): Records[K] | undefined {
    const stored = this.#stored(kind, id);
    return stored && (owner === undefined || stored.owner === owner) ? stored.value : undefined;
  }

  ownerOf(kind: Kind, id: string): string | undefined {
    return this.#stored(kind, id)?.owner;
  }

  /** As `find`, but throws Stripe's 404 naming `param`. */
  require<K extends Kind>(kind: K, id: string, owner: string, param: string): Records[K] {
    const value = this.find(kind, id, owner);
    if (value === undefined) throw resourceMissing(kind, id, param);
    return value;
  }

  /** All records of a kind in order of creation; only those of `owner` when one is given. */
  all<K extends Kind>(kind: K, owner?: string): Records[K][] {
    const found: Records[K][] = [];
    const add = (stored: Stored<Records[K]>) => {
      if (owner === undefined || stored.owner === owner) found.push(stored.value);
    };
    for (const [id, stored] of this.#committed[kind]) add(this.#written[kind].get(id) ?? stored);
    for (const [id, stored] of this.#written[kind]) if (!this.#committed[kind].has(id)) add(stored);
    return found;
  }

  save<K extends Kind>(kind: K, owner: string, value: Records[K]): Records[K] {
    const change: Change<K> = { kind, owner, value };
    applyChange(this.#written, change);
    this.#changes.push(change);
    return value;
  }

  /** Records an event with the object as it is now. */
  emit<T extends Stripe.Event['type']>(owner: string, type: T, object: EventObject<T>, previous?: object): void {
    const event: Stripe.EventBase = {
      id: newId('evt'),
      object: 'event',
      ...(owner.startsWith('acct_') && { account: owner }),
      api_version: API_VERSION,
      created: this.now,
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 0,
      request: { id: this.#origin.request, idempotency_key: this.#origin.idempotencyKey },
      type,
    };
    const endpoints = activeEndpoints(this).filter((endpoint) => wantsEvent(endpoint, event)).length;
    this.save('event', owner, { ...event, pending_webhooks: endpoints + (this.#webhooksExpected ? 1 : 0) });
  }
}
