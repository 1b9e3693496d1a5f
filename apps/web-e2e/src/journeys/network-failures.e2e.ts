import type { BrowserContext, Page, Route } from '@playwright/test';
import { aProject, unique } from '../fixtures/jobs.js';
import { CreateProjectPage } from '../pages/create-project.js';
import { spreadOf } from '../support/sample.js';
import { currentStack, liftFaults, plantFault, queryDatabase } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('en');
const { t } = words;
const API_DOWN = { status: 502 } as const;

const heading = (page: Page, id: string) => page.getByRole('heading', { name: t(id), level: 1 });

test('a first page that finds no server opens by itself when it is back: AUTH-10 NET-02', async ({ newSeller }) => {
  const { page } = await newSeller();
  await plantFault('/api/', API_DOWN);
  await page.goto('/app/settings');
  await expect(heading(page, 'shell.unreachable.title')).toBeVisible();
  await liftFaults();
  await expect(heading(page, 'settings.title')).toBeVisible();
  await page.waitForURL('**/app/settings');
});

test('what is typed stays while the server is gone, and one press after it is back is enough: NET-02', async ({
  newSeller,
}) => {
  const { page } = await newSeller();
  const form = new CreateProjectPage(page, words, '/app');
  await form.open();
  const wish = aProject(unique('Handrail'));
  await form.fill(wish);
  await plantFault('/api/', API_DOWN);
  await form.submitButton.click();
  await expect(page.getByText(t('projects.create.failed')).first()).toBeVisible();
  await liftFaults();
  await form.submit();
});

/** The server does what it is asked, but its answers to this call get lost. */
async function loseAnswers(context: BrowserContext, path: string): Promise<() => Promise<number>> {
  let lost = 0;
  const lose = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    lost += 1;
    return route.abort('connectionreset');
  };
  const url = `${currentStack().url}${path}`;
  await context.route(url, lose);
  return async () => {
    await context.unroute(url, lose);
    return lost;
  };
}

test('a press repeated by hand after its answer was lost has one effect: NET-02', async ({ newSeller }) => {
  const { context, page } = await newSeller();
  const form = new CreateProjectPage(page, words, '/app');
  await form.open();
  const wish = aProject(unique('Gutter'));
  await form.fill(wish);
  const find = await loseAnswers(context, '/api/projects');
  await form.submitButton.click();
  await expect(page.getByText(t('projects.create.failed')).first()).toBeVisible();
  // Once by the press, once by the retry.
  expect(await find()).toBe(2);
  await form.submit();
  const rows = await queryDatabase('select id from project where title = $1', [wish.title]);
  expect(rows).toHaveLength(1);
});

test('nobody is asked who is signed in where nobody can be: AUTH-04', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/me')) asked.push(page.url());
  });
  for (const path of ['/login', '/app/login', '/app/waitlist', '/admin/login', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  expect(asked).toEqual([]);
});

for (const { name, width, scheme } of [
  { name: 'at a desk, in light', width: 1280, scheme: 'light' },
  { name: 'on a phone, in the dark', width: 390, scheme: 'dark' },
] as const) {
  test(`a banner says that there is no network, ${name}`, async ({ newSeller }) => {
    const { context, page } = await newSeller();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/app/settings');
    await expect(heading(page, 'settings.title')).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByText(t('shell.offline.title'));
    await expect(banner).toBeInViewport();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });
}

test('without a network the login says so, and loses nothing: AUTH-05', async ({ context, page }) => {
  await page.goto('/app/login');
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill('nora@example.com');
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill('a handrail before closing');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  await expect(page.getByText(t('auth.toast.unreachable'))).toBeVisible();
  await expect(page.getByLabel(t('auth.field.email'), { exact: true })).toHaveValue('nora@example.com');
});

const SCRIPTS = /\/app\/.*\.js(?:\?|$)/;

/**
 * From `lose` on, every script that the page has not asked for before is gone, as after a new build. All of them: in its
 * idle time the page fetches others than the one its reader goes to, and the first may be one of these.
 */
async function losableScripts(page: Page): Promise<{ readonly lose: () => void; readonly restore: () => void }> {
  const asked = new Set<string>();
  let isNewGone = false;
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (isNewGone && !asked.has(url)) return route.fulfill({ status: 404 });
    asked.add(url);
    return route.fallback();
  });
  return { lose: () => void (isNewGone = true), restore: () => void (isNewGone = false) };
}

for (const base of spreadOf(['/app', ''] as const, 2)) {
  test(`a page that does not load any more reloads “${base}/” once, then says so, and comes when it is there again: AREA-15`, async ({
    newSeller,
    pageFaults,
  }) => {
    const { page } = await newSeller();
    const scripts = await losableScripts(page);
    await page.goto(`${base}/settings`);
    await expect(heading(page, 'settings.title')).toBeVisible();
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.evaluate(() => {
      window.addEventListener('preload-error', (event) => {
        sessionStorage.setItem('heard', String(event.cancelable));
      });
    });
    scripts.lose();
    await page
      .getByRole('complementary')
      .getByRole('link', { name: t('shell.nav.create_project') })
      .click();
    await expect(heading(page, 'common.load_error.title')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('true');
    expect(documents).toBe(1);
    scripts.restore();
    await page.getByRole('button', { name: t('ui.error_state.retry') }).click();
    await expect(heading(page, 'projects.create.title')).toBeVisible();
    pageFaults.length = 0;
  });
}

for (const part of ['forms', 'records']) {
  test(`a part of the screens, ${part}, that never comes is had from the copy, and what asked for it runs: AREA-15`, async ({
    newSeller,
  }) => {
    const { page } = await newSeller();
    let asked = 0;
    await page.route(`**/remotes/ui/__federation_expose_${part}.*.js*`, async (route) => {
      asked += 1;
      await route.abort('connectionreset');
    });
    await page.goto('/settings');
    await expect(heading(page, 'settings.title')).toBeVisible();
    expect(asked).toBeGreaterThan(0);
  });
}

for (const path of ['/app/login', '/admin/login', '/login']) {
  test(`a page without its root element, ${path}, says what went wrong in a plain box: AREA-16`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<div id="root"></div>', '');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    const box = page.getByRole('alert');
    await expect(box).toContainText(t('common.startup_error.title'));
    await expect(box).toContainText('root');
  });
}
