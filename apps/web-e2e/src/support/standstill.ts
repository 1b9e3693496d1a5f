import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { patience } from './patience.js';

/** The annotation of a try whose browser drew nothing any more; it says on which pages. */
export const STANDSTILL = 'standstill';

/**
 * Whether a page has stopped to draw while its scripts go on. Now and then Chromium without a screen gives a page no
 * frame any more, for good: a click, which waits for two, never comes, whatever the product does. A page that is busy
 * for ever answers nothing at all: that is the product's fault, and no standstill.
 */
export function drawsNothing(page: Page, within = patience.condition): Promise<boolean> {
  const asked = page
    .evaluate(
      (limit) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(false));
          setTimeout(() => resolve(true), limit);
        }),
      within / 2,
    )
    .catch(() => false);
  const busyForEver = new Promise<boolean>((resolve) => {
    setTimeout(resolve, within, false).unref();
  });
  return Promise.race([asked, busyForEver]);
}

/** Notes, before the browser of a failed try is closed, whether it was the browser that stood still. */
export async function noteStandstill(contexts: readonly BrowserContext[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const pages = contexts.flatMap((context) => context.pages());
  const still = await Promise.all(pages.map((page) => drawsNothing(page)));
  const where = pages.filter((_, index) => still[index]).map((page) => new URL(page.url()).pathname);
  if (where.length === 0) return;
  info.annotations.push({ type: STANDSTILL, description: where.join(' ') });
  const note = noteOf(info);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, '');
}

/** Whether the browser of an earlier try of this test stood still; each try has a process of its own. */
export const stoodStill = (info: TestInfo): boolean => existsSync(noteOf(info));

const noteOf = ({ project, testId }: TestInfo): string => join(project.outputDir, 'standstill', testId);
