import { IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;

test('whoever is signed out logs in first and comes back: AREA-03', async ({ page, newSeller }) => {
  const { account } = await newSeller();
  await page.goto('/app/settings?tab=notifications');
  await page.waitForURL(/\/app\/login\?next=/);
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(account.email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  await page.waitForURL('**/app/settings?tab=notifications');
});

for (const { base, after } of [
  { base: '', after: '/' },
  { base: '/app', after: '/app/login' },
] as const) {
  test(`on ${base || 'the root host'} a session skips the login and ends where it should: AREA-08 AREA-09 AREA-10`, async ({
    page,
  }) => {
    await logIn(page, words, IGLESIAS, base);
    for (const path of ['login', 'register']) {
      await page.goto(`${base}/${path}`);
      await page.waitForURL(`**${base}/dashboard`);
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.sign_out') })
      .click();
    await page.waitForURL((url) => url.pathname === after);
  });
}

test('a client among staff’s pages is told so, and led home: ROLE-07', async ({ newSeller }) => {
  const { page } = await newSeller();
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { name: t('shell.access_denied.title') })).toBeVisible();
  await page.getByRole('link', { name: t('shell.access_denied.dashboard') }).click();
  await expect(page.getByRole('heading', { name: t('dashboard.empty.client_title') })).toBeVisible();
});

test('a path that leads nowhere offers three ways on: AREA-13', async ({ newSeller }) => {
  const { page } = await newSeller();
  await page.goto('/app/no-such-page');
  await expect(page.getByRole('heading', { name: t('common.not_found.title') })).toBeVisible();
  for (const id of ['common.not_found.dashboard', 'common.not_found.home', 'common.action.back'])
    await expect(page.getByRole('main').getByText(t(id), { exact: true })).toBeVisible();
});
