import type { Locator, Page } from '@playwright/test';
import { handedIn, paidJob } from '../fixtures/awarded.js';
import { photo, type UploadedFile } from '../fixtures/files.js';
import { IGLESIAS } from '../fixtures/people.js';
import { chooseLanguage, logIn } from '../pages/auth.js';
import { ProjectPage } from '../pages/project.js';
import { languagesOr } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const PHONE = { width: 390, height: 844 };

async function boxOf(place: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { top: box.y, bottom: box.y + box.height };
}

for (const locale of languagesOr('es')) {
  const words = wordsOf(locale);
  const { t } = words;

  const choose = (page: Page, kind: 'before' | 'after', file: UploadedFile): Promise<void> =>
    page.locator(`input[type=file][aria-label="${t(`record.work.add_${kind}`, { number: 1 })}"]`).setInputFiles(file);

  /** The whole of it is on the screen, and not behind the bar. */
  async function expectInSight(page: Page, role: 'alert' | 'status', said: string): Promise<void> {
    const place = page.getByRole(role).filter({ hasText: said });
    await expect(place).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('navigation', { name: t('shell.nav.sections') });
    await expect.poll(async () => (await boxOf(place)).bottom - (await boxOf(bar)).top).toBeLessThanOrEqual(0);
  }

  test(`a photo that is not taken is told where its button was pressed, on a phone, in ${locale}: COND-04`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const hired = await apiOf(IGLESIAS);
    const { page: seller, context: sellersNetwork, api } = await newSeller(locale);
    const job = await paidJob(api, hired);
    const { page, context } = await newPerson({ locale: `${locale}-US` });
    const project = new ProjectPage(page, words, '/app');
    const wall = await photo('wall.jpg', '#8fa6b3');
    await logIn(page, words, IGLESIAS, '/app');
    await chooseLanguage(page, words);
    await page.setViewportSize(PHONE);
    const buttonOf = (kind: 'before' | 'after'): Locator =>
      page.locator(`button[aria-label="${t(`record.work.add_${kind}`, { number: 1 })}"]`);
    /** Its button at the foot of what a reader sees, as after a long way down. */
    const lowOnScreen = (kind: 'before' | 'after'): Promise<void> =>
      buttonOf(kind).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));

    await test.step('the photo before the work is refused as the one after it', async () => {
      await hired.post(`/api/projects/${job.projectId}/start`);
      await project.open(job.projectId);
      await project.addPhoto(1, 'before', wall);
      await lowOnScreen('after');
      await choose(page, 'after', wall);
      await expectInSight(page, 'alert', t('errors.file.same_before_and_after', { kind: 'after' }));
      await page
        .getByRole('button', {
          name: t('ui.file_drop.remove', { file: t('ui.evidence.named_after', { name: 'wall.jpg' }) }),
          exact: true,
        })
        .click();
    });

    await test.step('one that no network takes is kept, says so there, too, and goes once there is one', async () => {
      await context.setOffline(true);
      await lowOnScreen('after');
      await choose(page, 'after', await photo('roof.jpg', '#a6b38f'));
      await expectInSight(page, 'status', t('work.upload.kept'));
      await expect(page.getByText(t('shell.offline.kept', { count: 1 }))).toBeVisible();
      await context.setOffline(false);
      const file = `${t('record.work.after')}: roof.jpg`;
      await expect(page.getByRole('button', { name: t('ui.file_drop.remove', { file }) })).toBeVisible();
    });

    await test.step('a stored one is removed once that is confirmed', async () => {
      const file = t('ui.evidence.named_before', { name: 'wall.jpg' });
      await page.getByRole('button', { name: t('ui.file_drop.remove', { file }) }).click();
      await expect(project.dialog).toContainText(t('work.evidence.remove_text', { count: 1, number: 1 }));
      await project.dialog.getByRole('button', { name: t('work.evidence.remove', { kind: 'before' }) }).click();
      await expect(page.getByText(file)).toHaveCount(0);
    });

    await test.step('a return that no network takes says so, and its toast leaves the network’s banner free', async () => {
      await handedIn(hired, job);
      const review = new ProjectPage(seller, words, '/app');
      await seller.setViewportSize(PHONE);
      await review.open(job.projectId);
      await review.askToReturn(job.project.repairs[0]?.title ?? '');
      await review.dialog.getByRole('textbox').fill('The rail is loose at the top.');
      await sellersNetwork.setOffline(true);
      await review.dialog.getByRole('button', { name: t('record.work.return_confirm') }).click();
      await expect(review.dialog.getByRole('alert')).toContainText(t('shell.offline.act'));
      const banner = seller.getByText(t('shell.offline.text'));
      const toast = seller.locator('[data-at] > [role="alert"] > *');
      await expect(toast).toContainText(t('shell.offline.act'));
      expect((await boxOf(toast)).top).toBeGreaterThanOrEqual((await boxOf(banner)).bottom);
      await sellersNetwork.setOffline(false);
    });
  });
}
