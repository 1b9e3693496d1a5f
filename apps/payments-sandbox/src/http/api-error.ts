import type Stripe from 'stripe';

export interface ApiErrorBody {
  readonly type: Stripe.RawErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly doc_url?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/**
 * An answer other than success. One thrown `began` comes from an endpoint that had started to execute: its answer is kept
 * under the idempotency key, as Stripe keeps it; one thrown earlier (parameters, keys, limits) is not.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;
  readonly began: boolean;

  constructor(status: number, body: ApiErrorBody, began = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.began = began;
  }
}

/** 400 for a parameter that is missing, unknown or malformed. */
export const invalidParameter = (message: string, param: string, code?: string): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, param, ...(code && { code }) });

/** 400 for a request that is well formed but not possible now. */
export const notPossible = (message: string, details: Partial<ApiErrorBody> = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...details }, true);

/** 404 in Stripe's words. */
export const resourceMissing = (kind: string, id: string, param: string): ApiError =>
  new ApiError(
    404,
    { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param },
    true,
  );
