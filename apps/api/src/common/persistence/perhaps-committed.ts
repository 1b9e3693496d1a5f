const errors = new WeakSet();

/** Notes that the transaction's work was done, and that it failed while it was being committed. */
export function notePerhapsCommitted(error: unknown): void {
  if (typeof error === 'object' && error !== null) errors.add(error);
}

/**
 * Takes back what the rows of a failed transaction name, unless nobody knows whether they were committed: a connection may
 * end before the word of the commit comes. Then it stays, and a sweep takes it away where no row names it.
 */
export async function unlessPerhapsCommitted(error: unknown, takeBack: () => Promise<void> | undefined): Promise<void> {
  if (typeof error === 'object' && error !== null && errors.has(error)) return;
  await takeBack();
}
