import { DuePushes } from './due-pushes.js';
import { PushDeliveries } from './push-deliveries.js';
import { PushDeliveriesRepository } from './push-deliveries.repository.js';
import { PushService } from './push-service.js';
import { PushSubscriptions } from './push-subscriptions.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { PushTransport } from './push-transport.js';

export const PUSH_PROVIDERS = [
  DuePushes,
  PushDeliveries,
  PushDeliveriesRepository,
  PushService,
  PushSubscriptions,
  PushSubscriptionsRepository,
  PushTransport,
];
