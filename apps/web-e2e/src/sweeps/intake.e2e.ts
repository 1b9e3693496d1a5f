import type { BrowserContext, Page } from '@playwright/test';
import { CEDAR_LANE } from '../fixtures/files.js';
import { unique } from '../fixtures/jobs.js';
import { IntakeForm } from '../pages/intake-form.js';
import { speak } from '../support/language.js';
import { expectNoSidewaysScroll } from '../support/look.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { deskWorld } from './desk-world.js';
import { lookAt, lookAtDialog } from './look-at.js';
import { browserOf, nameOf, NARROW_VARIANTS, WIDE_VARIANTS } from './variants.js';

/** Who waits in the demo for nothing but their own yes to an offer. */
const OFFERED = 'priscilla.vance@demo.closewright.test';

/** Lines of their own, and a word that nothing can break. */
const LINES = { question: 'Which eave?\n\nAnd how high?', answer: 'The north one.\n12 feet.' };
const ENDLESS = 'W'.repeat(200);

interface Read {
  readonly questions: readonly object[];
  readonly offer?: { readonly lines: readonly object[] } | null;
}

/** The request at this path is read with such words in it. */
async function hasHardWords(context: BrowserContext, path: RegExp): Promise<void> {
  const at = new Date().toISOString();
  const asked = { id: 'asked', ...LINES, askedAt: at, answeredAt: at, askedByName: 'Priya Nair' };
  await context.route(path, async (route) => {
    const response = await route.fetch();
    const { offer, ...request }: Read = await response.json();
    const lines = offer?.lines.map((line) => ({ ...line, note: ENDLESS }));
    const json = { ...request, questions: [asked], ...(offer && { offer: { ...offer, lines } }) };
    await route.fulfill({ response, json });
  });
}

/** As it is laid out: a line that the page does not keep is none here. */
async function expectLines(page: Page): Promise<void> {
  for (const words of Object.values(LINES)) {
    const [beginning = ''] = words.split('\n');
    await expect.poll(() => page.getByText(beginning).first().innerText()).toBe(words);
  }
}

async function openLetter(page: Page, email: string): Promise<void> {
  const link = linksIn(await mailTo(email, /RI-/u)).find((one) => one.includes('/repair-request#'));
  if (link === undefined) throw new Error('The letter has no link');
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
}

for (const variant of NARROW_VARIANTS) {
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
}

for (const variant of WIDE_VARIANTS) {
  const { t } = wordsOf(variant.locale);

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

    await hasHardWords(context, /\/api\/intake\/request$/u);
    await page.reload();
    await expect(page.getByText(ENDLESS).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'an offer with a word without end');
    await expectLines(page);
  });
}

test('what was asked and answered keeps its lines on the desk: INT-08', async ({ newPerson }) => {
  const { context, page } = await newPerson({ locale: 'en-US' });
  const { inReview } = await deskWorld(await anotherAdmin(context.request));
  await hasHardWords(context, new RegExp(`/api/admin/intake/${inReview}$`, 'u'));
  await page.goto(`/admin/intake?request=${inReview}`);
  await expectLines(page);
});
