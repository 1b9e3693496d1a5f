import type { Locator, Page } from '@playwright/test';
import { dayFromNow } from '../fixtures/jobs.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { speak } from '../support/language.js';
import { languagesOr } from '../support/sample.js';
import { anotherAdmin } from '../support/staff.js';
import { expect, test } from '../support/test.js';
import { typeOver } from '../support/typing.js';
import { wordsOf } from '../support/words.js';
import { deskWorld } from '../sweeps/desk-world.js';

const INTAKE_DRAFT = 'closewright.draft.intake.visitor';

/** Month, day and three digits of the year: a day of the year 202. */
async function typeHalfAYear(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.type('1220202');
  await expect(field).toHaveValue('0202-12-20');
}

/** Waits until the device keeps the half-typed year. */
const isKept = (page: Page, key: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (pattern) =>
      Object.entries(window.localStorage).some(
        ([name, text]) => new RegExp(pattern).test(name) && String(text).includes('0202-12-20'),
      ),
    key.source,
  );

for (const locale of languagesOr('es')) {
  const words = wordsOf(locale);
  const { t } = words;
  const closingOf = (page: Page): Locator => page.getByLabel(new RegExp(`^${t('projects.field.closing_date')}`, 'u'));

  test(`a closing date is typed into a request key by key, and half a year outlives a reload, in ${locale}: INT-01`, async ({
    newPerson,
  }) => {
    const { page } = await newPerson({ locale: `${locale}-US` });
    const title = page.getByRole('heading', { level: 1, name: t('intake.step.parties.title') });
    await page.goto(`${locale === 'es' ? '/es' : ''}/repair-intake?step=parties`);
    await expect(title).toBeVisible();

    for (const field of await page.locator('input[type="date"]').all()) {
      await typeHalfAYear(page, field);
      await expect(title).toBeVisible();
    }
    await isKept(page, /draft\.intake\./);
    await page.reload();
    await expect(title).toBeVisible();
    await expect(closingOf(page)).toHaveValue('0202-12-20');

    await typeOver(closingOf(page), dayFromNow(40));
    await expect(title).toBeVisible();
  });

  test(`half a date is named and stays in its field, in ${locale}: INT-01 I18N-02`, async ({ newPerson }) => {
    const { page } = await newPerson({ locale: `${locale}-US` });
    const title = page.getByRole('heading', { level: 1, name: t('intake.step.parties.title') });
    await page.goto(`${locale === 'es' ? '/es' : ''}/repair-intake?step=parties`);
    await closingOf(page).focus();
    await page.keyboard.type('1215');
    await page.getByRole('button', { name: t('intake.continue', { next: t('intake.step.repairs.next') }) }).click();

    const fault = `${t('projects.field.closing_date')}: ${t('errors.field.date')}`;
    await expect(page.getByRole('alert').getByRole('link', { name: fault })).toBeVisible();
    await expect(title).toBeVisible();
    await expect(closingOf(page)).toHaveAccessibleDescription(new RegExp(t('errors.field.date')));
    await closingOf(page).focus();
    await page.keyboard.type(dayFromNow(40).replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1'));
    await expect(closingOf(page)).toHaveValue(dayFromNow(40));
    await expect(closingOf(page)).toBeFocused();
  });

  test(`staff who clear half of a closing date change nothing by it, in ${locale}: INT-08 I18N-02`, async ({
    newPerson,
  }) => {
    const { context, page } = await newPerson({ locale: `${locale}-US` });
    await speak(context, locale);
    const { inReview } = await deskWorld(await anotherAdmin(context.request));
    await page.goto(`/admin/intake?request=${inReview}`);
    await page.getByRole('button', { name: t('triage.act.correct'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const closing = dialog.getByLabel(new RegExp(`^${t('projects.field.closing_date')}`, 'u'));
    await expect(closing).not.toHaveValue('');

    await closing.focus();
    await page.keyboard.press('Backspace');
    await expect(closing).toHaveValue('');
    await dialog.getByRole('button', { name: t('triage.correct.action'), exact: true }).click();

    await expect(closing).toBeFocused();
    await expect(closing).toHaveAccessibleDescription(t('errors.field.date'));
    await expect(dialog).toBeVisible();
  });

  test(`staff type the day of the audit log, in ${locale}: ADM-01`, async ({ newPerson }) => {
    const { context, page } = await newPerson({ locale: `${locale}-US` });
    await speak(context, locale);
    await anotherAdmin(context.request);
    await page.goto('/admin/audit');
    await typeOver(page.getByLabel(t('admin.audit.day'), { exact: true }), dayFromNow(0));
    await expect(page).toHaveURL(new RegExp(`day=${dayFromNow(0)}`));
  });

  test(`a draft that cannot be read is set aside and told of, in ${locale}: INT-05`, async ({ newPerson }) => {
    const { page } = await newPerson({ locale: `${locale}-US` });
    await page.addInitScript((key) => {
      if (window.sessionStorage.getItem('planted') !== null) return;
      window.sessionStorage.setItem('planted', '');
      window.localStorage.setItem(key, '{"startedAt":1,"answers":"12 Cedar Lane"}');
    }, INTAKE_DRAFT);

    await page.goto(`${locale === 'es' ? '/es' : ''}/repair-intake?step=parties`);

    await expect(page.getByRole('heading', { level: 1, name: t('intake.step.parties.title') })).toBeVisible();
    await expect(page.getByText(t('common.set_aside.title'))).toBeVisible();
    await page.getByText(t('common.set_aside.words')).click();
    await expect(page.getByText('12 Cedar Lane')).toBeVisible();
    await page.getByRole('button', { name: t('common.set_aside.discard') }).click();
    await expect(page.getByText(t('common.set_aside.title'))).toHaveCount(0);
  });

  test(`a closing date is typed into a new project key by key, in ${locale}: PROJ-01 PROJ-03`, async ({
    newSeller,
  }) => {
    const { page } = await newSeller(locale);
    const form = new CreateProjectPage(page, words, '/app');
    await form.open();

    await typeHalfAYear(page, closingOf(page));
    await expect(form.submitButton).toBeVisible();
    await isKept(page, /draft\.project\./);
    await page.reload();
    await expect(closingOf(page)).toHaveValue('0202-12-20');
    await expect(form.submitButton).toBeVisible();
    await typeOver(closingOf(page), dayFromNow(40));
    await expect(form.submitButton).toBeVisible();
  });
}
