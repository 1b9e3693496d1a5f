import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { speak } from '../support/language.js';
import { logInStaff, STAFF } from '../support/staff.js';
import { expect, test as base, type Person } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('en');
const spanish = wordsOf('es');
const PHONE = { width: 390, height: 844 };

const test = base.extend<{ readonly staff: Person }>({
  // A code of the demo admin is good once, so each journey signs in once.
  staff: async ({ newPerson }, use) => {
    const person = await newPerson({ locale: 'en-US' });
    await speak(person.context, 'en');
    await logInStaff(person.context.request);
    await use(person);
  },
});

/** The list as a file, as a spreadsheet gets it. */
async function csvOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('admin.list.csv'), exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

const widthLeft = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a list of staff is sorted, narrowed and paged by its address, back and forth: ADM-01 A11Y-01', async ({
  staff: { page },
}) => {
  await page.goto('/admin/users');
  const grid = page.getByRole('grid', { name: t('admin.users.title'), exact: true });
  const names = grid.getByRole('row').getByRole('link');
  await expect(names.first()).toBeVisible();
  await expectAccessible(page, 'the accounts');
  const [newest] = await names.allInnerTexts();

  await page.getByRole('button', { name: t('ui.grid.next'), exact: true }).click();
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  await expect(names.first()).not.toHaveText(String(newest));
  const second = await names.allInnerTexts();

  await grid.getByRole('columnheader', { name: t('admin.users.person') }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'name_asc' && !url.searchParams.has('cursor'));
  await page.getByLabel(t('admin.users.role'), { exact: true }).selectOption('admin');
  await page.waitForURL('**/admin/users?role=admin&sort=name_asc');
  await expect(grid.getByText(STAFF.email, { exact: true })).toBeVisible();

  await page.reload();
  await expect(grid.getByText(STAFF.email, { exact: true })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: t('admin.users.person') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.has('cursor') && !url.searchParams.has('sort'));
  await expect.poll(() => names.allInnerTexts()).toEqual(second);

  await page.getByRole('button', { name: t('ui.grid.previous'), exact: true }).click();
  await expect(names.first()).toHaveText(String(newest));
});

test('a list of staff is taken along as a file with its filters, and that stands in the log: ADM-01', async ({
  staff: { page },
}) => {
  await page.goto('/admin/users?role=admin');
  await expect(page.getByRole('grid').getByText(STAFF.email, { exact: true })).toBeVisible();

  const lines = (await csvOf(page)).trimEnd().split('\r\n');

  expect(lines[0]).toMatch(/^\uFEFFid,first_name,last_name,email,/);
  expect(lines.slice(1).join('\n')).toContain(STAFF.email);
  expect(lines.slice(1).every((line) => line.includes(',admin,'))).toBe(true);
  await page.goto('/admin/audit?action=list.exported');
  const entry = page.getByRole('row').filter({ hasText: t('admin.audit.action.list.exported') });
  await expect(entry.first()).toBeVisible();
  await page.getByRole('button', { name: t('admin.audit.check'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /The log is intact up to entry \d/ })).toBeVisible();
});

test('who joins the waitlist on the public site stands in the list of staff: WAIT-01', async ({
  staff: { page },
  newPerson,
}) => {
  const { page: visitor } = await newPerson({ locale: 'es-US' });
  const email = `espera-${Date.now()}@example.com`;
  await visitor.goto('/es/waitlist');
  const field = (name: Parameters<typeof t>[0]) => visitor.getByLabel(spanish.t(name), { exact: true });
  await expectAccessible(visitor, 'the form of the waitlist');

  await visitor.getByRole('button', { name: spanish.t('marketing.waitlist.action'), exact: true }).click();
  await expect(visitor.getByRole('alert').first()).toBeFocused();
  await field('waitlist.form.first_name').fill('Lucía');
  await field('waitlist.form.last_name').fill('Peña');
  await field('waitlist.form.email').fill(email);
  await visitor.getByRole('radio', { name: spanish.t('waitlist.role.agent') }).check();
  await visitor.getByRole('button', { name: spanish.t('marketing.waitlist.action'), exact: true }).click();
  await expect(visitor.getByText(spanish.t('waitlist.form.done'), { exact: true })).toBeVisible();

  await page.goto(`/admin/waitlist?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('grid').getByText('Lucía Peña')).toBeVisible();
  await expectAccessible(page, 'the waitlist of the staff');
  expect(await csvOf(page)).toContain(`Lucía,Peña,${email},agent,es,false,`);

  await page.setViewportSize(PHONE);
  await expect(page.getByRole('list', { name: t('admin.waitlist.title'), exact: true })).toContainText(email);
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(await widthLeft(page)).toBeLessThanOrEqual(0);
});
