import { ACCOUNT_LIMITS, isEmail, lengthOf, lineFault, oneLine } from '@cw/domain';
import type { MessageId } from '@cw/i18n';

/** What is wrong with one answer. */
export interface Fault {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, number>>;
}

export interface TextRule {
  readonly missing: MessageId;
  readonly min: number;
  readonly max: number;
}

/** Judges what was typed, outer blanks aside; lengths in characters. */
export function checkText(typed: string, { missing, min, max }: TextRule): Fault | undefined {
  const text = typed.trim();
  if (text === '') return { id: missing };
  if (lengthOf(text) < min) return { id: 'support.fault.too_short', values: { limit: min } };
  return lengthOf(text) > max ? { id: 'support.fault.too_long', values: { limit: max } } : undefined;
}

/** Judges a name as the API does. */
export function checkName(typed: string, rule: TextRule): Fault | undefined {
  const name = oneLine(typed);
  const fault = lineFault(name);
  if (fault === 'required') return { id: rule.missing };
  return checkText(name, rule) ?? (fault && { id: `support.fault.${fault}` });
}

export function checkEmail(typed: string): Fault | undefined {
  const text = typed.trim();
  if (text === '') return { id: 'support.fault.email' };
  if (lengthOf(text) > ACCOUNT_LIMITS.emailMax) {
    return { id: 'support.fault.too_long', values: { limit: ACCOUNT_LIMITS.emailMax } };
  }
  return isEmail(text) ? undefined : { id: 'support.fault.email_form' };
}

export const checkChoice = (typed: string, choices: readonly string[], missing: MessageId): Fault | undefined =>
  choices.includes(typed) ? undefined : { id: missing };
