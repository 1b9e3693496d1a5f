import type Stripe from 'stripe';
import { SECONDS_PER_DAY } from '../clock.js';
import { resourceMissing } from '../http/api-error.js';
import { accepts, boolean, list, range, text } from '../http/parameters.js';
import { PAGE, paginate, within } from '../http/pagination.js';
import type { Route } from '../http/routes.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { pendingDeliveries } from '../webhooks/endpoints.js';

/** Stripe shows events for 30 days. */
const KEPT_SECONDS = 30 * SECONDS_PER_DAY;

const nothing = accepts<Stripe.EventRetrieveParams>()({});

const listParameters = accepts<Stripe.EventListParams>()({
  ...PAGE,
  created: range,
  delivery_success: boolean,
  type: text(),
  types: list(text()),
});

type Wanted = ReturnType<typeof listParameters>;

/** `payment_intent.*` stands for every type that begins so. */
function hasType(event: Stripe.EventBase, { type, types }: Wanted): boolean {
  const patterns = types ?? (type === undefined ? null : [type]);
  return (
    patterns === null ||
    patterns.some((one) => (one.endsWith('*') ? event.type.startsWith(one.slice(0, -1)) : event.type === one))
  );
}

const isDelivered = (work: UnitOfWork, event: Stripe.EventBase): boolean => pendingDeliveries(work, event) === 0;

export const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work
        .all('event', owner)
        .filter(
          (event) =>
            work.now - event.created < KEPT_SECONDS &&
            within(wanted.created, event.created) &&
            hasType(event, wanted) &&
            (wanted.delivery_success === undefined || wanted.delivery_success === isDelivered(work, event)),
        );
      return paginate(found, wanted, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      const event = work.require('event', id, owner, 'id');
      if (work.now - event.created >= KEPT_SECONDS) throw resourceMissing('event', id, 'id');
      return event;
    },
  },
];
