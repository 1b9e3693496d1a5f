import type { Page } from '@playwright/test';
import { logIn } from '../pages/auth.js';
import { escapePattern } from '../support/faults.js';
import { speak } from '../support/language.js';
import { mailTo } from '../support/mailbox.js';
import { logInStaff, STAFF } from '../support/staff.js';
import { expect, test as base, type Person } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;
const REASON = 'Asked for cash outside the platform.';
/** What an open page asks for again by itself, and would find out by. */
const ASKED_AGAIN = /\/api\/.*(?:notifications|messages|unread)/;
const exactly = (text: string): RegExp => new RegExp(`^${escapePattern(text)}$`);

const test = base.extend<{ readonly staff: Person }>({
  // A code of the demo admin is good once, so each journey signs in once.
  staff: async ({ newPerson }, use) => {
    const person = await newPerson({ locale: 'en-US' });
    await speak(person.context, 'en');
    await logInStaff(person.context.request);
    await use(person);
  },
});

/** Finds somebody by their address and opens their record. */
async function openRecord(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/admin/users');
  await page.getByLabel(t('admin.users.search'), { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === email);
  // Others have the same name: the list that stood there before the answer would do for none of them.
  const found = page.getByRole('grid').getByRole('link', { name, exact: true });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page.getByRole('region', { name: t('admin.users.record'), exact: true })).toBeVisible();
}

async function move(page: Page, name: 'suspend' | 'restore', person: string): Promise<void> {
  await page.getByRole('button', { name: t(`admin.move.${name}.action`), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t(`admin.move.${name}.title`, { name: person }) });
  await dialog.getByLabel(t('admin.move.reason'), { exact: true }).fill(REASON);
  await dialog.getByRole('button', { name: t(`admin.move.${name}.action`), exact: true }).click();
  await expectToast(page, t(`admin.move.${name}.done`, { name: person }));
}

test('staff suspend somebody whose open page is left at once, and restore them: ROLE-05 ADM-01', async ({
  staff: { page },
  newSeller,
}) => {
  const { page: theirs, account } = await newSeller();
  const name = `${account.firstName} ${account.lastName}`;
  await theirs.goto('/app/projects');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await openRecord(page, account.email, name);

  // From now on only what it is told can lead the page away.
  await theirs.route(ASKED_AGAIN, () => undefined);

  await move(page, 'suspend', name);

  await theirs.waitForURL(/\/app\/login/);
  await theirs.getByLabel(t('auth.field.email'), { exact: true }).fill(account.email);
  await theirs.getByLabel(t('auth.field.password'), { exact: true }).fill(account.password);
  await theirs.getByRole('button', { name: t('auth.login.submit') }).click();
  await expectToast(theirs, t('auth.toast.login_error'));
  const mail = await mailTo(account.email, exactly(t('emails.account_suspended.subject')));
  expect(mail.text).toContain(REASON);

  const record = page.getByRole('region', { name: t('admin.users.record'), exact: true });
  await expect(record.getByText(t('states.account.suspended'), { exact: true })).toBeVisible();
  await expect(record.getByText(REASON)).toBeVisible();
  await record.getByRole('link', { name: t('admin.users.all_entries') }).click();
  const entry = page.getByRole('row').filter({ hasText: t('admin.audit.action.user.suspended') });
  await expect(entry).toContainText(REASON);
  await expect(entry).toContainText(t('states.account.active'));
  await expect(entry).toContainText(t('states.account.suspended'));
  await entry.getByRole('link', { name, exact: true }).click();

  await move(page, 'restore', name);
  await logIn(theirs, words, account, '/app');
});

test('nobody of the staff locks themselves out: ROLE-05', async ({ staff: { page, context } }) => {
  const me: { id: string; firstName: string; lastName: string } = await (
    await context.request.get('/api/auth/me')
  ).json();
  await openRecord(page, STAFF.email, `${me.firstName} ${me.lastName}`);

  await expect(page.getByText(t('errors.user.self'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('admin.move.suspend.action'), exact: true })).toHaveCount(0);
});

test('on a phone the record takes the place of the list, and leads back: ADM-01', async ({ staff: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/users?q=whitlock');
  await page.getByRole('link', { name: 'Sam Whitlock', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sam Whitlock' })).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: t('admin.users.back') }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sam Whitlock', exact: true })).toBeVisible();
});
