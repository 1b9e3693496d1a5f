import type { AccountHoldCode, ErrorCode, FieldFault } from '@cw/domain';
import type { MessageValues } from '@cw/i18n';

export { FIELD_FAULT_CODES, type FieldFault, type FieldFaultCode } from '@cw/domain';

/** Why an account may not end yet, and which of its projects stand in the way, as far as it is theirs. */
export interface AccountHold {
  readonly code: AccountHoldCode;
  readonly projectIds: readonly string[];
}

export interface ErrorDetails {
  /** Fills the placeholders of the code's words. */
  readonly values?: MessageValues;
  /** The code of the state of the house: its name in the caller's language fills the placeholder `state`. */
  readonly usState?: string;
  readonly faults?: readonly FieldFault[];
  /** All that keeps an account from ending. */
  readonly holds?: readonly AccountHold[];
  /** Further members of the answer, such as `state`. Never free text, never personal data. */
  readonly extra?: Readonly<Record<string, string | number | boolean | null | readonly string[] | readonly number[]>>;
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
