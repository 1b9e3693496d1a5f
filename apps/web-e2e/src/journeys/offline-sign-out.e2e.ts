import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('en');

const draftsIn = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: t('shell.offline.page_waits_drafts'), visible: true });

test.use({ serviceWorkers: 'allow' });

test('the page for no network counts what waits, and a sign-out is remembered until it is done: AUTH-04', async ({
  newSeller,
  playwright,
  baseURL,
}) => {
  const { page, context } = await newSeller('en');
  await page.goto('/app/settings?tab=profile');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const about = page.getByRole('textbox', { name: t('settings.field.bio') });
  await about.fill('Two dogs live here.');
  const other = await context.newPage();
  await other.goto('/app/dashboard');
  await expect(other.getByRole('button', { name: t('shell.sign_out') }).first()).toBeVisible();
  const keeper = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: await context.storageState(),
  });
  const asKeeper = async (): Promise<number> => (await keeper.get('/api/auth/me')).status();
  expect(await asKeeper()).toBe(200);

  await context.setOffline(true);
  await test.step('a page that is opened without network counts the draft and does not show it', async () => {
    const third = await context.newPage();
    await third.goto('/app/projects');
    await expect(draftsIn(third)).toHaveText(/1$/u);
    await expect(third.getByText('Two dogs')).toHaveCount(0);
    await third.close();
  });

  await test.step('whoever leaves has left at once, in every tab', async () => {
    await other
      .getByRole('button', { name: t('shell.sign_out') })
      .first()
      .click();
    await expect(other.getByRole('button', { name: t('shell.sign_out') })).toHaveCount(0);
    await expect(about).toHaveCount(0);
  });

  await test.step('a tab that is opened then says so, and counts nothing', async () => {
    await other.goto('/app/dashboard');
    await expect(other.getByText(t('shell.offline.page_signed_out')).filter({ visible: true })).toBeVisible();
    await expect(draftsIn(other)).toHaveCount(0);
  });

  await context.setOffline(false);
  await test.step('with network the login stands there, and the session is over for whoever kept its cookie', async () => {
    await expect(other.getByRole('button', { name: t('auth.login.submit') })).toBeVisible();
    await expect.poll(asKeeper).toBe(401);
    await keeper.dispose();
  });
});
