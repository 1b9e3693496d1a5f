import type Stripe from 'stripe';
import { accepts, range, text } from '../../http/parameters.js';
import { PAGE, paginate, within } from '../../http/pagination.js';
import type { Route } from '../../http/routes.js';

const nothing = accepts<Stripe.PayoutRetrieveParams>()({});

const listParameters = accepts<Stripe.PayoutListParams>()({
  ...PAGE,
  arrival_date: range,
  created: range,
  destination: text(),
  status: text(),
});

export const payoutRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/payouts',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work
        .all('payout', owner)
        .filter(
          (payout) =>
            within(wanted.arrival_date, payout.arrival_date) &&
            within(wanted.created, payout.created) &&
            (wanted.destination ?? payout.destination) === payout.destination &&
            (wanted.status ?? payout.status) === payout.status,
        );
      return paginate(found, wanted, '/v1/payouts');
    },
  },
  {
    method: 'GET',
    path: '/v1/payouts/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('payout', id, owner, 'payout');
    },
  },
];
