import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';

/** Lighthouse's "slow 4G": 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up; and a processor four times slower. */
const BITS_PER_BYTE = 8;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / BITS_PER_BYTE,
  uploadThroughput: 750_000 / BITS_PER_BYTE,
};
const CPU_RATE = 4;
const BEST = 9;
const KILO = 1000;

/** What a page noted of itself while it loaded. */
export interface Load {
  /** When the largest part of it was painted, in ms. */
  readonly lcp: number;
  readonly shift: number;
  /** For how long its tasks kept a reader waiting beyond what nobody notices, in ms. */
  readonly blocked: number;
}

/** A task of this length is not noticed, in ms. */
const UNNOTICED_MS = 50;

/** A new page on the slow device, with a way to ask what it has downloaded, in KB of gzip. */
export async function slowPage(
  context: BrowserContext,
): Promise<{ readonly page: Page; readonly scripts: () => Promise<number> }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const weights: Promise<number>[] = [];
  // What was cut off weighs nothing.
  const weigh = async (response: Response): Promise<number> =>
    gzipSync(await response.body().catch(() => Buffer.alloc(0)), { level: BEST }).length;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') weights.push(weigh(response));
  });
  await page.addInitScript((unnoticed) => {
    const noted = { lcp: 0, shift: 0, blocked: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) noted.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) noted.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.blocked += duration - unnoticed;
    }).observe({ type: 'longtask', buffered: true });
  }, UNNOTICED_MS);
  const scripts = async (): Promise<number> =>
    (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0) / KILO;
  return { page, scripts };
}

/** What the page has noted until now. */
export const loadOf = (page: Page): Promise<Load> =>
  page.evaluate(() => ({ ...(window as unknown as { noted: Load }).noted }));
