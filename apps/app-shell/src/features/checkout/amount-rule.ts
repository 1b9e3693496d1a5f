import { isEndlessAmount, PAYMENT_LIMITS, parseDollars, type Cents } from '@cw/domain';
import type { Fault } from '../../forms/fault.js';
import { formatMoney } from '@cw/i18n';

/** PAY-02 and the rule for parts: at least $0.50, no more than is due, and nothing or at least $0.50 left over. */
export function checkPayment(typed: string, due: Cents): Fault | undefined {
  const amount = parseDollars(typed);
  const tooMuch: Fault = { id: 'checkout.too_much', values: { amount: formatMoney(due) } };
  if (isEndlessAmount(typed)) return tooMuch;
  if (amount === undefined || amount < PAYMENT_LIMITS.minCents) return { id: 'checkout.invalid_text' };
  if (amount > due) return tooMuch;
  const rest = due - amount;
  return rest > 0 && rest < PAYMENT_LIMITS.minCents ? { id: 'checkout.odd_rest' } : undefined;
}

/** At the field, of what is written as no amount is: how one is. The specified sentence stands above it. */
export const faultAtField = (typed: string, wrong: Fault): Fault =>
  wrong.id === 'checkout.invalid_text' && typed.trim() !== '' && parseDollars(typed) === undefined
    ? { id: 'checkout.amount_form' }
    : wrong;
