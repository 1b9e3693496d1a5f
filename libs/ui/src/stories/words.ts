import type { Locale } from '@cw/i18n';
import { createContext } from 'react';
import { englishWords } from './words-en.js';
import { spanishWords } from './words-es.js';

/** What stories say beside the product's own texts: made-up names, addresses and repairs, in both languages. */
export type Words = Readonly<Record<keyof typeof englishWords, string>>;

const WORDS: Readonly<Record<Locale, Words>> = { en: englishWords, es: spanishWords };

/** Whether texts are stretched, to see what long ones do. */
export const StretchContext = createContext(false);

/** Half as long again, by its own words; a text with arguments or marks stays as it is. */
export function stretched(text: string): string {
  if (/[{<\n@]/.test(text)) return text;
  const words = text.split(' ');
  return [...words, ...words.slice(0, Math.ceil(words.length / 2))].join(' ');
}

const stretchedWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, stretched(text)])) as Words;

/** The words of a language, longer where that is what is looked at. */
export const wordsOf = (locale: Locale, long: boolean): Words => (long ? stretchedWords(WORDS[locale]) : WORDS[locale]);
