import type { Route } from '../http/routes.js';
import { accountLinkRoutes } from './account-links.js';
import { loginLinkRoutes } from './accounts/login-links.js';
import { accountRoutes } from './accounts/routes.js';
import { balanceRoutes } from './balance.js';
import { chargeRoutes } from './charges.js';
import { disputeRoutes } from './disputes/routes.js';
import { eventRoutes } from './events.js';
import { mandateRoutes } from './mandates.js';
import { paymentIntentRoutes } from './payment-intents/routes.js';
import { paymentMethodRoutes } from './payment-methods/routes.js';
import { payoutRoutes } from './payouts/routes.js';
import { refundRoutes } from './refunds.js';
import { transferReversalRoutes } from './transfer-reversals.js';
import { transferRoutes } from './transfers.js';
import { webhookEndpointRoutes } from './webhook-endpoints.js';

/** Everything that the sandbox offers under `/v1`. */
export const routes: readonly Route[] = [
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...mandateRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...transferRoutes,
  ...transferReversalRoutes,
  ...accountRoutes,
  ...accountLinkRoutes,
  ...loginLinkRoutes,
  ...payoutRoutes,
  ...balanceRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
];
