import type { MessageView } from '@cw/domain';

/** What this page has of a thread: one stretch without gaps, oldest first. */
export interface ThreadWindow {
  readonly messages: readonly MessageView[];
  readonly hasOlder: boolean;
  /** The newest that is known of, here or not. */
  readonly newest: number;
  /** Where what is older begins. */
  readonly olderCursor: string | null;
}

/** A page as the API answers it: newest first. */
export interface HistoryPage {
  readonly items: readonly MessageView[];
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

const oldestFirst = ({ items }: HistoryPage): readonly MessageView[] =>
  items.toSorted((a, b) => a.sequence - b.sequence);

export const lastSequenceOf = ({ messages }: ThreadWindow): number => messages.at(-1)?.sequence ?? 0;
export const firstSequenceOf = ({ messages }: ThreadWindow): number => messages[0]?.sequence ?? 1;

/**
 * How many at the beginning are kept for what they say about the next one (a new day, the same person): a row must be as
 * tall as it will be when what came before it is here too, or it moves the reader.
 */
export const heldBackOf = ({ messages, hasOlder }: ThreadWindow): number => (hasOlder && messages.length > 1 ? 1 : 0);

/** There is more after the last one, known but not here. */
export const hasNewer = (window: ThreadWindow): boolean => window.newest > lastSequenceOf(window);

/** As far as a page knows: itself, or one more. */
const newestOf = (page: HistoryPage): number =>
  (oldestFirst(page).at(-1)?.sequence ?? 0) + (page.previousCursor === null ? 0 : 1);

/** What a page alone shows, wherever in the thread it is. */
export function windowOf(page: HistoryPage): ThreadWindow {
  return {
    messages: oldestFirst(page),
    hasOlder: page.nextCursor !== null,
    newest: newestOf(page),
    olderCursor: page.nextCursor,
  };
}

/** With what came before the first one. */
export function withOlder(window: ThreadWindow, page: HistoryPage): ThreadWindow {
  const first = firstSequenceOf(window);
  const older = oldestFirst(page).filter(({ sequence }) => sequence < first);
  return {
    ...window,
    messages: [...older, ...window.messages],
    hasOlder: page.nextCursor !== null,
    olderCursor: page.nextCursor,
  };
}

/** With what came after the last one; what is not next to it is left to be asked for. */
export function withNewer(window: ThreadWindow, page: HistoryPage): ThreadWindow {
  let joined = window;
  for (const message of oldestFirst(page)) joined = withMessage(joined, message);
  return { ...joined, newest: Math.max(joined.newest, newestOf(page)) };
}

/** With one message that was sent or heard: added at the end, put in place of itself, or known to be missing. */
export function withMessage(window: ThreadWindow, message: MessageView): ThreadWindow {
  const last = lastSequenceOf(window);
  const { sequence } = message;
  const newest = Math.max(window.newest, sequence);
  if (sequence === last + 1) return { ...window, newest, messages: [...window.messages, message] };
  if (sequence > last) return { ...window, newest };
  const place = sequence - firstSequenceOf(window);
  return place < 0 ? window : { ...window, messages: window.messages.with(place, message) };
}
