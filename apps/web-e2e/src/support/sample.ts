import { LOCALES, type Locale } from '@cw/domain';

/** What `npm test` walks a spread of, `npm run verify` walks whole. */
export const isFull = process.env['SWEEP'] === 'full';

/**
 * In which languages a journey is walked: the one that is its turn, so that both are walked by some journeys in every
 * run. Words, widths and letters of both are looked at elsewhere.
 */
export const languagesOr = (turn: Locale): readonly Locale[] => (isFull ? LOCALES : [turn]);

/** One in so many, from the given place on. */
export const spreadOf = <Each>(all: readonly Each[], oneIn: number, from = 0): readonly Each[] =>
  isFull ? all : all.filter((_, index) => index % oneIn === from % oneIn);

/** The one whose turn it is, so that a list of lists is walked in all that may happen to it, each of them once. */
export const turnOf = <Each>(all: readonly Each[], turn: number): readonly Each[] =>
  isFull ? all : all.slice(turn % all.length).slice(0, 1);
