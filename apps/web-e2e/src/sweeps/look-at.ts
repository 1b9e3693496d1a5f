import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleDialog, type AxeOptions } from '../support/axe.js';
import { expectFocusKept, expectFocusReturned } from '../support/keyboard.js';
import { expectDialogFits, expectNoSidewaysScroll, keepShot, settled } from '../support/look.js';
import { expect } from '../support/test.js';
import { nameOf, type Variant } from './variants.js';

/** Axe finds nothing on the screen as it stands, nothing is looked for sideways, and a picture is kept where asked for. */
export async function lookAt(page: Page, name: string, variant: Variant, options: AxeOptions = {}): Promise<void> {
  await expectAccessible(page, name, options);
  await expectNoSidewaysScroll(page, name);
  await keepShot(page, `screen ${name} ${nameOf(variant)}`);
}

/**
 * The same for the dialog that is open, which fits the screen and keeps the focus; then it is left, and others that it
 * stands over, and the focus is where it was.
 */
export async function lookAtDialog(page: Page, name: string, variant: Variant): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog, name).toBeVisible();
  await settled(page);
  await keepShot(page, `dialog ${name} ${nameOf(variant)}`);
  await expectDialogFits(dialog, name);
  await expectAccessibleDialog(page, name);
  await expectFocusKept(page, name);
  const dialogs = page.locator('[role="dialog"]');
  for (let left = await dialogs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(left - 1);
  }
  await expectFocusReturned(page, name);
}
