import type { Cents } from '@cw/domain';

const MINUS = '\u2212';
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$4,850.00`, the same in both languages (US usage in Spanish); a minus is a true minus sign. */
export function formatMoney(cents: Cents): string {
  return dollars.format(cents / 100).replace('-', MINUS);
}

/** `$2,500`, for limits and ranges that are whole dollars; cents are rounded. */
export function formatWholeDollars(cents: Cents): string {
  return wholeDollars.format(cents / 100).replace('-', MINUS);
}

/** `$4.7K`, where there is room for a look only; the whole amount stands elsewhere. */
export function formatShortDollars(cents: Cents): string {
  return shortDollars.format(cents / 100).replace('-', MINUS);
}
