import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits; bytes above the last full turn of the alphabet are drawn again, so none is likelier. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}

/** An id in Stripe's form that carries `sbx`, so that it can never be taken for a real one: `pi_sbx…`. */
export const newId = (prefix: string): string => `${prefix}_sbx${randomText(20)}`;
