import { cents, PAYMENT_LIMITS, type Cents } from '@cw/domain';
import { DomainError, type FieldFault } from '../../../common/errors/domain-error.js';
import { isId } from '../../../common/ids.js';
import type { CreatePaymentIntent } from '../dto/create-payment-intent.input.js';

export interface PaymentRequest {
  readonly projectId: string;
  readonly amountCents: Cents;
}

const invalidAmount = (...faults: FieldFault[]): DomainError => new DomainError('payment.invalid_amount', { faults });

function amountFault(amount: unknown): FieldFault | undefined {
  const path = 'amountCents';
  if (amount === undefined || amount === null) return { path, code: 'required' };
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) return { path, code: 'integer' };
  const { minCents, maxCents } = PAYMENT_LIMITS;
  if (amount < minCents) return { path, code: 'too_small', values: { limit: minCents } };
  if (amount > maxCents) return { path, code: 'too_large', values: { limit: maxCents } };
  return undefined;
}

function projectFault(projectId: unknown): FieldFault | undefined {
  const path = 'projectId';
  if (projectId === undefined || projectId === null || projectId === '') return { path, code: 'required' };
  return typeof projectId === 'string' && isId(projectId) ? undefined : { path, code: 'id' };
}

/** PAY-02: both answers in one, each fault named at its field. */
export function readPaymentRequest({ projectId, amountCents }: CreatePaymentIntent): PaymentRequest {
  const faults = [projectFault(projectId), amountFault(amountCents)].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw invalidAmount(...faults);
  return { projectId: String(projectId).toLowerCase(), amountCents: cents(Number(amountCents)) };
}

/** A part may not be more than is due, nor leave less than the provider would take. */
export function checkPart(amount: Cents, due: Cents): void {
  const path = 'amountCents';
  if (amount > due) throw invalidAmount({ path, code: 'too_large', values: { limit: due } });
  const rest = due - amount;
  if (rest > 0 && rest < PAYMENT_LIMITS.minCents) throw invalidAmount({ path, code: 'not_allowed' });
}
