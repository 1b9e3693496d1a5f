import type { ReadRepair } from '@cw/domain';
import type { RepairAnswer } from '../model.js';
import { shareIn, wordsOf } from './words.js';

export interface Match {
  readonly answer: RepairAnswer;
  readonly read: ReadRepair;
}

interface Pair extends Match {
  readonly score: number;
}

/** So much of a telling must be in the quote, and so much of the quote be about this repair. */
const WHOLE = { telling: 0.5, quote: 0.4 };
/** A short quote may hold less of a telling if it says nothing else. */
const PART = { telling: 0.3, quote: 0.85, words: 3 };

/** How surely a read repair is this one; 0 when it is not. */
export function scoreOf(answer: RepairAnswer, read: ReadRepair): number {
  const quote = wordsOf(read.quote);
  const tellings = answer.tellings.map(wordsOf);
  const told = Math.max(0, ...tellings.map((telling) => shareIn(telling, quote)));
  const about = wordsOf([...answer.tellings, ...answer.around, answer.location ?? ''].join(' '));
  const pure = shareIn(quote, about);
  const isWhole = told >= WHOLE.telling && pure >= WHOLE.quote;
  const isPart = told >= PART.telling && pure >= PART.quote && quote.size >= PART.words;
  if (!isWhole && !isPart) return 0;
  const titled = Math.max(0, ...tellings.map((telling) => shareIn(wordsOf(read.title), telling)));
  const placed = shareIn(wordsOf(answer.location ?? ''), wordsOf(`${read.location ?? ''} ${read.quote}`));
  return told + pure + titled / 2 + placed / 2;
}

/** Which read repair is which of the answers; each is used once, the surest first. */
export function matchRepairs(answers: readonly RepairAnswer[], reads: readonly ReadRepair[]): Match[] {
  const pairs = answers
    .flatMap((answer) => reads.map((read): Pair => ({ answer, read, score: scoreOf(answer, read) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const used = new Set<RepairAnswer | ReadRepair>();
  return pairs.filter(({ answer, read }) => {
    if (used.has(answer) || used.has(read)) return false;
    used.add(answer).add(read);
    return true;
  });
}

const OPTIONAL = 0.6;

/** Whether it is something that a person could take or leave. */
export const isOptional = (read: ReadRepair, optional: readonly string[]): boolean =>
  optional.some((text) => shareIn(wordsOf(read.quote), wordsOf(text)) >= OPTIONAL);
