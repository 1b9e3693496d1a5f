import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { isFull } from '../support/sample.js';
import { anotherAdmin } from '../support/staff.js';
import { test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { DESK_DIALOGS, DESK_FORMS } from './desk-dialogs.js';
import { deskWorld } from './desk-world.js';
import { DIALOGS_OF, type AskedDialog, type DialogStage } from './dialogs.js';
import { marketWorld } from './market-world.js';
import { moneyWorld } from './money-world.js';
import { STAFF_DIALOGS, STAFF_RECORDS } from './staff-dialogs.js';
import { lookAt, lookAtDialog } from './look-at.js';
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
  await lookAtDialog(page, name, variant);
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
        const asked = dialogs
          .filter(({ phoneOnly = false }) => !phoneOnly || variant.width === 390)
          .filter(({ asClient = false }) => isFull || !asClient);
        for (const dialog of asked) await openAndLook(stage, dialog, variant);
      });
    }

    test('axe and the eye find nothing in what an administrator is asked about requests, and in forms at fault', async ({
      newPerson,
    }) => {
      const { context, page } = await newPerson(browserOf(variant));
      await speak(context, variant.locale);
      const world = await deskWorld(await anotherAdmin(context.request));
      const stage = { page, words: wordsOf(variant.locale), world, area: '/admin' } as const;
      for (const dialog of DESK_DIALOGS) await openAndLook(stage, dialog, variant);
      for (const { name, at, open } of DESK_FORMS) {
        await page.goto(`/admin${at(world)}`);
        await open(stage);
        await lookAt(page, name, variant);
      }
    });

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
