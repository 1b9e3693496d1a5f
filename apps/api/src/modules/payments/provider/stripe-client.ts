import Stripe from 'stripe';
import type { PaymentsConfig } from '../../../config/app-config.js';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

function endpoint(payments: PaymentsConfig): Partial<Stripe.StripeConfig> {
  if (payments.provider === 'stripe') return {};
  const { protocol, hostname, port } = new URL(payments.baseUrl);
  if (protocol === 'https:') return { protocol: 'https', host: hostname, port: port || '443' };
  return { protocol: 'http', host: hostname, port: port || '80' };
}

/** The one place that knows whether it talks to Stripe or to the sandbox beside the product. */
export const createStripe = (payments: PaymentsConfig): Stripe =>
  new Stripe(payments.secretKey, {
    ...endpoint(payments),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
