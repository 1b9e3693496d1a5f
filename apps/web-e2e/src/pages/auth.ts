import type { Page } from '@playwright/test';
import type { Login, NewAccount } from '../fixtures/people.js';
import type { Words } from '../support/words.js';

/** The prefix of an area's paths; empty on the root host. */
export type BasePath = '' | '/app' | '/admin';

export async function fillRegistration(page: Page, { t }: Words, account: NewAccount): Promise<void> {
  await page.getByRole('radio', { name: t(`auth.role.${account.role}`) }).check();
  const answers = [
    ['auth.field.first_name', account.firstName],
    ['auth.field.last_name', account.lastName],
    ['auth.field.email', account.email],
    ['auth.field.password', account.password],
    ['auth.field.confirm_password', account.password],
  ] as const;
  for (const [id, value] of answers) await page.getByLabel(t(id), { exact: true }).fill(value);
  await page.locator('[name=adult]').check();
  await page.locator('[name=termsAccepted]').check();
}

/** Opens an account by the form and arrives at the dashboard. */
export async function register(page: Page, words: Words, account: NewAccount, base: BasePath): Promise<void> {
  await page.goto(`${base}/register`);
  await fillRegistration(page, words, account);
  await page.getByRole('button', { name: words.t('auth.register.submit') }).click();
  await page.waitForURL(`**${base}/dashboard`);
}

const LANGUAGE_NAMES = { en: 'EN, English', es: 'ES, Español' } as const;

/** Signs in by the form, in the language of these words, and arrives at the dashboard. */
export async function logIn(page: Page, words: Words, login: Login, base: BasePath): Promise<void> {
  const { t, locale } = words;
  await page.goto(`${base}/login`);
  await page.getByRole('button', { name: LANGUAGE_NAMES[locale], exact: true }).click();
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(login.email);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(login.password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  await page.waitForURL(`**${base}/dashboard`);
}

/** Signs out by the header's button. */
export async function signOut(page: Page, { t }: Words): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.sign_out') })
    .click();
}

/** Chooses the language by the switch and waits until the account knows it (I18N-03). */
export async function chooseLanguage(page: Page, { locale }: Words): Promise<void> {
  await page.getByRole('button', { name: LANGUAGE_NAMES[locale], exact: true }).click();
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.lang === wanted && localStorage.getItem('closewright.locale.chosen-by') !== 'visitor',
    locale,
  );
}
