import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** Where pictures of what was looked at are kept; none without it. */
const SHOTS = process.env['SWEEP_SHOTS'];

/** Keeps a picture for somebody to look at, where one was asked for. */
export async function keepShot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name.replaceAll(/[^a-z0-9]+/giu, '-')}.png`) });
}

/** Whatever moves has arrived: a color in the middle of its way is nobody's to judge. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Nothing lies on it: whoever points at its middle meets it. */
export const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && element.contains(met);
  });

/** Nothing of the page has to be looked for sideways. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const { surplus, beyond } = await page.evaluate(() => {
    const found = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return {
      surplus: document.documentElement.scrollWidth - innerWidth,
      beyond: found.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
    };
  });
  expect(surplus, `pixels by which ${name} is too wide: ${beyond.join(' ')}`).toBeLessThanOrEqual(0);
}

// What follows runs within the page, one question at a time, so each knows nothing from outside itself.

/** How the dialog as a whole stands on the screen. */
function faultsOfFrame(dialog: Element): string[] {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const said: readonly (readonly [boolean, string])[] = [
    [left < -1 || right > innerWidth + 1, 'it is wider than the screen'],
    [top < -1 || bottom > innerHeight + 1, 'it is higher than the screen'],
    [document.documentElement.scrollWidth > innerWidth, 'the page behind it scrolls sideways'],
    [!dialog.contains(document.activeElement), 'the focus is outside'],
  ];
  return said.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}

/** What is cut off, hangs over or has to be scrolled sideways. */
function faultsOfWidth(dialog: Element): string[] {
  const frame = dialog.getBoundingClientRect();
  const isFaulty = (element: Element): boolean => {
    const { width, left, right } = element.getBoundingClientRect();
    const isHiddenFromEyes = width <= 1;
    if (isHiddenFromEyes) return false;
    const reachesOver = left < frame.left - 1 || right > frame.right + 1;
    const hasSurplus = element.scrollWidth > element.clientWidth + 1;
    const shows = element.matches('button') || /auto|scroll/u.test(getComputedStyle(element).overflowX);
    return reachesOver || (hasSurplus && shows && !element.matches('input, textarea, select'));
  };
  return [dialog, ...dialog.querySelectorAll('*')]
    .filter(isFaulty)
    .map((element) => `too wide: ${element.outerHTML.slice(0, 160)}`);
}

/** Controls that nobody sees: only the dialog's own content may scroll, and downward. */
function faultsOfControls(dialog: Element): string[] {
  const isScrolled = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && dialog.contains(at); at = at.parentElement)
      if (/auto|scroll/u.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
    return false;
  };
  const isOut = (element: Element): boolean => {
    const { width, left, right, top, bottom } = element.getBoundingClientRect();
    const isHiddenFromEyes = width <= 1;
    return !isHiddenFromEyes && (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1);
  };
  return [...dialog.querySelectorAll('button, a[href], input, select, textarea')]
    .filter((control) => isOut(control) && !isScrolled(control))
    .map((control) => `out of view: ${control.outerHTML.slice(0, 160)}`);
}

/** The dialog stands within the screen, is never scrolled sideways, and holds the focus and every button in view. */
export async function expectDialogFits(dialog: Locator, name: string): Promise<void> {
  const found: string[][] = [];
  for (const faultsOf of [faultsOfFrame, faultsOfWidth, faultsOfControls]) found.push(await dialog.evaluate(faultsOf));
  expect(found.flat(), `what is wrong with the looks of ${name}`).toEqual([]);
}
