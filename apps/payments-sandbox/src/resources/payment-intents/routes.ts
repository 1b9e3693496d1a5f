import type Stripe from 'stripe';
import { ApiError, invalidParameter, notPossible, resourceMissing } from '../../http/api-error.js';
import { mergeMetadata } from '../../http/parameters.js';
import { paginate, within } from '../../http/pagination.js';
import type { ApiRequest, Declined, Route } from '../../http/routes.js';
import { PLATFORM } from '../../store/records.js';
import { cancelDebit } from '../bank-debits.js';
import { ACCEPTED_IN_BROWSER } from '../mandates.js';
import { buildIntent } from './build.js';
import { chooseMethod, confirmIntent, unexpectedState } from './confirm.js';
import {
  readCancel,
  readConfirm,
  readCreate,
  readList,
  readRetrieve,
  readUpdate,
  type ConfirmParameters,
  type CreateParameters,
} from './parameters.js';

/** The intent of the path; to a browser only with the matching client secret, and without a hint when it is wrong. */
function requireIntent(request: ApiRequest): Stripe.PaymentIntent {
  const intent = request.work.require('payment_intent', request.id, request.owner, 'intent');
  if (request.access === 'secret') return intent;
  if (request.clientSecret === null)
    throw invalidParameter('Missing required param: client_secret.', 'client_secret', 'parameter_missing');
  if (request.clientSecret !== intent.client_secret) throw resourceMissing('payment_intent', request.id, 'intent');
  return intent;
}

function requireReturnUrl(
  request: ApiRequest,
  intent: Stripe.PaymentIntent,
  given: ConfirmParameters & { use_stripe_sdk?: boolean | undefined },
): void {
  // Stripe.js finds its own way back; a server that confirms has to say where the payer returns to.
  if (request.access === 'publishable' || given.use_stripe_sdk || given.return_url) return;
  if (intent.automatic_payment_methods?.allow_redirects !== 'always') return;
  const message =
    'This PaymentIntent is configured to accept payment methods that might redirect your customer off of your page, so you must provide a `return_url`. ' +
    'If you do not want that, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never`.';
  throw new ApiError(400, { type: 'invalid_request_error', message });
}

function checkConfirmationParameters(parameters: CreateParameters): void {
  if (parameters.confirm) return;
  for (const name of ['mandate_data', 'return_url', 'use_stripe_sdk'] as const) {
    if (parameters[name] !== undefined)
      throw invalidParameter(
        `The parameter ${name} cannot be passed when creating a PaymentIntent unless confirm is set to true.`,
        name,
      );
  }
}

function createIntent(request: ApiRequest): Stripe.PaymentIntent | Declined {
  const { work, owner } = request;
  const parameters = readCreate(request.form);
  checkConfirmationParameters(parameters);
  if (owner !== PLATFORM) throw notPossible('The sandbox does not take charges on connected accounts.');
  const draft = buildIntent(parameters, work.now);
  if (parameters.confirm) requireReturnUrl(request, draft, parameters);
  const method = chooseMethod(request, draft, parameters);
  const intent = work.save('payment_intent', owner, {
    ...draft,
    payment_method: method?.id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  });
  work.emit(owner, 'payment_intent.created', intent);
  if (!parameters.confirm) return intent;
  // The method has been made above; the typed card must not be made twice.
  return confirmIntent(request, intent, {
    mandate_data: parameters.mandate_data,
    return_url: parameters.return_url,
    payment_method: undefined,
    payment_method_data: undefined,
  });
}

const UPDATABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation'];

function updateIntent(request: ApiRequest): Stripe.PaymentIntent {
  const intent = requireIntent(request);
  const { metadata, description, receipt_email: receiptEmail, ...rest } = readUpdate(request.form);
  const changesPayment = Object.values(rest).some((value) => value !== undefined);
  if (changesPayment && !UPDATABLE.includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
      intent,
    );
  }
  const method = changesPayment ? chooseMethod(request, intent, rest) : null;
  return request.work.save('payment_intent', request.owner, {
    ...intent,
    amount: rest.amount ?? intent.amount,
    description: description ?? intent.description,
    metadata: mergeMetadata(intent.metadata, metadata),
    receipt_email: receiptEmail === undefined ? intent.receipt_email : receiptEmail,
    statement_descriptor_suffix: rest.statement_descriptor_suffix ?? intent.statement_descriptor_suffix,
    transfer_group: rest.transfer_group ?? intent.transfer_group,
    ...(method && { payment_method: method.id, status: 'requires_confirmation' }),
  });
}

const mandateOfBrowser = ({ access }: ApiRequest) => (access === 'publishable' ? ACCEPTED_IN_BROWSER : undefined);

const CANCELABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** While a debit is on its way it can be called back only in rare cases. */
function isCancelable({ work, owner }: ApiRequest, intent: Stripe.PaymentIntent): boolean {
  if (intent.status !== 'processing') return CANCELABLE.includes(intent.status);
  return typeof intent.latest_charge === 'string' && cancelDebit(work, owner, intent.latest_charge) !== undefined;
}

function cancelIntent(request: ApiRequest): Stripe.PaymentIntent {
  const { work, owner } = request;
  const { cancellation_reason: reason } = readCancel(request.form);
  const intent = requireIntent(request);
  if (!isCancelable(request, intent)) {
    throw unexpectedState(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, intent);
  }
  const canceled = work.save('payment_intent', owner, {
    ...intent,
    canceled_at: work.now,
    cancellation_reason: reason ?? null,
    next_action: null,
    status: 'canceled',
  });
  work.emit(owner, 'payment_intent.canceled', canceled);
  return canceled;
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handle: createIntent },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    handle({ work, owner, form }) {
      const wanted = readList(form);
      const found = work.all('payment_intent', owner).filter((intent) => within(wanted.created, intent.created));
      return paginate(found, wanted, '/v1/payment_intents');
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    publishable: true,
    handle(request) {
      readRetrieve(request.form);
      return requireIntent(request);
    },
  },
  { method: 'POST', path: '/v1/payment_intents/:id', handle: updateIntent },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    publishable: true,
    handle(request) {
      const parameters = readConfirm(request.form);
      const intent = requireIntent(request);
      requireReturnUrl(request, intent, parameters);
      const { receipt_email: receiptEmail } = parameters;
      return confirmIntent(request, receiptEmail === undefined ? intent : { ...intent, receipt_email: receiptEmail }, {
        ...parameters,
        mandate_data: parameters.mandate_data ?? mandateOfBrowser(request),
      });
    },
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handle: cancelIntent },
];
