import type { Cents } from '@cw/domain';

const MINUS = '\u2212';
const CENTS = 100;

let shortDollars: Intl.NumberFormat | undefined;

// Written by hand: the first `Intl` of a page takes longer than all its amounts, and its task would be a long one.
const withCommas = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
const signed = (cents: number, amount: string): string => `${cents < 0 ? MINUS : ''}$${amount}`;

/** `$4,850.00`, the same in both languages (US usage in Spanish); a minus is a true minus sign. */
export function formatMoney(cents: Cents): string {
  const size = Math.abs(cents);
  const rest = String(size % CENTS).padStart(2, '0');
  return signed(cents, `${withCommas(Math.floor(size / CENTS))}.${rest}`);
}

/** `$3,480`, and `$3,480.50` where there are cents: exact and short, for a button. */
export const formatShortAmount = (cents: Cents): string =>
  cents % CENTS === 0 ? formatWholeDollars(cents) : formatMoney(cents);

/** `$2,500`, for limits and ranges that are whole dollars; cents are rounded. */
export function formatWholeDollars(cents: Cents): string {
  const whole = Math.round(Math.abs(cents) / CENTS);
  return signed(whole === 0 ? 0 : cents, withCommas(whole));
}

/** `$4.7K`, where there is room for a look only; the whole amount stands elsewhere. */
export function formatShortDollars(cents: Cents): string {
  shortDollars ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return shortDollars.format(cents / CENTS).replace('-', MINUS);
}
