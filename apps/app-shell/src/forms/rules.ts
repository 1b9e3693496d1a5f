import { isEndlessAmount, isPlainDate, lengthOf, lineFault, oneLine, parseDollars, type Cents } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import type { Fault } from './fault.js';

export interface TextRule {
  readonly min?: number;
  readonly max: number;
  /** Left empty, it is not judged. */
  readonly optional?: boolean;
  /** Said when nothing was entered; "This answer is required" without it. */
  readonly missing?: MessageId;
}

/** Judges what a person typed, outer blanks aside. Lengths in characters. */
export function checkText(typed: string, rule: TextRule): Fault | undefined {
  const text = typed.trim();
  if (text === '') return rule.optional ? undefined : { id: rule.missing ?? 'errors.field.required' };
  if (rule.min !== undefined && lengthOf(text) < rule.min)
    return { id: 'errors.field.too_short', values: { limit: rule.min } };
  if (lengthOf(text) > rule.max) return { id: 'errors.field.too_long', values: { limit: rule.max } };
  return undefined;
}

/** Judges a name, a title or another text of one line, as the API does. */
export function checkLine(typed: string, rule: TextRule): Fault | undefined {
  const line = oneLine(typed);
  const fault = lineFault(line);
  if (fault === 'required') return checkText('', { ...rule, optional: false });
  return checkText(line, rule) ?? (fault && { id: `errors.field.${fault}` });
}

export function checkPattern(typed: string, pattern: RegExp, id: MessageId): Fault | undefined {
  return pattern.test(typed.trim()) ? undefined : { id };
}

export interface AmountRule {
  readonly min: number;
  readonly max: number;
  /** Said when it is no amount at all. */
  readonly unreadable: MessageId;
  readonly tooSmall: MessageId;
  readonly tooLarge: MessageId;
}

/** Judges an optional amount in dollars; limits in cents. */
export function checkAmount(typed: string, rule: AmountRule): Fault | undefined {
  if (typed.trim() === '') return undefined;
  const amount = parseDollars(typed);
  if (amount === undefined) return { id: isEndlessAmount(typed) ? rule.tooLarge : rule.unreadable };
  if (amount < rule.min) return { id: rule.tooSmall };
  return amount > rule.max ? { id: rule.tooLarge } : undefined;
}

export interface IntegerRule {
  readonly min: number;
  readonly max: number;
}

/** Judges an optional whole number. */
export function checkInteger(typed: string, rule: IntegerRule): Fault | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (!/^\d+$/.test(text)) return { id: 'errors.field.integer' };
  if (Number(text) < rule.min) return { id: 'errors.field.too_small', values: { limit: rule.min } };
  return Number(text) > rule.max ? { id: 'errors.field.too_large', values: { limit: rule.max } } : undefined;
}

/** Judges an optional calendar day, `YYYY-MM-DD`. */
export function checkDate(typed: string): Fault | undefined {
  return typed === '' || isPlainDate(typed) ? undefined : { id: 'errors.field.date' };
}

/** The amount of a field that was judged good; null when it was left empty. */
export function amountOf(typed: string): Cents | null {
  return parseDollars(typed) ?? null;
}

/** What a field that was judged good holds; null when it was left empty. */
export function textOf(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}
