import type Stripe from 'stripe';
import { API_VERSION } from '../api-version.js';
import { invalidParameter, notPossible, resourceMissing } from '../http/api-error.js';
import {
  accepts,
  boolean,
  emptyable,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  text,
  url,
} from '../http/parameters.js';
import { PAGE, paginate } from '../http/pagination.js';
import type { ApiRequest, Route } from '../http/routes.js';
import { newId, randomText } from '../ids.js';
import { PLATFORM, type WebhookEndpointRecord } from '../store/records.js';

const readCreate = accepts<Stripe.WebhookEndpointCreateParams>()({
  api_version: oneOf(API_VERSION),
  connect: boolean,
  description: emptyable(text()),
  enabled_events: required(list(text())),
  metadata,
  url: required(url),
});

const readUpdate = accepts<Stripe.WebhookEndpointUpdateParams>()({
  description: emptyable(text()),
  disabled: boolean,
  enabled_events: list(text()),
  metadata,
  url,
});

const nothing = accepts<Stripe.WebhookEndpointRetrieveParams>()({});
const listParameters = accepts<Stripe.WebhookEndpointListParams>()(PAGE);

function checkUrl(address: string | undefined): void {
  if (address !== undefined && !/^https?:$/.test(new URL(address).protocol))
    throw invalidParameter('Not a valid URL', 'url', 'url_invalid');
}

function requireEndpoint({ work, id }: ApiRequest): WebhookEndpointRecord {
  const record = work.find('webhook_endpoint', id);
  if (!record || record.deleted) throw resourceMissing('webhook_endpoint', id, 'webhook_endpoint');
  return record;
}

function createEndpoint({ work, owner, form }: ApiRequest): Stripe.WebhookEndpoint {
  const given = readCreate(form);
  if (owner !== PLATFORM) throw notPossible('Only the platform can create webhook endpoints.');
  checkUrl(given.url);
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: given.api_version ?? null,
    application: null,
    created: work.now,
    description: given.description ?? null,
    enabled_events: given.enabled_events,
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    status: 'enabled',
    url: given.url,
  };
  const secret = `whsec_sbx${randomText(32)}`;
  const connect = given.connect ?? false;
  work.save('webhook_endpoint', PLATFORM, { id: endpoint.id, connect, deleted: false, endpoint, secret });
  // Said once and never again.
  return { ...endpoint, secret };
}

function updateEndpoint(request: ApiRequest): Stripe.WebhookEndpoint {
  const given = readUpdate(request.form);
  const record = requireEndpoint(request);
  checkUrl(given.url);
  const { endpoint } = record;
  const updated: Stripe.WebhookEndpoint = {
    ...endpoint,
    description: given.description === undefined ? endpoint.description : given.description,
    enabled_events: given.enabled_events ?? endpoint.enabled_events,
    metadata: mergeMetadata(endpoint.metadata, given.metadata),
    ...(given.disabled !== undefined && { status: given.disabled ? 'disabled' : 'enabled' }),
    url: given.url ?? endpoint.url,
  };
  request.work.save('webhook_endpoint', PLATFORM, { ...record, endpoint: updated });
  return updated;
}

function deleteEndpoint(request: ApiRequest): Stripe.DeletedWebhookEndpoint {
  const record = requireEndpoint(request);
  request.work.save('webhook_endpoint', PLATFORM, { ...record, deleted: true });
  return { id: record.id, object: 'webhook_endpoint', deleted: true };
}

export const webhookEndpointRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/webhook_endpoints', handle: createEndpoint },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work.all('webhook_endpoint', owner).filter(({ deleted }) => !deleted);
      return paginate(
        found.map(({ endpoint }) => endpoint),
        wanted,
        '/v1/webhook_endpoints',
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    handle(request) {
      nothing(request.form);
      return requireEndpoint(request).endpoint;
    },
  },
  { method: 'POST', path: '/v1/webhook_endpoints/:id', handle: updateEndpoint },
  { method: 'DELETE', path: '/v1/webhook_endpoints/:id', handle: deleteEndpoint },
];
