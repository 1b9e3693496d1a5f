import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any page has stops before what is looked for. */
const PRESSES_MAX = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the focus is where it should be; nothing is ever clicked. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Where the focus is: in a dialog, or a toast over it, whose Undo is the next stop of Tab; on something of the page; nowhere. */
const placeOfFocus = (page: Page): Promise<'dialog' | 'page' | 'nowhere'> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nowhere';
    return activeElement.closest('[role="dialog"], [data-toasts]') ? 'dialog' : 'page';
  });

/** The focus is in the dialog and stays there, however often Tab is pressed, forward and back. */
export async function expectFocusKept(page: Page, name: string): Promise<void> {
  await expect.poll(() => placeOfFocus(page), `${name}: the focus goes into the dialog`).toBe('dialog');
  const stops = await page
    .locator('[role="dialog"]')
    .last()
    .locator('a[href], button, input, select, textarea')
    .count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < Math.min(stops + 2, PRESSES_MAX); press += 1) {
      await page.keyboard.press(key);
      expect(await placeOfFocus(page), `${name}: after ${key}, ${press + 1} times`).toBe('dialog');
    }
  }
}

/** Whoever leaves a dialog goes on where they were, not at the top of the page. */
export const expectFocusReturned = (page: Page, name: string): Promise<void> =>
  expect.poll(() => placeOfFocus(page), `${name}: the focus comes back`).toBe('page');
