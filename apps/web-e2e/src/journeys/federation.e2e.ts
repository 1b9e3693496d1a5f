import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { rebuildUi } from '../support/rebuilt-ui.js';
import { liftFaults, plantFault } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('en');

/** A page of each host, and the heading by which it is there. */
const HOSTS = [
  { host: 'marketing', path: '/login', heading: t('auth.login.title') },
  { host: 'app', path: '/app/login', heading: t('auth.login.title') },
  { host: 'admin', path: '/admin/login', heading: t('auth.admin_login.title') },
] as const;

/** Pretends to be React's developer tools, to which every copy of React's renderer introduces itself. */
function countRenderers(): void {
  const renderers: string[] = [];
  Object.assign(globalThis, {
    renderers,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: ({ version }: { version: string }) => renderers.push(version),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

const renderersOf = (page: Page): Promise<unknown> => page.evaluate('renderers.length');

async function expectHosts(page: Page): Promise<void> {
  for (const { path, heading } of HOSTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible();
  }
}

/** From now on the design library's address answers with the files of this folder. */
async function serveUi(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/remotes/ui/**', async (route) => {
    const file = join(folder, new URL(route.request().url()).pathname.replace('/remotes/ui/', ''));
    if (existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404 });
  });
}

test('every host draws with one React, signed out and signed in', async ({ context, page, newSeller }) => {
  await context.addInitScript(countRenderers);
  for (const { path, heading } of HOSTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await renderersOf(page), path).toBe(1);
  }
  const seller = await newSeller();
  await seller.context.addInitScript(countRenderers);
  for (const path of ['/dashboard', '/app/dashboard']) {
    await seller.page.goto(path);
    await expect(seller.page.getByRole('heading', { name: t('dashboard.empty.client_title') })).toBeVisible();
    expect(await renderersOf(seller.page), path).toBe(1);
  }
});

for (const container of ['ui', 'domain']) {
  test(`every host draws its pages while the container ${container} answers 503`, async ({ page }) => {
    await plantFault(`/remotes/${container}/`, { status: 503 });
    await expectHosts(page);
  });
}

test('the hosts that take the workspace from elsewhere say so when it answers 503, and try again', async ({ page }) => {
  for (const { path, heading } of HOSTS.filter(({ host }) => host !== 'app')) {
    await plantFault('/app/remotes/', { status: 503 });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('common.workspace_error.title') }), path).toBeVisible();
    await liftFaults();
    await page.getByRole('button', { name: t('ui.error_state.retry') }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible();
  }
});

test('a new build of the design library alone shows on all three hosts', async ({ context, page }) => {
  const rebuilt = await rebuildUi({
    file: 'src/components/logo/logo.tsx',
    from: '<span>{name}</span>',
    to: '<span>{`${name} Mark II`}</span>',
  });
  await serveUi(context, rebuilt.folder);
  for (const path of ['/', ...HOSTS.map((host) => host.path)]) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect(page.getByText('Closewright Mark II').first(), path).toBeVisible();
  }
  await rebuilt.remove();
});
