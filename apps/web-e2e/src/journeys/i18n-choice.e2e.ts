import type { Page } from '@playwright/test';
import type { Locale } from '@cw/domain';
import { aSeller, type NewAccount } from '../fixtures/people.js';
import { chooseLanguage } from '../pages/auth.js';
import { ApiSession } from '../support/api-session.js';
import { currentStack, queryDatabase } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const english = wordsOf('en');
const spanish = wordsOf('es');
const SWITCH = { en: 'EN, English', es: 'ES, Español' } as const;

async function accountLanguage({ email }: NewAccount): Promise<string | undefined> {
  const [row] = await queryDatabase<{ locale: string }>('select locale from app_user where email = $1', [email]);
  return row?.locale;
}

const hasHeading = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const logInHere = async (page: Page, { t }: typeof english, { email, password }: NewAccount): Promise<void> => {
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
};

const messages = (locale: Locale): string => wordsOf(locale).t('shell.nav.messages');
const inSidebar = (page: Page, locale: Locale) =>
  page.getByRole('complementary').getByRole('link', { name: messages(locale), exact: true });

test('a Spanish account turns an English browser Spanish, and nothing is saved as a choice: I18N-03', async ({
  newPerson,
  playwright,
}) => {
  const account = aSeller('es');
  const elsewhere = await playwright.request.newContext({ baseURL: currentStack().url });
  await ApiSession.register(elsewhere, account);
  await elsewhere.dispose();
  const { page } = await newPerson({ locale: 'en-US' });
  await page.goto('/app/login');
  await hasHeading(page, english.t('auth.login.title'));
  await logInHere(page, english, account);
  await expect(inSidebar(page, 'es')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // Cached for the pages that nobody signs in for.
  await page.goto('/support');
  await page.waitForURL('**/es/support');
  expect(await accountLanguage(account)).toBe('es');
});

test('what was chosen on this device stays, and the account follows it: I18N-02 I18N-03', async ({
  newPerson,
  newSeller,
}) => {
  const { account } = await newSeller('es');
  const { page } = await newPerson({ locale: 'es-US' });
  await page.goto('/app/login');
  await page.getByRole('button', { name: SWITCH.en }).click();
  await logInHere(page, english, account);
  await expect(inSidebar(page, 'en')).toBeVisible();
  await expect.poll(() => accountLanguage(account)).toBe('en');
  await page.reload();
  await expect(inSidebar(page, 'en')).toBeVisible();
});

test('a Spanish address is shown in Spanish and leaves an account its language: I18N-02 I18N-03 AREA-02', async ({
  newPerson,
  newSeller,
}) => {
  const { account } = await newSeller('en');
  const { page } = await newPerson({ locale: 'en-US' });
  await page.goto('/es/login');
  await hasHeading(page, spanish.t('auth.login.title'));
  await logInHere(page, spanish, account);
  await expect(inSidebar(page, 'es')).toBeVisible();
  await page.goto('/dashboard');
  await expect(inSidebar(page, 'en')).toBeVisible();
  expect(await accountLanguage(account)).toBe('en');

  await page.goto('/es/terms-of-service');
  await hasHeading(page, spanish.t('marketing.terms.title'));
  await page.goto('/dashboard');
  await expect(inSidebar(page, 'en')).toBeVisible();
  expect(await accountLanguage(account)).toBe('en');

  await chooseLanguage(page, spanish);
  await expect.poll(() => accountLanguage(account)).toBe('es');
});

test('the next person on the same device is not made to speak the last one’s choice: I18N-03', async ({
  newPerson,
  newSeller,
}) => {
  const { account: first } = await newSeller('en');
  const { account: second } = await newSeller('en');
  const { page } = await newPerson({ locale: 'en-US' });
  await page.goto('/app/login');
  await logInHere(page, english, first);
  await expect(inSidebar(page, 'en')).toBeVisible();
  await chooseLanguage(page, spanish);
  await page
    .getByRole('banner')
    .getByRole('button', { name: spanish.t('shell.sign_out') })
    .click();
  await page.waitForURL('**/app/login');
  await logInHere(page, spanish, second);
  await expect(inSidebar(page, 'en')).toBeVisible();
  expect(await accountLanguage(second)).toBe('en');
});

test('local storage, then the browser, then English: I18N-02', async ({ newPerson }) => {
  for (const [browser, stored, shown] of [
    ['es-MX', null, 'es'],
    ['fr-FR', null, 'en'],
    ['es-MX', 'en', 'en'],
    ['en-US', 'es', 'es'],
  ] as const) {
    const { context, page } = await newPerson({ locale: browser });
    await context.addInitScript((value) => {
      if (location.protocol !== 'about:' && value !== null) localStorage.setItem('closewright.locale', value);
    }, stored);
    await page.goto('/app/login');
    await hasHeading(page, wordsOf(shown).t('auth.login.title'));
    expect(await page.evaluate(() => localStorage.getItem('closewright.locale'))).toBe(shown);
    await page.goto('/sellers');
    await hasHeading(page, wordsOf(shown).t('marketing.sellers.title'));
  }
});

const SWITCHED = [
  '/',
  '/sellers',
  '/support',
  '/terms-of-service',
  '/login',
  '/register',
  '/admin-login',
  '/forgot-password',
  '/no-such-page',
  '/app/login',
  '/app/waitlist',
  '/app/repair-intake',
  '/app/privacy-policy',
  '/admin/login',
];

test('every page before signing in has the switch, and it switches: I18N-02', async ({ newPerson }) => {
  const { page } = await newPerson({ locale: 'en-US' });
  for (const path of SWITCHED) {
    await page.goto(path);
    const spanishSwitch = page.getByLabel(SWITCH.es, { exact: true });
    await spanishSwitch.click();
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'es');
    await expect(page.getByLabel(SWITCH.en, { exact: true }), path).toBeVisible();
    // The next page knows nothing of the choice.
    await page.evaluate(() => {
      localStorage.clear();
    });
  }
});

test('pages inside have the switch too, also where somebody may not be: I18N-02', async ({ newSeller }) => {
  const { page } = await newSeller('en');
  for (const path of ['/app/no-such-page', '/admin/dashboard', '/no-such-page', '/dashboard', '/app/settings']) {
    await page.goto(path);
    await expect(page.getByLabel(SWITCH.es, { exact: true }), path).toBeVisible();
  }
});
