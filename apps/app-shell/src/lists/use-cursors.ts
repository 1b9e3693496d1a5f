import { useCallback, useState } from 'react';

export interface Cursors {
  /** Where each page begins; the first begins at the start. */
  readonly cursors: readonly (string | undefined)[];
  /** Asks for the page after the last one. */
  readonly more: (nextCursor: string) => void;
}

/** The pages that a reader has asked for. Give the component a `key` of its filters, so that other filters start anew. */
export function useCursors(): Cursors {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const more = useCallback((nextCursor: string) => {
    setCursors((before) => (before.includes(nextCursor) ? before : [...before, nextCursor]));
  }, []);
  return { cursors, more };
}
