import type { Page } from '@playwright/test';
import { photo } from '../fixtures/files.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';
import { typeOver } from '../support/typing.js';

const LIST = 'Required repairs:\n1. Replace missing shingles (page 12)\n2) Install a handrail at the rear steps';

/** How many files this device keeps for what is being written. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('closewright-drafts');
        opening.onerror = () => reject(new Error('The device keeps no drafts.'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('draft-files').objectStore('draft-files').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

for (const locale of languagesOr('en')) {
  const words = wordsOf(locale);
  const { t } = words;

  test(`a list is pasted, a template taken, a reload survived, and the post edited, in ${locale}: COND-01 PROJ-01 PROJ-03`, async ({
    newSeller,
  }) => {
    const { page } = await newSeller(locale);
    const form = new CreateProjectPage(page, words, '/app');
    await form.open();

    await test.step('a pasted list becomes one repair each line', async () => {
      await page.getByRole('button', { name: t('projects.paste.open') }).click();
      const dialog = page.getByRole('dialog', { name: t('projects.paste.title') });
      await dialog.getByRole('textbox', { name: t('projects.paste.text') }).fill(LIST);
      await dialog.getByRole('button', { name: t('projects.paste.take', { count: 2 }) }).click();
      await expectToast(page, t('projects.paste.taken', { count: 2 }));
      await expect(form.repair(2)).toBeVisible();
      await expect(form.repair(3)).toHaveCount(0);
    });

    await test.step('a template brings its words in the page’s language', async () => {
      await page.getByRole('button', { name: t('projects.template.open') }).click();
      const dialog = page.getByRole('dialog', { name: t('projects.template.title') });
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByRole('button', { name: t('projects.paste.take', { count: 1 }) }).click();
      await expect(form.repair(3).getByLabel(t('projects.field.category'), { exact: true })).toHaveValue('roofing');
    });

    await test.step('a reload loses nothing', async () => {
      for (const number of [1, 2, 3]) {
        await form.repair(number).getByLabel(t('projects.condition.location'), { exact: true }).fill('North side');
      }
      await form.repair(2).getByLabel(t('projects.field.category'), { exact: true }).selectOption('other');
      await form.field('projects.field.title').fill('Roof and rail');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photo('roof.jpg', '#8fa6b3'));
      await expect.poll(() => keptFiles(page)).toBe(1);
      await page.reload();
      await expect(form.field('projects.field.title')).toHaveValue('Roof and rail');
      await expect(form.repair(3)).toBeVisible();
      await expect(page.getByText('roof.jpg')).toBeVisible();
    });

    const projectId = await test.step('it is posted with all of them', async () => {
      await form.field('projects.field.city').fill('Kingston');
      await form.field('projects.field.state').selectOption('NY');
      await typeOver(form.field('projects.field.zip'), '12401');
      await form.field('projects.field.description').fill('Three repairs that the appraisal asks for.');
      return form.submit();
    });

    await test.step('the file that outlived the reload is its own, and kept no more', async () => {
      await expect(page.getByRole('link', { name: /roof\.jpg/u })).toBeVisible();
      expect(await keptFiles(page)).toBe(0);
    });

    await test.step('and edited: another title, and a page for the second repair', async () => {
      await page.getByRole('link', { name: t('projects.edit.open'), exact: true }).click();
      await page.waitForURL(`**/projects/${projectId}/edit`);
      await form.field('projects.field.title').fill('Roof, rail and eave');
      await typeOver(form.repair(2).getByLabel(t('projects.condition.page')), '14');
      await page.getByRole('button', { name: t('projects.edit.save') }).click();
      await expectToast(page, t('projects.edit.saved'));
      await page.waitForURL(`**/projects/${projectId}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Roof, rail and eave');
      await expect(page.getByRole('listitem').filter({ hasText: 'Install a handrail' }).first()).toBeVisible();
    });
  });
}
