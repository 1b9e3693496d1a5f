import { useCallback, useRef } from 'react';
import type { ThreadProps } from './thread.js';

/** A reader this near to the end, in px, is at the end. */
const NEAR_END = 48;

interface Place {
  /** How far from either end of what is here, in px. */
  readonly toBegin: number;
  readonly toEnd: number;
  readonly first: number;
  readonly last: number;
}

type Heard = Pick<ThreadProps<unknown>, 'firstNumber' | 'items' | 'onOlder' | 'onNewer' | 'onAtEnd' | 'onSeen'>;

/** Asks once, and again when there is something else to ask for or the reader has been somewhere else meanwhile. */
function useOnceThere(): (isThere: boolean, what: number, ask: () => void) => void {
  const asked = useRef<number>(undefined);
  return useCallback((isThere, what, ask) => {
    if (!isThere) asked.current = undefined;
    else if (asked.current !== what) {
      asked.current = what;
      ask();
    }
  }, []);
}

/** What follows from where the reader is: older and newer rows are asked for this many px ahead. */
export function useEdges(ahead: number, opensAtEnd: boolean) {
  const isAtEnd = useRef(opensAtEnd);
  const askOlder = useOnceThere();
  const askNewer = useOnceThere();
  const look = useCallback(
    ({ toBegin, toEnd, first, last }: Place, { firstNumber, items, onOlder, onNewer, onAtEnd, onSeen }: Heard) => {
      const isNow = toEnd <= NEAR_END;
      if (isNow !== isAtEnd.current) {
        isAtEnd.current = isNow;
        onAtEnd(isNow);
      }
      askOlder(toBegin <= ahead, firstNumber, onOlder);
      askNewer(toEnd <= ahead, firstNumber + items.length, onNewer);
      if (items.length > 0) onSeen?.(first, last);
    },
    [ahead, askNewer, askOlder],
  );
  return { isAtEnd, look };
}
