import type { Page } from '@playwright/test';
import { ApiSession } from '../support/api-session.js';
import { expectAccessibleDialog } from '../support/axe.js';
import { speak } from '../support/language.js';
import { expectDialogFits, keepShot, settled } from '../support/look.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { DIALOGS_OF, type AskedDialog, type DialogStage } from './dialogs.js';
import { marketWorld } from './market-world.js';
import { moneyWorld } from './money-world.js';
import { STAFF_DIALOGS, STAFF_RECORDS } from './staff-dialogs.js';
import { lookAt } from './look-at.js';
import { browserOf, nameOf, NARROW_VARIANTS, type Variant } from './variants.js';

/** Opened where it stands; the page is loaded anew only when it lies elsewhere. */
async function openAndLook<World>(
  stage: DialogStage<World> & { readonly area?: '/app' | '/admin' },
  { name, at, open }: AskedDialog<World>,
  variant: Variant,
): Promise<void> {
  const { page, world, area = '/app' } = stage;
  const path = area + at(world);
  if (!page.url().endsWith(path)) await page.goto(path);
  await open(stage);
  const dialog = page.getByRole('dialog');
  await expect(dialog, name).toBeVisible();
  await settled(page);
  await keepShot(page, `dialog ${name} ${nameOf(variant)}`);
  await expectDialogFits(dialog, name);
  await expectAccessibleDialog(page, name);
  await leave(page);
}

/** One dialog may stand over another. */
async function leave(page: Page): Promise<void> {
  const dialogs = page.locator('[role="dialog"]');
  for (let left = await dialogs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(left - 1);
  }
}

for (const variant of NARROW_VARIANTS) {
  test.describe(nameOf(variant), () => {
    for (const { who, login, dialogs } of DIALOGS_OF) {
      test(`axe and the eye find nothing in what a ${who} is asked`, async ({ newPerson, apiOf }) => {
        const world = await marketWorld(apiOf);
        const { context, page } = await newPerson(browserOf(variant));
        await speak(context, variant.locale);
        await ApiSession.logIn(context.request, login);
        const stage = { page, words: wordsOf(variant.locale), world };
        for (const dialog of dialogs.filter(({ phoneOnly = false }) => !phoneOnly || variant.width === 390))
          await openAndLook(stage, dialog, variant);
      });
    }

    test('axe and the eye find nothing in what an administrator is asked about money', async ({ newPerson, apiOf }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      const admin = await anotherAdmin(context.request);
      const world = await moneyWorld(apiOf, async () => {
        const { context: elsewhere } = await newPerson();
        return { admin, colleague: await anotherAdmin(elsewhere.request) };
      });
      const stage = { page, words: wordsOf(variant.locale), world, area: '/admin' } as const;
      for (const dialog of STAFF_DIALOGS) await openAndLook(stage, dialog, variant);
      for (const path of STAFF_RECORDS(world)) {
        await page.goto(`/admin${path}`);
        await lookAt(page, path.replaceAll(/[0-9a-f-]{36}/gu, 'one'), variant);
      }
    });
  });
}
