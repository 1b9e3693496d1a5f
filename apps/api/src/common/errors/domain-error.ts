import type { ErrorCode } from '@cw/domain';
import type { MessageValues } from '@cw/i18n';

/** One fault of one input field. `path` is dotted: `lines.0.amountCents`. `code` is a key under `errors.field.`. */
export interface FieldFault {
  readonly path: string;
  readonly code: FieldFaultCode;
  readonly values?: MessageValues;
}

/** Every way in which an input field can be wrong; each has words under `errors.field.<code>`. */
export const FIELD_FAULT_CODES = [
  'required',
  'invalid',
  'text',
  'number',
  'integer',
  'boolean',
  'list',
  'object',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_unique',
  'not_allowed',
  'pattern',
  'email',
  'phone',
  'id',
  'date',
  'instant',
  'time',
  'time_zone',
  'unknown_property',
  'passwords_differ',
  'password_common',
  'password_wrong',
  'must_accept',
  'cursor',
  'taken',
  'totp',
  'zip_unknown',
  'zip_state',
  'past',
  'not_ahead',
  'order',
] as const;
export type FieldFaultCode = (typeof FIELD_FAULT_CODES)[number];

export interface ErrorDetails {
  /** Fills the placeholders of the code's words. */
  readonly values?: MessageValues;
  readonly faults?: readonly FieldFault[];
  /** Further members of the answer, such as `state`. Never free text, never personal data. */
  readonly extra?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
  readonly retryAfterSeconds?: number;
  /** The limit that was passed, for the RateLimit headers. */
  readonly rateLimit?: { readonly name: string; readonly points: number; readonly seconds: number };
}

/** The one way for the product to say no. The filter turns it into problem+json in the caller's language. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

/** A 422 whose answer names each field at fault. */
export const invalidFields = (...faults: FieldFault[]): DomainError => new DomainError('request.invalid', { faults });
