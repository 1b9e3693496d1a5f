import type { Page } from '@playwright/test';
import { CEDAR_LANE } from '../fixtures/files.js';
import { IntakeForm } from '../pages/intake-form.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const WORKSPACE = '**/app/remotes/**';

/** The form does not come until that is called. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(WORKSPACE, async (route) => {
    await coming;
    await route.fallback();
  });
  return async () => {
    come();
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelector('[data-stored-step]') === null);
  };
}

/** Every text that is seen, with where it stands, in px. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, width } = range.getBoundingClientRect();
      if (width > 0) found.push(`${node.textContent} ${[left, top, width].map(Math.round).join(' ')}`);
    }
    return found;
  });

for (const [locale, path, width] of [
  ['en-US', '/repair-intake', 390],
  ['es-MX', '/es/repair-intake', 1280],
] as const) {
  test(`the stored first step is the form, to the pixel, at ${path}: INT-06`, async ({ newPerson }) => {
    const { page } = await newPerson({ locale, viewport: { width, height: 844 } });
    const come = await holdBack(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const stored = await textsOf(page);
    expect(stored.length).toBeGreaterThan(30);
    await come();
    expect(await textsOf(page)).toEqual(stored);
  });
}

test('who presses on before the form has come goes on as it comes: INT-01', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'en-US' });
  const { t } = wordsOf('en');
  const come = await holdBack(page);
  await page.goto('/repair-intake');
  const on = page.getByRole('button', { name: t('intake.continue', { next: t('intake.step.property.next') }) });
  await on.click();
  await expect(on).toHaveAttribute('aria-busy', 'true');
  await come();
  await expect(page.getByRole('heading', { level: 1, name: t('intake.step.property.title') })).toBeVisible();
});

test('who reads on and tabs on finds the place and the focus again as the form comes: INT-06 A11Y-02', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ locale: 'en-US', viewport: { width: 390, height: 600 } });
  const come = await holdBack(page);
  await page.goto('/repair-intake');
  await page.getByRole('link', { name: wordsOf('en').t('intake.step.repairs.name') }).focus();
  await page.evaluate(() => window.scrollTo(0, 400));
  await come();
  await expect(page.getByRole('link', { name: wordsOf('en').t('intake.step.repairs.name') })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('a file is asked for by the press itself, and taken even if the form has come meanwhile: INT-05', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ locale: 'en-US' });
  const come = await holdBack(page);
  await page.goto('/repair-intake');
  const asked = page.waitForEvent('filechooser');
  const name = wordsOf('en').t('ui.file_drop.choose', { count: 1 });
  await page.getByRole('button', { name }).and(page.locator('button')).click();
  const chooser = await asked;
  await come();
  await chooser.setFiles(CEDAR_LANE.file);
  await expect(page.getByText(CEDAR_LANE.file.name).first()).toBeVisible();
});

test('the report that is chosen before the form has come is in it, and the language that was: INT-05 I18N-02', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ locale: 'en-US' });
  const come = await holdBack(page);
  await page.goto('/repair-intake');
  await page
    .locator('input[type="file"]:visible')
    .or(page.locator('[data-stored-step] input'))
    .first()
    .setInputFiles(CEDAR_LANE.file);
  await page.getByRole('button', { name: 'ES, Español' }).click();
  await come();
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf('es').t('marketing.repair_intake.title') }),
  ).toBeVisible();
  await expect(page.getByText(CEDAR_LANE.file.name).first()).toBeVisible();
});

test('who goes on with a draft does not see the first step on the way: INT-02', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'en-US' });
  const words = wordsOf('en');
  const form = new IntakeForm(page, words, 'mouse');
  await page.goto('/repair-intake?step=property');
  await form.fillProperty(CEDAR_LANE.address);
  await page.waitForFunction(() => window.localStorage.getItem('closewright.draft.intake.visitor') !== null);
  const come = await holdBack(page);
  await page.goto('/repair-intake?step=property');
  await expect(page.getByText(words.t('marketing.repair_intake.loading'))).toBeVisible();
  await expect(page.getByText(words.t('intake.report.hint'))).toBeHidden();
  await come();
  await expect(form.title('intake.step.property.title')).toBeVisible();
});
