import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { settled } from '../support/look.js';
import { expect, test } from '../support/test.js';
import { AGENT } from './market-world.js';

const FORMATS = ['A4', 'Letter'] as const;
/** CSS pixels of A4, which is the narrower one, between its margins. */
const PAPER = { width: 687, height: 1000 };

interface Listed {
  readonly items: readonly { readonly id: string; readonly status: string; readonly bidCount: number | null }[];
}

async function keepPaper(page: Page, name: string): Promise<void> {
  const folder = process.env['SWEEP_SHOTS'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const format of FORMATS) {
    const path = join(folder, `${name}.${format}.pdf`);
    await page.pdf({ path, format, printBackground: false, preferCSSPageSize: false });
  }
}

/** What no paper has, and nothing that its edge cuts off. */
async function expectPaper(page: Page, name: string, width = PAPER.width): Promise<void> {
  await settled(page);
  const shown = await page.locator('nav:visible, header button:visible, main button:visible, input:visible').count();
  expect(shown, `${name} has nothing to press`).toBe(0);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `${name} is cut`).toBeLessThanOrEqual(width);
}

test('a project, its bids and the payments are printed whole, by day and by night', async ({ newPerson }) => {
  const { context, page } = await newPerson({ locale: 'en-US', timezoneId: 'America/New_York', colorScheme: 'dark' });
  await speak(context, 'en');
  const api = await ApiSession.logIn(context.request, AGENT);
  const { items } = await api.get<Listed>('/api/projects?scope=mine&limit=100');
  const open = [...items].sort((a, b) => (b.bidCount ?? 0) - (a.bidCount ?? 0)).find(({ status }) => status === 'open');
  const submitted = items.find(({ status }) => status === 'in_progress');

  await page.goto(`/app/projects/${submitted?.id}`);
  await expect(page.getByRole('button', { name: 'Print for the lender', exact: true })).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectPaper(page, 'project');
  await expect(page.getByRole('img', { name: /closing/ })).toBeHidden();
  await expect(page.getByText(/days? from today to closing on/)).toBeVisible();
  // It is handed to a lender: who is on the deal, what we take and whose turn it is are nothing for it.
  await expect(page.locator('main')).not.toContainText(/@|service fee|Next:/i, { useInnerText: true });
  const ground = await page.evaluate(() => getComputedStyle(document.querySelector('main section')!).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  await keepPaper(page, 'project');

  await page.goto(`/app/projects/${open?.id}?view=bids`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 950, height: 700 });
  await expectPaper(page, 'bids', 950);
  await keepPaper(page, 'bids');

  await page.setViewportSize(PAPER);
  await page.goto('/app/checkout');
  await expect(page.getByRole('heading', { name: 'Payments so far' })).toBeVisible();
  await expectPaper(page, 'payments');
  await keepPaper(page, 'payments');
});
