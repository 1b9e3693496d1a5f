import { useSearchEverythingQuery, type Found } from '@cw/api-client';
import { SEARCH_LIMITS } from '@cw/domain';
import { useEffect, useState } from 'react';

/** Typing pauses this long, in ms, before it is asked for. */
const PAUSE_MS = 200;
/** Of each kind; more would not be looked at. */
const LIMIT = 5;

export interface Search {
  /** What was found last stays while the next answer is on its way, so that nothing jumps. */
  readonly items: readonly Found[];
  /** The answer to what is typed now is not there yet. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** Too short to be asked for. */
  readonly isIdle: boolean;
}

/** SHELL-07: what the reader may see of it, as they type. */
export function useSearch(typed: string): Search {
  const words = typed.trim();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isIdle = words.length < SEARCH_LIMITS.queryMin;
  const skip = asked.length < SEARCH_LIMITS.queryMin;
  const { data, isFetching, isError, refetch } = useSearchEverythingQuery({ q: asked, limit: LIMIT }, { skip });
  const isFailed = !isIdle && isError && !isFetching;
  return {
    items: isIdle || isFailed ? [] : (data?.items ?? []),
    isPending: !isIdle && (asked !== words || isFetching),
    isFailed,
    retry: () => void refetch(),
    isIdle,
  };
}
