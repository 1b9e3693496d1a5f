import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { currentStack, liftFaults } from './stack.js';

/** One person in a browser of their own. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Fixtures {
  /** Opens a browser for one more person; closed at the end. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<Person>;
  /** What went wrong in any page; a test that expects a fault empties it. */
  readonly pageFaults: string[];
}

/**
 * Playwright's `test` with the product behind it. A test fails when a page throws or breaks its content security policy,
 * whatever else it looked at.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(currentStack().url);
  },

  pageFaults: [
    async ({}, use) => {
      const faults: string[] = [];
      await use(faults);
      await liftFaults();
      expect(faults, 'page errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, pageFaults }, use) => {
    watch(context, pageFaults);
    await use(context);
  },

  newPerson: async ({ browser, baseURL, contextOptions, viewport, pageFaults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        ...options,
      });
      contexts.push(context);
      watch(context, pageFaults);
      return { context, page: await context.newPage() };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (webError) =>
    faults.push(`${webError.page()?.url() ?? ''}: ${webError.error().stack ?? webError.error().message}`),
  );
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) faults.push(message.text());
  });
}
