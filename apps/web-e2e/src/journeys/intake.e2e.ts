import type { Page } from '@playwright/test';
import { CEDAR_LANE } from '../fixtures/files.js';
import { IntakeForm } from '../pages/intake-form.js';
import { expectNoSidewaysScroll } from '../support/look.js';
import { mailTo } from '../support/mailbox.js';
import { plantFault, liftFaults } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

/** What a typical request may take: two repairs and what is required, with a report or without. */
const INTERACTIONS_MAX = 35;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-MX' };
let people = 0;
const newEmail = (): string => `intake-${Date.now()}-${(people += 1)}@example.com`;

/** Waits until what was typed is on the device, so that killing the tab takes nothing. */
const draftIsKept = (page: Page, address: string): Promise<unknown> =>
  page.waitForFunction(
    (text) => (window.localStorage.getItem('closewright.draft.intake.visitor') ?? '').includes(text),
    address,
  );

test('a request by the keyboard alone, in at most 35 interactions: INT-01 INT-04 INT-07', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'en-US' });
  const words = wordsOf('en');
  const form = new IntakeForm(page, words, 'keyboard');
  const email = newEmail();
  await page.goto('/repair-intake');
  await expect(form.title('marketing.repair_intake.title')).toBeVisible();
  await expect(page.getByRole('main').getByText(words.t('marketing.repair_intake.how_complete'))).toBeVisible();

  await form.goOnTo('property');
  await form.fillProperty('12 Cedar Lane');
  await form.goOnTo('parties');
  await form.goOnTo('repairs');
  await form.describeRepair(1, 'electrical', 'Install GFCI receptacles in the kitchen.');
  await form.describeRepair(2, 'safety', 'Install a handrail at the rear steps.');
  await form.goOnToContact();
  await form.fillContact(email);
  await form.check();
  await form.send();

  await expect(form.title('intake.sent.title')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(form.interactions).toBeLessThanOrEqual(INTERACTIONS_MAX);
  await mailTo(email, /./u);

  await page.getByRole('link', { name: words.t('intake.sent.account'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: words.t('auth.field.email') })).toHaveValue(email);
});

test('the same by touch on a phone in Spanish, from a report, with the tab killed midway: INT-05', async ({
  newPerson,
}) => {
  const { context, page: first } = await newPerson(PHONE);
  const words = wordsOf('es');
  const { t } = words;
  const email = newEmail();
  let form = new IntakeForm(first, words, 'touch');
  await first.goto('/repair-intake');
  await expect(form.title('marketing.repair_intake.title')).toBeVisible();

  await form.handReport(CEDAR_LANE.file);
  await form.goOnTo('property');
  await form.fillProperty(CEDAR_LANE.address);
  await expectNoSidewaysScroll(first, 'the question of the property');
  await draftIsKept(first, CEDAR_LANE.address);
  const before = form.interactions;
  await first.close();

  const page = await context.newPage();
  form = new IntakeForm(page, words, 'touch');
  form.interactions = before;
  await page.goto('/repair-intake?step=repairs');
  await expect(form.title('intake.step.repairs.title')).toBeVisible();
  await form.press(page.getByRole('button', { name: t('intake.suggestions.go', { count: CEDAR_LANE.repairs }) }));
  await form.takeRepairs(CEDAR_LANE.repairs);
  await expectNoSidewaysScroll(page, 'the repairs');
  await form.goOnToContact();
  await form.fillContact(email);
  await form.check();
  await expect(page.getByText(CEDAR_LANE.address)).toBeVisible();
  await expect(page.getByText(CEDAR_LANE.file.name)).toBeVisible();
  await form.send();

  await expect(form.title('intake.sent.title')).toBeVisible();
  expect(form.interactions).toBeLessThanOrEqual(INTERACTIONS_MAX);
  await mailTo(email, /./u);
});

test('without a network the request is kept, and a lost answer makes no second one: INT-01', async ({ newPerson }) => {
  const { context, page } = await newPerson({ locale: 'en-US' });
  const words = wordsOf('en');
  const { t } = words;
  const form = new IntakeForm(page, words, 'keyboard');
  const email = newEmail();
  await page.goto('/repair-intake?step=property');
  await expect(form.title('intake.step.property.title')).toBeVisible();

  await context.setOffline(true);
  await form.fillProperty('7 Elm Street');
  await form.goOnTo('parties');
  await form.goOnTo('repairs');
  await form.describeRepair(1, 'roof', 'Replace the missing shingles.');
  await form.goOnToContact();
  await form.fillContact(email);
  await form.check();
  await expect(page.getByText(t('intake.check.offline_text'))).toBeVisible();
  await form.send();
  await expect(form.title('intake.check.title')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(t('intake.check.back_online'))).toBeVisible();
  await plantFault('/api/intake', { status: 503 });
  await form.send();
  await expect(page.getByText(t('intake.check.lost_title'))).toBeVisible();
  await liftFaults();
  await page.reload();
  await form.send();
  await expect(form.title('intake.sent.title')).toBeVisible();
  await mailTo(email, /./u);
});

test('a form whose scripts do not come says so, and comes after a reload: INT-06 AREA-16', async ({ newPerson }) => {
  const { page } = await newPerson();
  const words = wordsOf('es');
  const scripts = /\/(?!public|first-paint)[^/]+\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/es/repair-intake');
  // Until somebody is there the first step stands by itself.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert').filter({ hasText: words.t('marketing.repair_intake.failed') })).toBeVisible();
  await expect(page.getByText(words.t('marketing.repair_intake.loading'))).toBeHidden();

  await page.unroute(scripts);
  await page.reload();

  await expect(
    new IntakeForm(page, words, 'mouse').button('intake.continue', { next: words.t('intake.step.property.next') }),
  ).toBeVisible();
});

test('Back is one step back and loses nothing, and the form is the app area’s too: INT-01', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'en-US' });
  const words = wordsOf('en');
  const form = new IntakeForm(page, words, 'keyboard');
  await page.goto('/app/repair-intake');
  await form.goOnTo('property');
  await form.fillProperty('9 Oak Road');
  await form.goOnTo('parties');

  await page.goBack();

  await expect(form.title('intake.step.property.title')).toBeVisible();
  await expect(form.field('intake.field.address')).toHaveValue('9 Oak Road');
  await page.goBack();
  await expect(form.title('marketing.repair_intake.title')).toBeVisible();
});
