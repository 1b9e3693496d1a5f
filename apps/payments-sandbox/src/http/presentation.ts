import type Stripe from 'stripe';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { pendingDeliveries } from '../webhooks/endpoints.js';
import type { Access } from './authentication.js';

const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** What a payer's browser may see: nothing of transfer groups, metadata or charges. */
const publicIntent = (intent: object): object => {
  const names: readonly string[] = PUBLIC_FIELDS;
  return Object.fromEntries(Object.entries(intent).filter(([name]) => names.includes(name)));
};

function presentObject(value: object, work: UnitOfWork, access: Access): object {
  const kind = 'object' in value ? value.object : undefined;
  if (kind === 'payment_intent' && access === 'publishable') return publicIntent(value);
  // Funds become available, and events delivered, without the object being written again.
  if (kind === 'balance_transaction' && 'available_on' in value) {
    return { ...value, status: Number(value.available_on) <= work.now ? 'available' : 'pending' };
  }
  if (kind === 'event' && 'id' in value) {
    const event = work.find('event', String(value.id));
    if (event) return { ...value, pending_webhooks: pendingDeliveries(work, event) };
  }
  return value;
}

function walk(value: unknown, work: UnitOfWork, access: Access): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, work, access));
  if (typeof value !== 'object' || value === null) return value;
  const shown = presentObject(value, work, access);
  // An event holds its object as it was.
  if ('object' in shown && shown.object === 'event') return shown;
  return Object.fromEntries(Object.entries(shown).map(([key, item]) => [key, walk(item, work, access)]));
}

/** The body as the caller sees it at this moment. */
export const present = (body: object, work: UnitOfWork, access: Access): unknown => walk(body, work, access);
