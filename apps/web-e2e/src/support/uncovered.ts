import type { Page } from '@playwright/test';

// What follows runs within the page, one question at a time, so each knows nothing from outside itself.

/** What has the focus and is outside the window. A native control that is not drawn is judged by what stands in its stead. */
function focusOutOfView(): string | undefined {
  const at = document.activeElement;
  if (at === null || at === document.body) return undefined;
  const shown = at.getBoundingClientRect().width > 1 ? at : (at.closest('label') ?? at);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const isOut = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
  return isOut ? `out of view: ${shown.outerHTML.slice(0, 140)}` : undefined;
}

/** What has the focus and lies, in each of nine points of what the window holds of it, under what stays while the page scrolls. */
function focusUnderFixed(): string | undefined {
  const INSET = 3;
  const at = document.activeElement;
  if (at === null || at === document.body) return undefined;
  const shown = at.getBoundingClientRect().width > 1 ? at : (at.closest('label') ?? at);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const spread = (from: number, to: number): number[] => [from + INSET, (from + to) / 2, to - INSET];
  const points = spread(Math.max(left, 0), Math.min(right, innerWidth)).flatMap((x) =>
    spread(Math.max(top, 0), Math.min(bottom, innerHeight)).map((y) => ({ x, y })),
  );
  const isKin = (met: Element): boolean => met.contains(shown) || shown.contains(met);
  const coverAt = (x: number, y: number): Element | undefined => {
    for (let met = document.elementFromPoint(x, y); met !== null && !isKin(met); met = met.parentElement)
      if (/fixed|sticky/u.test(getComputedStyle(met).position)) return met;
    return undefined;
  };
  const covers = points.map(({ x, y }) => coverAt(x, y));
  const [cover] = covers.includes(undefined) ? [] : covers;
  return cover && `under ${cover.outerHTML.slice(0, 60)}: ${shown.outerHTML.slice(0, 140)}`;
}

/** What hides the thing that has the focus; nothing where some of it is seen (WCAG 2.4.11). */
export const hiddenFocus = async (page: Page): Promise<string | undefined> =>
  (await page.evaluate(focusOutOfView)) ?? (await page.evaluate(focusUnderFixed));
