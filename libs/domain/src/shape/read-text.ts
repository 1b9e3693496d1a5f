import type { FieldFaultCode } from '../errors/field-fault.js';
import { isPlainDate } from '../schedule/plain-date.js';
import { zipOf } from '../geo/zip.js';
import { err, ok, type Result } from '../result/result.js';
import type { PatternField, TextField } from './shape.js';

/** What is wrong with one value. */
export interface ValueFault {
  readonly code: FieldFaultCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

const EMAIL_MAX = 254;
const EMAIL_LOCAL_MAX = 64;
// One @, no blanks or separators, dots neither doubled nor at an end, and a domain with a dot.
const EMAIL = /^[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Nobody sees it, so two addresses that are one to their reader would be two accounts. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Digits with what people write between them. */
const PHONE = /^\+?[\d\s().-]+$/;
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;
const ABROAD = /^[2-9]\d{7,14}$/;

/** Control characters other than line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** What turns the words after it round: `exe.png` for `gnp.exe`. Two of them only give a sign its side: `5\u200F%`. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** Whatever tells the direction of words without being seen. */
export const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Blanks without a width, and the hyphen of a word that could be parted: they come with what is copied. */
const NO_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** The text without what turns words of it round. */
export const unturned = (text: string): string => text.replaceAll(TURNS, '');

/** Outer blanks are nobody's answer; what no person types and nobody sees is dropped. */
export const trimmed = (text: string): string => unturned(text.replaceAll(CONTROLS, '')).trim();

/** What ends a line, or a page, without being a blank that `\s` would find once unseen characters are dropped. */
const OTHER_BREAKS = /[\v\f\u0085]/gu;

/**
 * A text that is one line, such as a name: breaks, tabs and runs of blanks in it are one blank. What turns it round stays,
 * for `lineFault` to find: without it, it would read otherwise than the person who typed it saw it.
 */
export const oneLine = (text: string): string =>
  text.replaceAll(OTHER_BREAKS, ' ').replaceAll(CONTROLS, '').replaceAll(NO_WIDTH, '').replaceAll(/\s+/gu, ' ').trim();

/** Characters as a person counts them: one outside the basic plane is one, not two. */
export const lengthOf = (text: string): number => [...text].length;

/** A text within its bounds, already trimmed. */
export function readText(text: string, { min, max }: TextField): Result<string, ValueFault> {
  const length = lengthOf(text);
  if (length < min) return err({ code: 'too_short', values: { limit: min } });
  return length > max ? err({ code: 'too_long', values: { limit: max } }) : ok(text);
}

/** Whether letters can be sent to it, as far as its form tells; outer blanks are not part of one. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && text.lastIndexOf('@') <= EMAIL_LOCAL_MAX && !UNSEEN.test(text) && EMAIL.test(text);

/** A phone number in E.164; one without a country code is North American. Undefined for what is none. */
export function phoneOf(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (national.length === 10 && !(text.startsWith('+') && national === digits)) {
    return NORTH_AMERICAN.test(national) ? `+1${national}` : undefined;
  }
  return text.startsWith('+') && ABROAD.test(digits) ? `+${digits}` : undefined;
}

/** A value of a known form, already trimmed; a phone number in E.164. */
export function readPattern(text: string, { kind }: PatternField): Result<string, ValueFault> {
  switch (kind) {
    case 'email':
      return isEmail(text) ? ok(text) : err({ code: 'email' });
    case 'phone': {
      const phone = phoneOf(text);
      return phone === undefined ? err({ code: 'phone' }) : ok(phone);
    }
    case 'zip': {
      const zip = zipOf(text);
      return zip === undefined ? err({ code: 'pattern' }) : ok(zip);
    }
    case 'date':
      return isPlainDate(text) ? ok(text) : err({ code: 'date' });
  }
}
