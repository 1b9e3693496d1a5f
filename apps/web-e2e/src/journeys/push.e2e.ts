import type { BrowserContext, CDPSession, Page, Route, Worker } from '@playwright/test';
import { aSeller } from '../fixtures/people.js';
import { ApiSession } from '../support/api-session.js';
import { currentStack } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wholeChromium } from '../support/whole-chromium.js';
import { wordsOf } from '../support/words.js';

const { t } = wordsOf('en');
const ENDPOINT = 'https://push.example/send/browser';

/** There is no push service here: what a browser would get of one is made up, all the rest is the browser's own. */
async function withPushService(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript((endpoint) => {
    const isOn = (): boolean => window.localStorage.getItem('test.pushed') !== null;
    const subscription = {
      endpoint,
      options: { applicationServerKey: null as BufferSource | null },
      getKey: (name: string) =>
        name === 'auth'
          ? new Uint8Array(16).buffer
          : Uint8Array.from(
              atob('BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4='),
              (letter) => letter.charCodeAt(0),
            ).buffer,
      unsubscribe: () => Promise.resolve(window.localStorage.removeItem('test.pushed')),
    };
    const subscribe = ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      subscription.options.applicationServerKey = applicationServerKey as BufferSource;
      window.localStorage.setItem('test.pushed', 'yes');
      return Promise.resolve(subscription);
    };
    const getSubscription = () => Promise.resolve(isOn() ? subscription : null);
    Object.assign(PushManager.prototype, { subscribe, getSubscription });
  }, ENDPOINT);
}

/** The worker of the product, and a way to have something pushed to it. */
async function pushable(context: BrowserContext, page: Page) {
  const cdp: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/app/'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await countPushes(worker);
  const { origin } = new URL(page.url());
  let sent = 0;
  const push = async (news: object): Promise<void> => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(news) });
    sent += 1;
    await expect.poll(() => pushesDoneBy(worker)).toBe(sent);
  };
  return { worker, push };
}

/** The browser says of a push only that it was sent: when the worker is done with it, what it waits for says. */
const countPushes = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const counting = self as unknown as { pushesDone: number };
    const { prototype } = (self as unknown as { PushEvent: { prototype: Awaiting } }).PushEvent;
    const { waitUntil } = prototype;
    counting.pushesDone = 0;
    prototype.waitUntil = function (this: Awaiting, done) {
      waitUntil.call(this, done);
      void done.finally(() => (counting.pushesDone += 1));
    };
  });

interface Awaiting {
  waitUntil(done: Promise<unknown>): void;
}

const pushesDoneBy = (worker: Worker): Promise<number> =>
  worker.evaluate(() => (self as unknown as { readonly pushesDone: number }).pushesDone);

/** What says news by itself comes once a page is at rest. */
const saysNews = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.startsWith('closewright.seen.'));
  });

/** The page does nothing, and answers nothing, until what this returns is called. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  const address = '**/api/test-busy';
  let take: (route: Route) => void = () => undefined;
  const asked = new Promise<Route>((resolve) => (take = resolve));
  await page.route(address, (route) => take(route));
  const done = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/api/test-busy', false);
    request.send();
  });
  const route = await asked;
  return async () => {
    await route.fulfill({ status: 204 });
    await done;
    await page.unroute(address);
  };
}

interface Shown {
  readonly title: string;
  readonly tag: string;
}
const shownBy = (worker: Worker): Promise<readonly Shown[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
  });

const clickIn = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const { NotificationEvent } = self as unknown as {
      NotificationEvent: new (name: string, init: object) => Event;
    };
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });

test('a browser is told while nobody looks at Closewright, and a click shows what it is about: NOTE-06', async ({
  playwright,
  launchOptions,
}) => {
  const executablePath = wholeChromium();
  test.skip(
    executablePath === undefined,
    'this machine has no whole Chromium, and its headless shell shows no notifications',
  );
  const baseURL = currentStack().url;
  // What browsers forget when they are closed may show no notifications.
  const context = await playwright.chromium.launchPersistentContext('', {
    ...launchOptions,
    ...(executablePath !== undefined && { executablePath }),
    baseURL,
    serviceWorkers: 'allow',
  });
  await ApiSession.register(context.request, aSeller('en'));
  await withPushService(context, new URL(baseURL).origin);
  const page = await context.newPage();
  await page.goto('/app/settings?tab=notifications');

  await test.step('it is turned on in the settings', async () => {
    await page.getByRole('button', { name: t('settings.push.turn_on'), exact: true }).click();
    await expect(page.getByText(t('settings.push.on'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('settings.push.on'), { exact: true })).toBeVisible();
  });

  const { worker, push } = await pushable(context, page);
  await test.step('a page that is looked at says it by itself', async () => {
    await expect.poll(() => saysNews(page)).toBe(true);
    await push({ tag: 'seen', title: 'Nobody needs this', path: '/app/projects', lang: 'en' });
    await push({ tag: 'seen', title: 'Nor this', path: '/app/projects', lang: 'en' });
    expect(await shownBy(worker)).toEqual([]);
  });

  await test.step('however busy it is', async () => {
    const letGo = await keepBusy(page);
    await push({ tag: 'busy', title: 'Nor while it is busy', path: '/app/projects', lang: 'en' });
    expect(await shownBy(worker)).toEqual([]);
    await letGo();
  });

  await test.step('otherwise the browser does, once for the same thing', async () => {
    const other = await context.newPage();
    await other.goto('/');
    await other.bringToFront();
    // Playwright has every page taken for seen.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => saysNews(page)).toBe(false);
    for (const title of ['New bid received', 'New bid received again']) {
      await push({ tag: 'bid', title, path: '/app/notifications', lang: 'en' });
    }
    await expect.poll(() => shownBy(worker)).toEqual([{ title: 'New bid received again', tag: 'bid' }]);
    await other.close();
  });

  await test.step('a click leads the open page there', async () => {
    await clickIn(worker);
    await page.waitForURL('**/app/notifications');
    await expect(page.getByRole('heading', { name: t('notifications.title'), level: 1 })).toBeVisible();
  });

  await test.step('and it is turned off again', async () => {
    await page.goto('/app/settings?tab=notifications');
    await page.getByRole('button', { name: t('settings.push.turn_off'), exact: true }).click();
    await expect(page.getByText(t('settings.push.off'), { exact: true })).toBeVisible();
  });
  await context.close();
});
