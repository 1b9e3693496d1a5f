import type Stripe from 'stripe';
import { PLATFORM, type WebhookEndpointRecord } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

/** Somebody who is told of events. */
export interface Receiver {
  readonly url: string;
  readonly secret: string;
}

/** Endpoints that are there and switched on. */
export const activeEndpoints = (work: UnitOfWork): WebhookEndpointRecord[] =>
  work.all('webhook_endpoint', PLATFORM).filter(({ deleted, endpoint }) => !deleted && endpoint.status === 'enabled');

/** One endpoint hears of the platform, or of the connected accounts, and of the types it has named. */
export function wantsEvent({ connect, endpoint }: WebhookEndpointRecord, event: Stripe.EventBase): boolean {
  if (connect !== (event.account !== undefined)) return false;
  return endpoint.enabled_events.some((type) => type === '*' || type === event.type);
}

/** Under which an event is known to have reached a receiver. */
export const deliveryId = (eventId: string, endpointId: string | null): string =>
  endpointId === null ? eventId : `${eventId} ${endpointId}`;

/** How many have not taken the event yet. */
export function pendingDeliveries(work: UnitOfWork, event: Stripe.EventBase): number {
  const delivered = [null, ...work.all('webhook_endpoint', PLATFORM).map(({ id }) => id)].filter((endpointId) =>
    work.find('delivery', deliveryId(event.id, endpointId)),
  );
  return Math.max(event.pending_webhooks - delivered.length, 0);
}
