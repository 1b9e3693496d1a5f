import type { Page } from '@playwright/test';
import { paidJob } from '../fixtures/awarded.js';
import { photo, type UploadedFile } from '../fixtures/files.js';
import { IGLESIAS } from '../fixtures/people.js';
import { logIn, signOut } from '../pages/auth.js';
import { ProjectPage } from '../pages/project.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('es');
const { t } = words;

interface Shown {
  readonly conditions: readonly { readonly evidenceFiles: readonly { readonly name: string }[] }[];
}

const choose = (page: Page, file: UploadedFile): Promise<void> =>
  page.locator(`input[type=file][aria-label="${t('record.work.add_before', { number: 1 })}"]`).setInputFiles(file);

test('a chosen photo arrives once, whatever becomes of network, tab and session: COND-04', async ({
  newSeller,
  newPerson,
  apiOf,
}) => {
  const hired = await apiOf(IGLESIAS);
  const { api } = await newSeller('en');
  const { projectId } = await paidJob(api, hired);
  await hired.post(`/api/projects/${projectId}/start`);
  const { page, context } = await newPerson({ locale: 'es-US' });
  await logIn(page, words, IGLESIAS, '/app');
  const stored = async (): Promise<readonly string[]> => {
    // Each browser that signs the same person in may end an older session of theirs.
    const { conditions } = await (await apiOf(IGLESIAS)).get<Shown>(`/api/projects/${projectId}`);
    return conditions.flatMap(({ evidenceFiles }) => evidenceFiles.map(({ name }) => name)).toSorted();
  };
  const open = async (): Promise<Page> => {
    const tab = await context.newPage();
    await new ProjectPage(tab, words, '/app').open(projectId);
    return tab;
  };

  await test.step('chosen without network, and the tab closed', async () => {
    const tab = await open();
    await context.setOffline(true);
    for (const name of ['one.jpg', 'two.jpg']) await choose(tab, await photo(name, '#8fa6b3'));
    await expect(tab.getByText(t('work.upload.kept'))).toHaveCount(2);
    await tab.close();
    expect(await stored()).toEqual([]);

    await context.setOffline(false);
    // Not the project's own page: what waits goes out from wherever its person is.
    await page.reload();
    await expect.poll(stored).toEqual(['one.jpg', 'two.jpg']);
  });

  await test.step('stored, but the answer was lost, and the page was left before it was tried again', async () => {
    const tab = await open();
    let lost = 0;
    await tab.route('**/api/projects/*/files', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await choose(tab, await photo('three.jpg', '#b3a68f'));
    await expect(tab.getByText(t('work.upload.again'))).toBeVisible();
    expect(lost).toBeGreaterThan(0);
    await tab.close();

    await page.reload();
    await expect.poll(stored).toEqual(['one.jpg', 'three.jpg', 'two.jpg']);
  });

  await test.step('the session ended meanwhile', async () => {
    const tab = await open();
    await context.clearCookies();
    await choose(tab, await photo('four.jpg', '#a68fb3'));
    await expect(tab.getByRole('button', { name: t('auth.login.submit') })).toBeVisible();
    expect(await stored()).toHaveLength(3);

    await logIn(tab, words, IGLESIAS, '/app');
    await expect.poll(stored).toEqual(['four.jpg', 'one.jpg', 'three.jpg', 'two.jpg']);
  });

  await test.step('nothing waits any more, and whoever signs out is not asked', async () => {
    const tab = await open();
    await signOut(tab, words);
    await expect(tab.getByRole('button', { name: t('auth.login.submit') })).toBeVisible();
    expect(await stored()).toHaveLength(4);
  });
});
