import { useLayoutEffect, useState, type RefObject } from 'react';

/** How much room a list has: for every column, for those that matter, or for cards only. */
export type Room = 'all' | 'some' | 'cards';

const ALL_REM = 54;
const SOME_REM = 32;

function roomOf(width: number): Room {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  if (width > ALL_REM * rem) return 'all';
  return width > SOME_REM * rem ? 'some' : 'cards';
}

/** Follows the width of an element, in letters rather than pixels: large text turns tables into cards too. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('cards');
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const look = (): void => setRoom(roomOf(current.clientWidth));
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
