import type { BrowserContext } from '@playwright/test';

/** The kind of note that a test keeps for each document that moved under its reader more than it may. */
export const LAYOUT_SHIFT = 'layout shift';
const TELL = 'tellLayoutShift';

/**
 * Tells of each document whose parts move by more than 0.02 in one stretch (CLS as browsers count it: a second of rest ends
 * a stretch, and none is longer than five) without a reader's doing: how far, at which address, and what moved.
 */
export async function watchLayoutShifts(context: BrowserContext, note: (shift: string) => void): Promise<void> {
  await context.exposeFunction(TELL, note);
  await context.addInitScript((tell) => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const stretch = { sum: 0, first: 0, last: 0 };
    let worst = 0.02;
    const moved = ({ sources }: Shift): string =>
      sources
        .map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.tagName.toLowerCase())
        .join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const { startTime, value } = entry;
        if (startTime - stretch.last > 1_000 || startTime - stretch.first > 5_000)
          Object.assign(stretch, { sum: 0, first: startTime });
        stretch.last = startTime;
        stretch.sum += value;
        if (stretch.sum <= worst) continue;
        worst = stretch.sum;
        // Where the page is, without what tells one record from another.
        const path = location.pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':id');
        (window as unknown as Record<string, (shift: string) => void>)[tell]?.(
          `${worst.toFixed(3)} ${path} ${moved(entry)}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, TELL);
}
