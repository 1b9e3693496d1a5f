import { ACCOUNT_LIMITS, lengthOf } from '@cw/domain';

/** What is said of a password while it is typed. Length is all that counts: nobody has to add a digit or a sign. */
export type PasswordStrength = 'short' | 'guessable' | 'fair' | 'good' | 'strong';

const GOOD = 16;
const STRONG = 20;
const DIFFERENT_MIN = 6;
const OWN_WORD_MIN = 4;
const REST_MIN = 5;

/** One block over and over: `abcabcabc`, `password password`. */
const REPEATED = /^(.{1,20}?)[\s._-]*(?:\1[\s._-]*)+.?$/u;

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/** Little more than the person's own names; the API refuses it too. */
function isOwnName(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const names = own
    .flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/))
    .filter((name) => name.length >= OWN_WORD_MIN);
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), lower);
  return rest !== lower && lettersOf(rest).length < REST_MIN;
}

function isMonotonous(password: string): boolean {
  const lower = password.toLowerCase();
  return new Set(lower).size < DIFFERENT_MIN || REPEATED.test(lower);
}

/** `own`: what others know of the person, such as their name. The API also knows the passwords that many people use. */
export function strengthOf(password: string, own: readonly string[]): PasswordStrength {
  const length = lengthOf(password);
  if (length < ACCOUNT_LIMITS.passwordMin) return 'short';
  if (isMonotonous(password) || isOwnName(password, own)) return 'guessable';
  if (length < GOOD) return 'fair';
  return length < STRONG ? 'good' : 'strong';
}
