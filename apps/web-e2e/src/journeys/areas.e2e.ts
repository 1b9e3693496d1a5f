import { IGLESIAS } from '../fixtures/people.js';
import { logIn } from '../pages/auth.js';
import { speak } from '../support/language.js';
import { spreadOf } from '../support/sample.js';
import { logInStaff } from '../support/staff.js';
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

const ENDS = [
  { base: '', after: '/' },
  { base: '/app', after: '/app/login' },
] as const;
for (const { base, after } of spreadOf(ENDS, ENDS.length)) {
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

test('a path that leads nowhere leads on in three ways: AREA-13', async ({ newSeller }) => {
  const { page } = await newSeller();
  await page.goto('/app/settings');
  const lost = async () => {
    await page.goto('/app/no-such-page');
    await expect(page.getByRole('heading', { name: t('common.not_found.title') })).toBeVisible();
    return page.getByRole('main');
  };
  await (await lost()).getByRole('button', { name: t('common.action.back') }).click();
  await page.waitForURL('**/app/settings');
  await (await lost()).getByRole('link', { name: t('common.not_found.dashboard') }).click();
  await page.waitForURL('**/app/dashboard');
  await (await lost()).getByRole('link', { name: t('common.not_found.home') }).click();
  // Who is signed in has no business on the home page (AREA-09).
  await page.waitForURL((url) => url.pathname === '/dashboard');
});

test('a visitor who finds nothing comes to it through the login: AREA-13', async ({ page, newSeller }) => {
  const { account } = await newSeller();
  await page.goto('/settings?tab=notifications');
  await expect(page.getByRole('heading', { name: t('common.not_found.title') })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'log in' }).click();
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(account.email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  await page.waitForURL((url) => url.pathname + url.search === '/settings?tab=notifications');
});

test('staff who come in by the door of the root host land on the dashboard, and find their area: ROLE-07 AREA-08', async ({
  context,
  page,
}) => {
  await speak(context, 'en');
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { name: t('auth.admin_login.title') })).toBeVisible();
  await logInStaff(context.request);
  await page.goto('/admin-login');
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await page.getByRole('link', { name: t('shell.nav.admin') }).click();
  await page.waitForURL((url) => url.pathname === '/admin/dashboard');
});
