import type { Page } from '@playwright/test';
import { CEDAR_LANE } from '../fixtures/files.js';
import { unique } from '../fixtures/jobs.js';
import { IntakeForm } from '../pages/intake-form.js';
import { speak } from '../support/language.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { lookAt, lookAtDialog } from './look-at.js';
import { browserOf, nameOf, OPPOSITE_VARIANTS } from './variants.js';

/** Who waits in the demo for nothing but their own yes to an offer. */
const OFFERED = 'priscilla.vance@demo.closewright.test';

async function openLetter(page: Page, email: string): Promise<void> {
  const link = linksIn(await mailTo(email, /RI-/u)).find((one) => one.includes('/repair-request#'));
  if (link === undefined) throw new Error('The letter has no link');
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
}

for (const variant of OPPOSITE_VARIANTS) {
  const words = wordsOf(variant.locale);
  const { t } = words;

  test(`axe and the eye find nothing on a repair request while it is written and sent, ${nameOf(variant)}: INT-01 INT-05`, async ({
    newPerson,
  }) => {
    const { context, page } = await newPerson(browserOf(variant));
    const form = new IntakeForm(page, words, 'mouse');
    const email = `${unique('looked-at').replace(' ', '.')}@example.com`;
    const look = (name: string): Promise<void> => lookAt(page, `a request, ${name}`, variant);
    await speak(context, variant.locale);
    await page.goto('/app/repair-intake');

    await form.handReport(CEDAR_LANE.file);
    await look('its report read');
    await form.goOnTo('property');
    await form.press(form.button('intake.continue', { next: t('intake.step.parties.next') }));
    await expect(page.getByRole('alert')).toBeFocused();
    await look('its place at fault beside what the report says');
    await form.takeAnswer('intake.field.address', CEDAR_LANE.address);
    await form.fillPlace();
    await form.goOnTo('parties');
    await form.goOnTo('repairs');
    await form.takeRepairs(CEDAR_LANE.repairs);
    await look('its repairs taken from the report');
    await form.goOnToContact();
    await form.fillContact(email);
    await context.setOffline(true);
    await form.check();
    await expect(page.getByText(t('intake.check.offline_text'))).toBeVisible();
    await look('to be checked without a network');
    await context.setOffline(false);
    await form.send();
    await expect(form.title('intake.sent.title')).toBeVisible();
    await look('sent');

    await openLetter(page, email);
    await expect(page.getByText(t('requests.step.submitted'))).toBeVisible();
    await look('by its private link');
  });

  test(`axe and the eye find nothing on an offer and its answers, ${nameOf(variant)}: INT-08 COND-02`, async ({
    newPerson,
  }) => {
    const { context, page } = await newPerson(browserOf(variant));
    await speak(context, variant.locale);
    await openLetter(page, OFFERED);
    await expect(page.getByRole('button', { name: t('requests.offer.approve') })).toBeVisible();
    await lookAt(page, 'an offer', variant);
    for (const answer of ['approve', 'refuse']) {
      await page.getByRole('button', { name: t(`requests.offer.${answer}`), exact: true }).click();
      await lookAtDialog(page, `${answer} an offer`, variant);
    }
  });
}
