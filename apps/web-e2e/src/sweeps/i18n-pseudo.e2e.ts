import type { Page } from '@playwright/test';
import { type Data, bareTexts, clippedTexts, speakPseudo } from '../support/pseudo-locale.js';
import { isFull, spreadOf } from '../support/sample.js';
import { expect, test } from '../support/test.js';
import { PUBLIC_PAGES } from './screens.js';

/** A spread in `npm test`; what else there is, where SWEEP=full. */
const PUBLIC = spreadOf(PUBLIC_PAGES, 2);
const BEFORE_SIGNING_IN = [
  '/app/login',
  '/app/register',
  '/app/forgot-password',
  '/app/reset-password',
  '/app/verify-email',
  '/app/waitlist',
  '/app/repair-intake',
  '/app/privacy-policy',
  '/admin/login',
  '/no-such-page',
  ...(isFull
    ? ['/activate', '/parties/accept', '/invoice', '/repair-request', '/unsubscribe', '/app/terms-of-service']
    : []),
];
const INSIDE = [
  '/app/dashboard',
  '/app/projects',
  '/app/projects/create',
  '/app/find-contractors',
  '/app/checkout',
  '/app/messages',
  '/app/my-jobs',
  '/app/notifications',
  '/app/settings',
  '/app/settings?tab=notifications',
  '/app/settings?tab=display',
  '/app/settings?tab=security',
  '/app/settings?tab=tokens',
  '/app/settings?tab=data',
  '/app/no-such-page',
  '/app/projects/00000000-0000-7000-8000-000000000000',
  '/admin/dashboard',
];

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Opens a page and waits until what it asked for is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A stored page comes to life by a sign of its reader; its own texts are those of the build.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(/[^\u0000-\u007f]/);
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
}

/** Whatever another width brings stands. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve();
          }),
        );
      }),
  );
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

interface Walk {
  readonly page: Page;
  readonly data: Data;
  readonly paths: readonly string[];
}

/** What stands on each page that no catalogue knows, and, on a phone, what is cut off. */
async function faultsOn({ page, data, paths }: Walk): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.setViewportSize(PHONE);
    await open(page, path);
    const clipped = await clippedTexts(page);
    await page.setViewportSize(DESK);
    await drawn(page);
    const texts = [...clipped.map((text) => `clipped: ${text}`), ...(await bareTexts(page, data))];
    if (texts.length > 0) found[path] = texts;
  }
  return found;
}

test('a bare text and a clipped one are found where there is one', async ({ newPerson }) => {
  const { context, page } = await newPerson({ locale: 'en-US', viewport: PHONE });
  const data = await speakPseudo(context);
  await open(page, '/app/login');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Left out of the catalogues';
    text.setAttribute('aria-label', 'Said to nobody');
    Object.assign(text.style, { whiteSpace: 'nowrap', width: '3rem', overflow: 'hidden' });
    document.querySelector('main')?.append(text);
  });
  expect(await bareTexts(page, data)).toEqual(['Left out of the catalogues', 'Said to nobody']);
  expect(await clippedTexts(page)).toEqual(['p: Left out of the catalogues']);
});

test('every text before signing in comes from the catalogues, and none is clipped on a phone of 360 px: I18N-01 I18N-04', async ({
  newPerson,
}) => {
  const { context, page } = await newPerson({ locale: 'en-US' });
  const data = await speakPseudo(context);
  expect(await faultsOn({ page, data, paths: [...PUBLIC, ...BEFORE_SIGNING_IN] })).toEqual({});
});

test('every text of a client’s screens comes from the catalogues, and none is clipped on a phone of 360 px: I18N-01 I18N-04', async ({
  newSeller,
}) => {
  const { context, page } = await newSeller();
  const data = await speakPseudo(context);
  expect(await faultsOn({ page, data, paths: INSIDE })).toEqual({});
});

test('texts a third longer are not clipped in the sidebar, open or collapsed: I18N-01 SHELL-04', async ({
  newSeller,
}) => {
  const { context, page } = await newSeller();
  await speakPseudo(context);
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/app/dashboard');
    expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
    await page.keyboard.press('Control+b');
    expect(await clippedTexts(page), `at ${width} px, toggled`).toEqual([]);
  }
});
