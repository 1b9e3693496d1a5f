import type { BrowserContext, Page } from '@playwright/test';
import { aSeller, DEMO_PASSWORD } from '../fixtures/people.js';
import { fillRegistration, logIn, signOut } from '../pages/auth.js';
import { OWN_ADDRESSES } from '../support/own-address.js';
import { currentStack } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf, type Words } from '../support/words.js';

const SELLER = { email: 'seller@demo.closewright.test', password: DEMO_PASSWORD };
const [ADDRESS] = OWN_ADDRESSES;

/** As a browser in which cookies are blocked: what an answer sets is not kept. */
async function keepNoCookie(context: BrowserContext): Promise<void> {
  await context.route('**/api/auth/**', async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** As a browser in which sites may keep nothing at all: asking for a memory throws. */
async function forbidMemory(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
}

async function expectNotice(page: Page, { t }: Words): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: t('auth.notice.session_not_kept_text') });
  await expect(notice).toContainText(t('auth.notice.session_not_kept_title'));
}

for (const locale of ['en', 'es'] as const) {
  const words = wordsOf(locale);
  const { t } = words;
  const field = (page: Page, id: string) => page.getByLabel(t(id), { exact: true });

  test(`a browser that keeps no cookie is told so in ${locale}, and what to do: AUTH-05 I18N-01`, async ({
    newPerson,
  }) => {
    const { page, context } = await newPerson({ locale: `${locale}-US` });
    await keepNoCookie(context);

    await test.step('after a login, which leaves what was typed', async () => {
      await page.goto('/app/login');
      await field(page, 'auth.field.email').fill(SELLER.email);
      await field(page, 'auth.field.password').fill(SELLER.password);
      await page.getByRole('button', { name: t('auth.login.submit') }).click();

      await expectNotice(page, words);
      await expect(page).toHaveURL(/\/app\/login$/);
      await expect(field(page, 'auth.field.password')).toHaveValue(SELLER.password);
    });

    await test.step('after a login with the second factor', async () => {
      await page.goto('/admin/login');
      const person = { name: 'Priya Nair', role: t('shell.role.admin') };
      await page.getByRole('button', { name: t('auth.demo.enter', person) }).click();

      await expectNotice(page, words);
      await expect(page).toHaveURL(/\/admin\/login$/);
    });

    await test.step('after a registration, at the login that now knows the account', async () => {
      const account = aSeller(locale);
      await page.goto('/app/register');
      await fillRegistration(page, words, account);
      await page.getByRole('button', { name: t('auth.register.submit') }).click();

      await expectNotice(page, words);
      await expect(page).toHaveURL(/\/app\/login$/);
      await expect(field(page, 'auth.field.email')).toHaveValue(account.email);
    });
  });
}

test('where sites may keep nothing every door opens, and a login says why it does not hold: AUTH-05', async ({
  newPerson,
}) => {
  const words = wordsOf('en');
  const { page, context } = await newPerson({ locale: 'en-US' });
  await keepNoCookie(context);
  await forbidMemory(context);

  for (const path of ['/', '/repair-intake', '/app/repair-intake', '/app/register', '/admin/login', '/app/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.getByLabel(words.t('auth.field.email'), { exact: true }).fill(SELLER.email);
  await page.getByLabel(words.t('auth.field.password'), { exact: true }).fill(SELLER.password);
  await page.getByRole('button', { name: words.t('auth.login.submit') }).click();
  await expectNotice(page, words);
});

/** What a browser says of headers that it takes over https alone; without them all works here. */
const isOfHttps = (fault: string): boolean => /^(The Cross-Origin-Opener-Policy|Clear-Site-Data) header/.test(fault);

test('a phone in the same network logs in over http, stays logged in, and logs out: AUTH-04', async ({
  newPerson,
  pageFaults,
}) => {
  test.skip(ADDRESS === undefined, 'this machine is in no network');
  const words = wordsOf('en');
  const baseURL = `http://${ADDRESS}:${new URL(currentStack().url).port}`;
  const { page, context } = await newPerson({ baseURL, locale: 'en-US' });

  await logIn(page, words, SELLER, '/app');
  const kept = (await context.cookies()).map(({ name, secure, domain }) => [name, secure, domain]);
  expect(kept).toEqual(
    expect.arrayContaining(['cw_sid', 'cw_device', 'cw_signed_in'].map((name) => [name, false, ADDRESS])),
  );
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: words.t('shell.sign_out') })).toBeVisible();

  await signOut(page, words);
  await page.waitForURL('**/app/login');
  const others = pageFaults.filter((fault) => !isOfHttps(fault));
  pageFaults.splice(0, pageFaults.length, ...others);
});
