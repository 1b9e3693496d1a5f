import type { Page } from '@playwright/test';
import { BRENNAN } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('en');
const REM = 16;
const DAY_SECONDS = 86_400;
const SIDEBAR_COOKIE = 'cw_sidebar';

const bar = (page: Page) => page.getByRole('navigation', { name: t('shell.nav.sections') });
const sidebar = (page: Page) => page.getByRole('complementary');
const widthOf = async (page: Page): Promise<number> => (await sidebar(page).boundingBox())?.width ?? 0;

const CLIENTS_BAR = [
  ['Dashboard', '/app/dashboard'],
  ['Projects', '/app/projects'],
  ['Contractors', '/app/contractors'],
  ['Messages', '/app/messages'],
  ['Profile', '/app/settings'],
];
const CONTRACTORS_BAR = [
  ['Dashboard', '/app/dashboard'],
  ['My Jobs', '/app/my-jobs'],
  ['Find Work', '/app/projects'],
  ['Messages', '/app/messages'],
  ['Profile', '/app/settings'],
];

/** Each with its name; how much of it is unread stands in lines of its own. */
async function linksOf(page: Page): Promise<(string | null | undefined)[][]> {
  const links = await bar(page).getByRole('link').all();
  return Promise.all(
    links.map(async (link) => [(await link.innerText()).split('\n')[0], await link.getAttribute('href')]),
  );
}

test('the bottom bar stands under 768 px, for who is signed in, with five places for each side: SHELL-05', async ({
  newSeller,
  newPerson,
}) => {
  const { page } = await newSeller();
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/app/dashboard');
  await expect(sidebar(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bar(page)).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  expect(await linksOf(page)).toEqual(CLIENTS_BAR);

  const contractor = await newPerson({ locale: 'en-US', viewport: { width: 390, height: 800 } });
  await ApiSession.logIn(contractor.context.request, BRENNAN);
  await contractor.page.goto('/app/dashboard');
  await expect(bar(contractor.page)).toBeVisible();
  expect(await linksOf(contractor.page)).toEqual(CONTRACTORS_BAR);

  const visitor = await newPerson({ viewport: { width: 390, height: 800 } });
  await visitor.page.goto('/app/login');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(visitor.page)).toHaveCount(0);
});

test('the sidebar is 16 rem, 3 collapsed and 18 on a phone, and is found as it was left for seven days: SHELL-04', async ({
  newSeller,
}) => {
  const { context, page } = await newSeller();
  await page.goto('/app/dashboard');
  await expect(sidebar(page)).toBeVisible();
  expect(await widthOf(page)).toBe(16 * REM);
  await page.keyboard.press('Control+b');
  await expect.poll(() => widthOf(page)).toBe(3 * REM);
  const { expires } = (await context.cookies()).find(({ name }) => name === SIDEBAR_COOKIE) ?? { expires: 0 };
  const days = (expires - Date.now() / 1000) / DAY_SECONDS;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect.poll(() => widthOf(page)).toBe(3 * REM);
  await page.keyboard.press('Meta+b');
  await expect.poll(() => widthOf(page)).toBe(16 * REM);

  await page.setViewportSize({ width: 390, height: 800 });
  // As a phone opens it: of a window that is drawn narrower a busy browser has once told the page nothing.
  await page.reload();
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: t('shell.nav.create_project') })).toBeVisible();
  // Its paper comes in from the left; what is measured is where it comes to rest.
  await expect
    .poll(async () => Math.round((await page.locator('.MuiDrawer-paper').boundingBox())?.width ?? 0))
    .toBe(18 * REM);
});

test('the header has the bell, the language and Sign Out; each page takes the focus to its heading: SHELL-01', async ({
  newSeller,
}) => {
  const { page } = await newSeller();
  await page.goto('/app/dashboard');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: t('notifications.bell.label', { count: 0 }) })).toBeVisible();
  await expect(header.getByRole('group', { name: t('ui.language_switch.label') })).toBeVisible();
  await expect(header.getByRole('button', { name: t('shell.sign_out') })).toBeVisible();
  for (const [link, heading] of [
    ['shell.nav.my_projects', 'projects.list.mine_title'],
    ['shell.nav.create_project', 'projects.create.title'],
    ['shell.nav.find_contractors', 'contractors.title'],
    ['shell.nav.messages', 'messages.title'],
    ['shell.nav.settings', 'settings.title'],
  ] as const) {
    await sidebar(page)
      .getByRole('link', { name: t(link), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: t(heading), level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${t(heading)} · Closewright`);
  }
});

test('the bell’s “view all” goes to the notifications page: AREA-11', async ({ newSeller }) => {
  const { page } = await newSeller();
  await page.goto('/app/settings?tab=notifications');
  await expect(page.getByRole('tab', { name: t('settings.tab.notifications'), selected: true })).toBeVisible();
  await page.getByRole('button', { name: t('notifications.bell.label', { count: 0 }) }).click();
  await page.getByRole('link', { name: t('notifications.bell.view_all') }).click();
  await page.waitForURL('**/app/notifications');
});
