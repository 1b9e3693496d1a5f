/** An amount of US money in whole cents. Branded, so that a bare number cannot be taken for money. */
export type Cents = number & { readonly __brand: 'Cents' };

export const CENTS_PER_DOLLAR = 100;

export const isCents = (value: number): value is Cents => Number.isSafeInteger(value);

/** Takes a whole number of cents. Throws RangeError on a fraction: a rounding mistake must not travel. */
export function cents(value: number): Cents {
  if (!isCents(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return value;
}

export const ZERO_CENTS = cents(0);

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
};

export const addCents = (a: Cents, b: Cents): Cents => cents(a + b);
export const subtractCents = (a: Cents, b: Cents): Cents => cents(a - b);

const DOLLARS = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
/** More digits than this are no amount that any field takes, and their sums would lose cents. */
const DOLLAR_DIGITS_MAX = 9;

/** Reads what a person types ("1,250", "$1250.5", "600") as cents; undefined when it is not an amount. */
export function parseDollars(text: string): Cents | undefined {
  const match = DOLLARS.exec(text.trim());
  const digits = (match?.[1] ?? '').replaceAll(',', '');
  if (!match || digits.length > DOLLAR_DIGITS_MAX) return undefined;
  const dollars = Number(digits);
  const rest = Number((match[2] ?? '').padEnd(2, '0'));
  return cents(dollars * CENTS_PER_DOLLAR + rest);
}

/** It is written as an amount should be, only with more digits than `parseDollars` reads. */
export const isEndlessAmount = (text: string): boolean => DOLLARS.test(text.trim()) && parseDollars(text) === undefined;

/** Writes cents as a plain number for an input field: 125050 → "1250.50", 60000 → "600". */
export function toDollarsInput(amount: Cents): string {
  const dollars = Math.trunc(amount / CENTS_PER_DOLLAR);
  const rest = Math.abs(amount % CENTS_PER_DOLLAR);
  return rest === 0 ? String(dollars) : `${dollars}.${String(rest).padStart(2, '0')}`;
}

/** Splits cents into whole dollars and the two digits after the point, for formatting without fractions. */
export function splitCents(amount: Cents): { readonly dollars: number; readonly rest: string } {
  const whole = Math.abs(amount);
  return {
    dollars: Math.trunc(whole / CENTS_PER_DOLLAR),
    rest: String(whole % CENTS_PER_DOLLAR).padStart(2, '0'),
  };
}
