import { biddenJob } from '../fixtures/awarded.js';
import { BRENNAN } from '../fixtures/people.js';
import { isUncovered, keepShot, settled } from '../support/look.js';
import { expect, test } from '../support/test.js';
import { hiddenFocus } from '../support/uncovered.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('en');

/** A phone on its side, a laptop at 200 %, and a desk at 400 %: WCAG 1.4.10. */
const SHORT = [
  { width: 667, height: 375 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];
/** A phone as it is held. */
const TALL = { width: 390, height: 844 };

for (const viewport of [...SHORT, TALL]) {
  test(`what is written in a thread is seen in a window of ${viewport.width} by ${viewport.height}: MSG-01 SHELL-05`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const { api, context: own } = await newSeller('en');
    const contractor = await apiOf(BRENNAN);
    const { projectId } = await biddenJob(api, contractor);
    const { id } = await contractor.post<{ id: string }>(`/api/projects/${projectId}/conversations`);
    const { page } = await newPerson({ viewport, reducedMotion: 'reduce', storageState: await own.storageState() });
    await page.goto(`/app/messages/${id}`);
    const field = page.getByRole('textbox', { name: t('messages.compose.label') });
    await field.focus();
    await page.keyboard.type('The key is with the neighbor.');
    await settled(page);
    await keepShot(page, `a thread, ${viewport.width} by ${viewport.height}`);
    expect(await hiddenFocus(page)).toBeUndefined();
    await expect(field).toBeInViewport({ ratio: 0.95 });
    const send = page.getByRole('button', { name: t('messages.compose.send'), exact: true });
    await send.focus();
    await expect(send).toBeInViewport({ ratio: 0.95 });
    expect(await isUncovered(send)).toBe(true);
  });
}

test('where a window is short, the bar’s places are in the menu: SHELL-05', async ({ newSeller }) => {
  const { page } = await newSeller('en');
  const bar = page.getByRole('navigation', { name: t('shell.nav.sections') });
  await page.setViewportSize(TALL);
  await page.goto('/app/dashboard');
  await expect(bar).toBeVisible();
  for (const viewport of SHORT) {
    await page.setViewportSize(viewport);
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: t('shell.menu.open') }).click();
    const menu = page.getByRole('dialog', { name: t('shell.nav.label') });
    for (const place of ['dashboard', 'my_projects', 'find_contractors', 'messages', 'settings'])
      await expect(menu.getByRole('link', { name: t(`shell.nav.${place}`), exact: true })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});
