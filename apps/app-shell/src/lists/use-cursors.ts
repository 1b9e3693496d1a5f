import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useKeptVisits } from './use-kept-visits.js';

type CursorList = readonly (string | undefined)[];

export interface Cursors {
  /** Where each page begins; the first begins at the start. */
  readonly cursors: CursorList;
  /** Asks for the page after the last one. */
  readonly more: (nextCursor: string) => void;
}

const FIRST_PAGE: CursorList = [undefined];

/**
 * The pages that a reader has asked for. Give the component a `key` of its filters, so that other filters start anew;
 * with a `name`, which says the filters too, the pages are there again when the reader comes back.
 */
export function useCursors(name?: string): Cursors {
  const { key } = useLocation();
  const kept = useKeptVisits().cursors;
  const visit = name === undefined ? undefined : `${key} ${name}`;
  const [cursors, setCursors] = useState<CursorList>(
    () => (visit === undefined ? undefined : kept.of(visit)) ?? FIRST_PAGE,
  );
  useEffect(() => {
    if (visit !== undefined) kept.keep(visit, cursors);
  }, [visit, cursors, kept]);
  const more = useCallback((nextCursor: string) => {
    setCursors((before) => (before.includes(nextCursor) ? before : [...before, nextCursor]));
  }, []);
  return { cursors, more };
}
