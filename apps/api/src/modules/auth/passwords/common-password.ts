import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PHRASES, COMMON_WORDS } from './common-words.js';
import { CONTEXT_WORDS } from './context-words.js';

const LETTERS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Rows of a keyboard and the two alphabets of beginners; walking along one of them is no password. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const WALK = 4;
const OWN_WORD_MIN = 4;
/** What is left of a password when the guessable parts are taken out must still be something. */
const REMAINDER_MIN = 5;
const LOOKED_AT_MAX = 1024;

const reversed = (text: string): string => [...text].reverse().join('');
const WALKS: readonly string[] = [...ROWS, ...ROWS.map(reversed)];

const unleet = (text: string): string => [...text].map((char) => LETTERS_FOR[char] ?? char).join('');
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
const isRepeat = (text: string): boolean => /^(.{1,6})\1+.?$/su.test(text);

/** Takes out runs of four or more that follow a row: `1234`, `qwerty`, `lkjh`. */
function withoutWalks(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const length = walkLength(text, at);
    if (length < WALK) rest += text[at] ?? '';
    at += length < WALK ? 1 : length;
  }
  return rest;
}

function walkLength(text: string, from: number): number {
  let length = 1;
  while (from + length < text.length && WALKS.some((row) => row.includes(text.slice(from, from + length + 1))))
    length += 1;
  return length;
}

const candidates = (lower: string): string[] => {
  const inner = lower.replaceAll(/^[\d\W_]+|[\d\W_]+$/gu, '');
  const withoutYear = lower.replace(/(?:(?:19|20)\d\d)?[\W_]*$/u, '');
  return [lower, inner, withoutYear, lettersOf(lower), lettersOf(unleet(lower)), lettersOf(unleet(inner))];
};

// Fifty thousand passwords from leaks; made a set when the first password is looked at, some megabytes for good.
let leaked: ReadonlySet<string> | undefined;
const leakedPasswords = (): ReadonlySet<string> => (leaked ??= new Set(dictionary['passwords-common']));

function isKnown(text: string): boolean {
  if (COMMON_PHRASES.has(text) || COMMON_WORDS.has(text) || leakedPasswords().has(text)) return true;
  // However often it is repeated, it is one guess.
  const repeated = /^(.{3,}?)\1+$/su.exec(text)?.[1];
  if (repeated !== undefined && isKnown(repeated)) return true;
  // Two common words side by side are guessed as fast as one.
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (COMMON_WORDS.has(text.slice(0, cut)) && COMMON_WORDS.has(text.slice(cut))) return true;
  }
  return false;
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) =>
      text
        .toLowerCase()
        .normalize('NFKC')
        .split(/[@.\s_-]+/),
    )
    .filter((word) => word.length >= OWN_WORD_MIN);

/** Whether hardly anything is left of the text when these words are taken out. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && lettersOf(rest).length < REMAINDER_MIN;
}

/**
 * Whether a password is one that attackers try first: from a leak, a common word or phrase, also with digits, signs or
 * look-alike letters; a repeated block; a walk over the keyboard; little more than the product's or the person's name.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  // Longer ones are refused for their length, without looking at each part of them.
  if (password.length > LOOKED_AT_MAX) return false;
  const lower = password.toLowerCase().normalize('NFKC');
  if (isRepeat(lower) || candidates(lower).some(isKnown)) return true;
  if (withoutWalks(lower).length < REMAINDER_MIN) return true;
  const context = wordsOf([...CONTEXT_WORDS, ...own]);
  return isMadeOf(lower, context) || isMadeOf(unleet(lower), context.map(unleet));
}
