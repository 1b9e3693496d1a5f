/** How many sheets are open, in the state of the entry that stands for the newest of them. */
const DEPTH = 'sheets';

interface Entry {
  /** React Router's number of the entry; none on a page without it. */
  readonly idx: number | undefined;
  readonly href: string;
  readonly depth: number;
}

const open: SheetEntry[] = [];
/** Where we are as far as we know; unknown once somebody else has gone on. */
let here: Entry | undefined;
let listens = false;

function entryNow(): Entry {
  const state: Readonly<Record<string, unknown>> = { ...window.history.state };
  const idx = typeof state['idx'] === 'number' ? state['idx'] : undefined;
  const depth = typeof state[DEPTH] === 'number' ? state[DEPTH] : 0;
  return { idx, href: window.location.href, depth };
}

/** The same page, once more: a router numbers its entries, and those without a number differ by their address. */
const isSamePage = (one: Entry, other: Entry): boolean =>
  one.idx === other.idx && (one.idx !== undefined || one.href === other.href);

/**
 * Between two entries of one address nothing changes but what lies over the page, so no router hears of it. An entry whose sheet
 * was closed by other means is passed over: one press of Back still leaves the page.
 */
function onPop(event: PopStateEvent): void {
  const before = here;
  const now = entryNow();
  here = now;
  if (before === undefined || before.depth === now.depth || !isSamePage(before, now)) return;
  if (before.href === now.href) event.stopImmediatePropagation();
  if (now.depth > before.depth) return;
  const above = open.slice(now.depth);
  if (above.length === 0) window.history.back();
  for (const entry of above.toReversed()) entry.onclose?.();
}

function listen(): void {
  if (listens) return;
  listens = true;
  window.addEventListener('popstate', onPop, { capture: true });
  const push = window.history.pushState.bind(window.history);
  const replace = window.history.replaceState.bind(window.history);
  // Nobody is told of an entry that a router makes, and what comes back from there is that router's.
  window.history.pushState = (...entry) => {
    push(...entry);
    here = undefined;
  };
  // A router that writes another address over ours keeps what it stands for.
  window.history.replaceState = (state, ...rest) => {
    const { depth } = entryNow();
    replace(depth > 0 ? { ...state, [DEPTH]: depth } : state, ...rest);
    if (here !== undefined) here = entryNow();
  };
}

/**
 * What `CloseWatcher` is elsewhere: an entry of the history for what is open, which Back takes away
 * (docs/decisions/0059).
 */
export class SheetEntry {
  onclose: (() => void) | null = null;

  constructor() {
    listen();
    open.push(this);
    const { depth } = entryNow();
    if (depth < open.length) window.history.pushState({ ...window.history.state, [DEPTH]: open.length }, '');
    here = entryNow();
  }

  /** Its entry stays, for the next sheet of this page; to go back now could undo a step that a router is taking. */
  destroy(): void {
    const place = open.indexOf(this);
    if (place >= 0) open.splice(place, 1);
  }
}
