import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import type { Locale } from '@cw/domain';
import { aSeller, type Login, type NewAccount } from '../fixtures/people.js';
import { isNeverRepeated } from '../../../../tools/testing/never-repeated.cjs';
import { ApiSession } from './api-session.js';
import { LAYOUT_SHIFT, watchLayoutShifts } from './layout-shift.js';
import { OWN_ADDRESSES } from './own-address.js';
import { noteStandstill, stoodStill } from './standstill.js';
import { currentStack, forgetTries, liftFaults } from './stack.js';
import { watchToasts } from './toasts.js';
import { refuseFilling } from './typing.js';

/** One person in a browser of their own. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A person whose browser is signed in, with the same session at hand for what a journey is not about. */
export interface SignedIn extends Person {
  readonly api: ApiSession;
  readonly account: NewAccount;
}

interface Fixtures {
  /** Opens a browser for one more person; closed at the end. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<Person>;
  /** A browser in which a seller has just opened an account. */
  readonly newSeller: (locale?: Locale) => Promise<SignedIn>;
  /** Refuses a second try to a test whose first answer stands, unless it was the browser that stood still. */
  readonly firstTry: void;
  /** What went wrong in any page; a test that expects a fault empties it. */
  readonly pageFaults: string[];
  /** Makes a browser ready for a test: what goes wrong, what moves and which toasts are shown in any of its pages is noted. */
  readonly watchPages: (context: BrowserContext) => Promise<void>;
}

interface WorkerFixtures {
  /** Signs in at the API without a browser, once for each account. */
  readonly apiOf: (login: Login) => Promise<ApiSession>;
}

/**
 * Playwright's `test` with the product behind it. A test fails when a page throws, complains in the console or breaks
 * its content security policy, or asks anybody else's host for anything, whatever else it looked at.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => {
    await use(currentStack().url);
  },

  apiOf: [
    async ({ playwright }, use) => {
      const sessions = new Map<string, Promise<ApiSession>>();
      const open = async (login: Login): Promise<ApiSession> =>
        ApiSession.logIn(await playwright.request.newContext({ baseURL: currentStack().url }), login);
      await use(async (login) => {
        const known = await sessions.get(login.email);
        if (known && (await isSignedIn(known))) return known;
        const session = open(login);
        sessions.set(login.email, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  firstTry: [
    async ({}, use, info) => {
      if (info.retry > 0 && isNeverRepeated(info.titlePath.join(' ')) && !stoodStill(info))
        throw new Error('What this test asserts may not fail even once, so the first try stands.');
      await use();
    },
    { auto: true },
  ],

  pageFaults: [
    async ({}, use) => {
      const faults: string[] = [];
      await use(faults);
      await liftFaults();
      await forgetTries();
      expect(faults, 'errors and policy violations of pages').toEqual([]);
    },
    { auto: true },
  ],

  watchPages: async ({ pageFaults }, use, { annotations }) => {
    await use(async (context) => {
      watchFaults(context, pageFaults);
      await refuseFilling(context);
      await watchToasts(context);
      await watchLayoutShifts(context, (shift) =>
        annotations.push({ type: LAYOUT_SHIFT, description: JSON.stringify(shift) }),
      );
    });
  },

  context: async ({ context, watchPages }, use, info) => {
    await watchPages(context);
    await use(context);
    await noteStandstill([context], info);
  },

  newPerson: async ({ browser, baseURL, contextOptions, viewport, watchPages }, use, info) => {
    const contexts = new Set<BrowserContext>();
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        ...options,
      });
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      await watchPages(context);
      return { context, page: await context.newPage() };
    });
    await noteStandstill([...contexts], info);
    // A page may still be fetching ahead what a route answers for: that is nobody's fault.
    await Promise.all([...contexts].map((context) => context.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all([...contexts].map((context) => context.close()));
  },

  newSeller: async ({ newPerson }, use) => {
    await use(async (locale = 'en') => {
      const person = await newPerson({ locale: `${locale}-US` });
      const account = aSeller(locale);
      return { ...person, account, api: await ApiSession.register(person.context.request, account) };
    });
  },
});

export { expect };

/** An account has ten sessions at most: the browsers in which a journey signs the same person in end the oldest. */
const isSignedIn = (session: ApiSession): Promise<boolean> =>
  session.get('/api/auth/me').then(
    () => true,
    (error: unknown) => !String(error).includes('answered 401'),
  );

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1)$/;

/** Whether an address leads off this machine: the product asks nobody but itself, whatever its policy would let in. */
function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isHere = LOOPBACK.test(hostname) || OWN_ADDRESSES.includes(hostname);
  return protocol !== 'data:' && protocol !== 'blob:' && !isHere;
}

function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on('request', (request) => {
    if (isForeign(request.url())) faults.push(`Asked somebody else: ${request.url()}`);
  });
  context.on('weberror', (webError) =>
    faults.push(`${webError.page()?.url() ?? ''}: ${webError.error().stack ?? webError.error().message}`),
  );
  context.on('console', (message) => {
    const isOurs = !isOfTheNetwork(message.text()) && !isOfPicture(message);
    if (message.type() === 'error' && isOurs) faults.push(message.text());
  });
}

/** The browser's own words for an answer that refuses or does not come; what follows from one is for the page to say. */
const isOfTheNetwork = (text: string): boolean => /^(Failed to load resource|WebSocket connection to)/.test(text);

/**
 * A picture that is opened by itself stands in a page of the browser's own, whose styles the policy of a stored file
 * refuses as it refuses all else.
 */
const isOfPicture = (message: ConsoleMessage): boolean =>
  new URL(message.page()?.url() ?? 'about:blank').pathname.startsWith('/api/') &&
  message.text().startsWith('Applying inline style violates');
