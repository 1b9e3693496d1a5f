import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '@cw/domain';
import { settled } from '../support/look.js';
import { type Screen, type Sitter } from './gallery.js';
import { patience } from '../support/patience.js';

export const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1280] as const;
const HEIGHT = 900;
/** Longer pages end here: nobody leafs through more. */
const LONGEST = 5000;

export interface Wanted {
  /** Where the pictures go. */
  readonly folder: string;
  /** Names with this in them; without it, all. */
  readonly only: RegExp | undefined;
  /** What stands on one screen without scrolling, as on a device. */
  readonly firstScreen: boolean;
}

/** What the run was asked for. */
export function wanted(env = process.env): Wanted {
  const { SCREENS_DIR: folder = 'test-results/screens', SCREENS_ONLY: only, SCREENS_FIRST: first } = env;
  return { folder, only: only === undefined ? undefined : new RegExp(only, 'u'), firstScreen: first === '1' };
}

const quiet = (page: Page, sitter: Sitter): Promise<unknown> =>
  sitter === 'waiting'
    ? page.locator('main [aria-busy="true"]').first().waitFor({ timeout: patience.page })
    : page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, null, {
        timeout: patience.page,
      });

/** Every picture within the window stands; what is further down is asked for when somebody comes to it. */
async function pictured(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.complete || bottom < 0 || top > innerHeight;
      }),
    null,
    { timeout: patience.page },
  );
}

/** Whatever comes later has come: data, letters, pictures, movements. */
async function arrived(page: Page, sitter: Sitter): Promise<void> {
  await page.locator('h1').first().waitFor({ timeout: patience.page });
  await quiet(page, sitter);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await pictured(page);
  await settled(page);
}

/** As high as the page, so that what is fixed to the foot of a phone stands at the foot of the picture. */
async function wholePage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(HEIGHT, height), LONGEST) });
  await pictured(page);
}

/** A stored page comes to life by a sign of its reader, and then asks for more. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

interface Sitting {
  readonly page: Page;
  readonly sitter: Sitter;
  readonly locale: Locale;
}

const addressOf = ({ locale }: Sitting, { path, hasTwin = false }: Screen): string =>
  hasTwin && locale === 'es' ? `/es${path}` : path;

/** Loaded anew for each scheme: a stored page learns of it once. Answers what could not be taken. */
async function takeScheme(sitting: Sitting, screen: Screen, scheme: (typeof SCHEMES)[number]): Promise<string[]> {
  const { page, sitter, locale } = sitting;
  const { folder, only, firstScreen } = wanted();
  const shots = WIDTHS.map((width) => ({ width, name: `${screen.name}.${locale}.${width}.${scheme}` }));
  const missing: string[] = [];
  let isOpen = false;
  for (const { width, name } of shots.filter((one) => only?.test(one.name) !== false)) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (!isOpen) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(addressOf(sitting, screen));
      if (screen.hasTwin) await wake(page);
      isOpen = true;
    }
    await arrived(page, sitter).catch((error: unknown) => missing.push(`${name}: ${String(error).split('\n')[0]}`));
    if (!firstScreen) await wholePage(page, width).catch((error: unknown) => missing.push(`${name}: ${String(error)}`));
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  return missing;
}

/** Pictures of one screen at every width, light and dark; answers those that were taken before the screen stood. */
export async function takeScreen(sitting: Sitting, screen: Screen): Promise<string[]> {
  const missing: string[] = [];
  for (const scheme of SCHEMES) missing.push(...(await takeScheme(sitting, screen, scheme)));
  return missing;
}
