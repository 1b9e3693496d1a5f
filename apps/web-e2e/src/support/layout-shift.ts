import type { BrowserContext, Page } from '@playwright/test';

/** The kind of note that a test keeps for each document that moved under its reader more than it may. */
export const LAYOUT_SHIFT = 'layout shift';
const TELL = 'tellLayoutShift';

/** What a note says: how far, at which address, and what moved from where to where. */
export interface NotedShift {
  readonly shift: number;
  readonly path: string;
  readonly moved: string;
}

/**
 * Tells of each document whose parts move by more than 0.02 in one stretch (CLS as browsers count it: a second of rest ends
 * a stretch, and none is longer than five) without a reader's doing: how far, at which address, and what moved.
 *
 * Browsers leave out what follows a press or a key within half a second. Left out as well is what follows a change of
 * the window, of paper, of light and dark or of the language: whoever asks for those asks for everything to be laid out anew.
 */
export async function watchLayoutShifts(context: BrowserContext, note: (shift: NotedShift) => void): Promise<void> {
  await context.exposeFunction(TELL, note);
  await context.addInitScript((tell) => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    };
    const AFTER_ASKING_MS = 500;
    let askedAt = Number.NEGATIVE_INFINITY;
    const asked = (): void => {
      askedAt = performance.now();
    };
    addEventListener('resize', asked);
    for (const query of ['print', '(prefers-color-scheme: dark)']) matchMedia(query).addEventListener('change', asked);
    // Set for the first time, or once more to the same, they are no change.
    const hasChanged = ({ target, attributeName, oldValue }: MutationRecord): boolean =>
      oldValue !== null && (target as Element).getAttribute(attributeName ?? '') !== oldValue;
    new MutationObserver((records) => {
      if (records.some(hasChanged)) asked();
    }).observe(document, { subtree: true, attributeFilter: ['lang', 'data-theme'], attributeOldValue: true });

    const stretch = { sum: 0, first: 0, last: 0 };
    let worst = 0;
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      width * height === 0 ? 'nowhere' : [x, y, width, height].map(Math.round).join(' ');
    const moved = ({ sources }: Shift): string =>
      sources
        .map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName.toLowerCase() ?? 'gone'} ${place(previousRect)} → ${place(currentRect)}`;
        })
        .join(', ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const { startTime, value } = entry;
        if (entry.hadRecentInput || Math.abs(startTime - askedAt) < AFTER_ASKING_MS) continue;
        if (startTime - stretch.last > 1_000 || startTime - stretch.first > 5_000)
          Object.assign(stretch, { sum: 0, first: startTime });
        stretch.last = startTime;
        stretch.sum += value;
        if (stretch.sum <= worst) continue;
        worst = stretch.sum;
        // Where the page is, without what tells one record from another.
        const path = location.pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':id');
        const noted: NotedShift = { shift: Number(worst.toFixed(3)), path, moved: moved(entry) };
        Object.assign(window, { worstLayoutShift: noted });
        if (worst > 0.02) (window as unknown as Record<string, (shift: NotedShift) => void>)[tell]?.(noted);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, TELL);
}

/** The farthest that the document of a watched page has moved in one stretch until now, however little. */
export const shiftOf = (page: Page): Promise<NotedShift | undefined> =>
  page.evaluate(() => (window as unknown as { worstLayoutShift?: NotedShift }).worstLayoutShift);
