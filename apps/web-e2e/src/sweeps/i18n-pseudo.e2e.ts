import type { Page } from '@playwright/test';
import { type Data, bareTexts, clippedTexts, speakPseudo } from '../support/pseudo-locale.js';
import { expect, test } from '../support/test.js';

const PUBLIC = ['/', '/sellers', '/contractors', '/repair-intake', '/waitlist', '/support', '/terms-of-service'];
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

/** Opens a page and waits until what it asked for is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A stored page comes to life by a sign of its reader; its own texts are those of the build.
  await page.mouse.move(100, 100);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(/[^\u0000-\u007f]/);
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
}

interface Walk {
  readonly page: Page;
  readonly data: Data;
  readonly paths: readonly string[];
}

async function bareOn({ page, data, paths }: Walk): Promise<Record<string, string[]>> {
  const bare: Record<string, string[]> = {};
  for (const path of paths) {
    await open(page, path);
    const texts = await bareTexts(page, data);
    if (texts.length > 0) bare[path] = texts;
  }
  return bare;
}

async function clippedOn({ page, paths }: Omit<Walk, 'data'>): Promise<Record<string, string[]>> {
  const clipped: Record<string, string[]> = {};
  for (const path of paths) {
    await open(page, path);
    const texts = await clippedTexts(page);
    if (texts.length > 0) clipped[path] = texts;
  }
  return clipped;
}

test('a bare text and a clipped one are found where there is one', async ({ newPerson }) => {
  const { context, page } = await newPerson({ locale: 'en-US', viewport: { width: 360, height: 740 } });
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

test('every text before signing in comes from the catalogues: I18N-01 I18N-04', async ({ newPerson }) => {
  const { context, page } = await newPerson({ locale: 'en-US' });
  const data = await speakPseudo(context);
  expect(await bareOn({ page, data, paths: [...PUBLIC, ...BEFORE_SIGNING_IN] })).toEqual({});
});

test('every text of a client’s screens comes from the catalogues: I18N-01 I18N-04', async ({ newSeller }) => {
  const { context, page } = await newSeller();
  const data = await speakPseudo(context);
  expect(await bareOn({ page, data, paths: INSIDE })).toEqual({});
});

test('texts a third longer are not clipped on a phone of 360 px: I18N-01', async ({ newPerson, newSeller }) => {
  const visitor = await newPerson({ locale: 'en-US', viewport: { width: 360, height: 740 } });
  await speakPseudo(visitor.context);
  expect(await clippedOn({ page: visitor.page, paths: BEFORE_SIGNING_IN })).toEqual({});

  const { context, page } = await newSeller();
  await speakPseudo(context);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await clippedOn({ page, paths: INSIDE })).toEqual({});
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
