import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { PAGE_STATE } from './page-state.js';

declare global {
  interface Window {
    /** Only in a page that was looked at. */
    axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What stands in a frame is somebody else's page. */
const AXE_OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: TAGS },
  iframes: false,
};
const UNTITLED_OPTIONS: axe.RunOptions = { ...AXE_OPTIONS, rules: { 'page-has-heading-one': { enabled: false } } };

export interface AxeOptions {
  /** The screen is looked at while its skeletons stand. */
  readonly loading?: boolean;
  /** What it is called comes with what it waits for. */
  readonly untitled?: boolean;
}

/** What of a page is looked at. */
interface Look extends Pick<AxeOptions, 'untitled'> {
  readonly part?: string;
}

/** Axe finds nothing on the page as it stands, once its skeletons have gone. */
export async function expectAccessible(page: Page, name: string, options: AxeOptions = {}): Promise<void> {
  const { loading = false, untitled = false } = options;
  if (!untitled) await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
  if (!loading) await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
  await expectNothingFound(page, name, { untitled });
}

/** The same for the dialog that is open; what lies behind it has its own turn. */
export async function expectAccessibleDialog(page: Page, name: string): Promise<void> {
  await expectNothingFound(page, name, { part: '[role="dialog"]' });
}

async function expectNothingFound(page: Page, name: string, look: Look): Promise<void> {
  test.info().annotations.push({ type: PAGE_STATE, description: name });
  expect(await findingsOn(page, look), `what axe finds on ${name}`).toEqual([]);
}

/** What axe finds on the page as it stands, or in a part of it. */
export async function findingsOn(page: Page, { part = 'html', untitled = false }: Look = {}): Promise<Finding[]> {
  await bringAxe(page);
  return page.evaluate(findings, { part, options: untitled ? UNTITLED_OPTIONS : AXE_OPTIONS });
}

/**
 * Axe comes to a document once, and by the browser's own protocol, which takes half the time of `page.evaluate` for a text of
 * this size: a look took one second by the library for Playwright, and takes a third of it so.
 */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.evaluate', { expression: AXE_SOURCE });
  await browser.detach();
}

/** A rule that is broken, and the elements that break it. */
interface Finding {
  readonly id: string;
  readonly at: readonly string[];
}

/** Runs in the page. */
async function findings({ part, options }: { part: string; options: axe.RunOptions }): Promise<Finding[]> {
  if (!window.axe) throw new Error('Axe did not come to this page');
  const { violations } = await window.axe.run(part, options);
  // A menu that is open hangs beside the page, as a dialog does, for which axe asks no landmark either.
  const isOfMenu = (id: string, target: unknown): boolean =>
    id === 'region' && Boolean(document.querySelector(String(target))?.closest('[role="menu"]'));
  return violations.flatMap(({ id, nodes }) => {
    const at = nodes.filter(({ target }) => !isOfMenu(id, target[0])).map(({ html }) => html);
    return at.length === 0 ? [] : [{ id, at }];
  });
}
