/** What `npm test` asks a spread of, `npm run verify` asks whole. */
export const isFull = process.env['SWEEP'] === 'full';

/** One in so many. */
export const spreadOf = <Each>(all: readonly Each[], oneIn: number): readonly Each[] =>
  isFull ? all : all.filter((_, index) => index % oneIn === 0);
