import type Stripe from 'stripe';
import { accepts } from '../../http/parameters.js';
import type { Route } from '../../http/routes.js';
import { createPaymentMethod } from './instruments.js';
import { readPaymentMethodData } from './parameters.js';

const nothing = accepts<Stripe.PaymentMethodRetrieveParams>()({});

export const paymentMethodRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    publishable: true,
    handle: ({ work, owner, form }) => createPaymentMethod(work, owner, readPaymentMethodData(form)),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('payment_method', id, owner, 'payment_method');
    },
  },
];
