import type { SandboxMessageId } from './messages.js';
import { isTestCardNumber } from './test-cards.js';

export const FIELD_NAMES = ['number', 'expiry', 'cvc', 'zip'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export type CardValues = Readonly<Record<FieldName, string>>;

export interface Card {
  readonly number: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly cvc: string;
  readonly zip: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** Groups as on the card: four by four, American Express 4-6-5. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  if (isAmex(digits)) return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  return (digits.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
}

/** `MM / YY`, also from `1/29`, `012029` and a month typed without its zero. */
export function formatExpiry(text: string): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d*)/.exec(text) ?? [];
  const digits = year === '' ? digitsOf(text) : month.padStart(2, '0') + year;
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const yearDigits = padded.length === 6 ? padded.slice(4) : padded.slice(2, 4);
  return yearDigits === '' ? padded.slice(0, 2) : `${padded.slice(0, 2)} / ${yearDigits}`;
}

export const formatCvc = (text: string): string => digitsOf(text).slice(0, 4);

export const formatZip = (text: string): string => digitsOf(text).slice(0, 5);

export const FORMATS: Readonly<Record<FieldName, (text: string) => string>> = {
  number: formatNumber,
  expiry: formatExpiry,
  cvc: formatCvc,
  zip: formatZip,
};

function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function numberError(text: string): SandboxMessageId | null {
  const digits = digitsOf(text);
  if (digits.length < (isAmex(digits) ? 15 : 16)) return 'sandbox.error.incomplete_number';
  if (!hasValidCheckDigit(digits)) return 'sandbox.error.invalid_number';
  return isTestCardNumber(digits) ? null : 'sandbox.error.not_test_card';
}

function expiryError(text: string, today: Date): SandboxMessageId | null {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return 'sandbox.error.incomplete_expiry';
  if (month < '01' || month > '12') return 'sandbox.error.invalid_expiry';
  const monthsFromNow = (2000 + Number(year) - today.getFullYear()) * 12 + Number(month) - (today.getMonth() + 1);
  return monthsFromNow < 0 ? 'sandbox.error.expired' : null;
}

/** What is wrong with a field, or null. */
export function fieldError(name: FieldName, values: CardValues, today: Date): SandboxMessageId | null {
  switch (name) {
    case 'number':
      return numberError(values.number);
    case 'expiry':
      return expiryError(values.expiry, today);
    case 'cvc':
      return values.cvc.length < (isAmex(digitsOf(values.number)) ? 4 : 3) ? 'sandbox.error.incomplete_cvc' : null;
    case 'zip':
      return values.zip.length < 5 ? 'sandbox.error.incomplete_zip' : null;
  }
}

/** The card as the sandbox takes it; only for values without an error. */
export function readCard(values: CardValues): Card {
  const [expMonth = '', year = ''] = values.expiry.split(' / ');
  return { number: digitsOf(values.number), expMonth, expYear: `20${year}`, cvc: values.cvc, zip: values.zip };
}

/** Values that fill the form for a test card, valid for years to come. */
export const valuesFor = (number: string, today: Date): CardValues => ({
  number: formatNumber(number),
  expiry: `12 / ${String((today.getFullYear() + 3) % 100).padStart(2, '0')}`,
  cvc: '123',
  zip: '12472',
});

export const cardFields = (card: Card): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': card.number,
  'payment_method_data[card][exp_month]': card.expMonth,
  'payment_method_data[card][exp_year]': card.expYear,
  'payment_method_data[card][cvc]': card.cvc,
  'payment_method_data[billing_details][address][postal_code]': card.zip,
});
