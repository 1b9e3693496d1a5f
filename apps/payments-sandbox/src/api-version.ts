import type Stripe from 'stripe';

/** The one API version whose objects the sandbox builds: stops compiling when the SDK moves on. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';
