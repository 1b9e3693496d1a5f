import type { Page, Route } from '@playwright/test';
import { heavyPhoto } from '../fixtures/files.js';
import { aProject, unique } from '../fixtures/jobs.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { languagesOr } from '../support/sample.js';
import { queryDatabase } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

/** Slow enough to watch a photograph leave; a phone in a cellar. */
const BYTES_A_SECOND = 120_000;

/** Everything that this page sends goes at this pace, until it is let go. */
async function slowed(page: Page): Promise<{ readonly letGo: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const paced = async (uploadThroughput: number): Promise<void> => {
    const unlimited = { offline: false, latency: 0, downloadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...unlimited, uploadThroughput });
  };
  await session.send('Network.enable');
  await paced(BYTES_A_SECOND);
  return { letGo: () => paced(-1) };
}

for (const locale of languagesOr('en')) {
  const { t } = wordsOf(locale);

  test(`what was not sent is kept, is sent again, and says how far it is, in ${locale}: NET-02 PROJ-05`, async ({
    newSeller,
  }) => {
    const { page } = await newSeller(locale);
    const form = new CreateProjectPage(page, wordsOf(locale), '/app');
    const wish = aProject(unique('Cellar'));
    const file = await heavyPhoto('cellar.jpg');
    const row = page.getByRole('listitem').filter({ hasText: file.name });

    await test.step('the project stands, its file did not arrive, and nothing has to be chosen again', async () => {
      await form.open();
      await form.fill(wish);
      await form.addFiles([file]);
      const lose = (route: Route): Promise<void> => route.abort('connectionreset');
      await page.route('**/api/projects/*/files', lose);
      await form.submitButton.click();
      await expect(
        page.getByRole('alert').filter({ hasText: t('projects.upload.failed_title', { count: 1 }) }),
      ).toBeVisible();
      await expect(row.getByRole('button', { name: t('ui.error_state.retry') })).toBeVisible();
      await page.unroute('**/api/projects/*/files', lose);
    });

    await test.step('sent again, the bar and its words rise together', async () => {
      const { letGo } = await slowed(page);
      const again = page.getByRole('main').getByRole('button', { name: t('projects.upload.retry'), exact: true });
      await again.click();
      const bar = row.getByRole('progressbar', { name: t('ui.file_drop.progress', { file: file.name }) });
      const percent = async (): Promise<number> => Number(await bar.getAttribute('value'));
      await expect.poll(percent).toBeGreaterThan(0);
      const seen = await percent();
      expect(seen).toBeLessThan(100);
      await expect.poll(percent).toBeGreaterThan(seen);
      await expect(row).toContainText(/\d+\s?%/);
      await expect(
        page.getByRole('status').filter({ hasText: t('projects.upload.sending', { sent: 1, total: 1 }) }),
      ).toBeVisible();
      await letGo();
    });

    await test.step('then it is there, once', async () => {
      await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
      const rows = await queryDatabase(
        'select f.id from project_file f join project p on p.id = f.project_id where p.title = $1',
        [wish.title],
      );
      expect(rows).toHaveLength(1);
    });
  });
}
