import type { BrowserContextOptions, Page } from '@playwright/test';
import { biddenJob } from '../fixtures/awarded.js';
import { BRENNAN } from '../fixtures/people.js';
import { keepShot, settled } from '../support/look.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';
import { hiddenFocus } from '../support/uncovered.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('en');

/** A phone, a desk at 400 %, and a laptop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
];
/** More than any of these screens has stops. */
const PRESSES = 120;

const nameOf = ({ width, height }: { readonly width: number; readonly height: number }) => `${width} by ${height}`;
const browserOf = (viewport: { readonly width: number; readonly height: number }): BrowserContextOptions => ({
  viewport,
  reducedMotion: 'reduce',
});

/** Through the whole page by Tab and back again: how many places it stops at, and which of them nobody sees. */
async function walk(page: Page): Promise<{ readonly stops: number; readonly faults: readonly string[] }> {
  const faults = new Set<string>();
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < PRESSES; press += 1) {
      await page.keyboard.press(key);
      await settled(page);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      stops += 1;
      const fault = await hiddenFocus(page);
      if (fault !== undefined) faults.add(fault);
    }
  }
  return { stops, faults: [...faults] };
}

/** Goes through each of these screens; none hides what has the focus. */
async function expectAllSeen(page: Page, paths: readonly string[]): Promise<void> {
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [data-coming]'), path).toHaveCount(0);
    const { stops, faults } = await walk(page);
    expect(stops, path).toBeGreaterThan(5);
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
}

for (const viewport of WINDOWS) {
  test(`nothing lies over what has the focus of a visitor, ${nameOf(viewport)}: A11Y-01`, async ({ newPerson }) => {
    const { page } = await newPerson(browserOf(viewport));
    await expectAllSeen(page, ['/login', '/repair-intake']);
  });

  test(`nothing lies over what has the focus of a client, ${nameOf(viewport)}: A11Y-01`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const { api, context: own } = await newSeller('en');
    const contractor = await apiOf(BRENNAN);
    const { projectId } = await biddenJob(api, contractor);
    const { id } = await contractor.post<{ id: string }>(`/api/projects/${projectId}/conversations`);
    const { page } = await newPerson({ ...browserOf(viewport), storageState: await own.storageState() });
    await expectAllSeen(page, [
      '/app/projects/create',
      `/app/messages/${id}`,
      `/app/projects/${projectId}`,
      '/app/settings?tab=notifications',
    ]);
  });

  test(`a toast gives way to what has the focus, ${nameOf(viewport)}: A11Y-01 SHELL-06`, async ({
    newSeller,
    newPerson,
    apiOf,
  }) => {
    const { api, context: own } = await newSeller('en');
    const contractor = await apiOf(BRENNAN);
    const { projectId } = await biddenJob(api, contractor);
    const { id } = await contractor.post<{ id: string }>(`/api/projects/${projectId}/conversations`);
    const { context, page } = await newPerson({
      ...browserOf(viewport),
      storageState: await own.storageState(),
    });
    const body = { status: 422, code: 'conversation.closed', detail: t('errors.conversation.closed') };
    await context.route(/\/conversations\/[^/]+\/messages$/u, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(body) })
        : route.fallback(),
    );
    await page.goto(`/app/messages/${id}`);
    const field = page.getByRole('textbox', { name: t('messages.compose.label') });
    await field.focus();
    await page.keyboard.type('Can you come on Friday?');
    await page.keyboard.press('Enter');
    await expectToast(page, t('messages.send_failed'));
    // Under the pointer it stays.
    const toast = page.locator('[data-at] > [role="alert"] > *');
    await toast.hover();
    const faults: string[] = [];
    let stops = 0;
    while ((await toast.isVisible()) && (await page.evaluate(() => document.activeElement !== document.body))) {
      await page.keyboard.press('Shift+Tab');
      await settled(page);
      const fault = await hiddenFocus(page);
      if (fault !== undefined) faults.push(fault);
      stops += 1;
      if (stops === 3) await keepShot(page, `a toast that gives way, ${nameOf(viewport)}`);
    }
    expect(stops, 'places that the focus came to beside the toast').toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
}
