import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { patience } from '../../support/patience.js';

/** What a page asked for that is not there, or that broke whoever answers. */
const isBad = (status: number): boolean => status === 404 || status === 410 || status >= 500;
const UNCOUNTED = new Set(['websocket', 'eventsource', 'ping', 'media']);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const HELD = JSON.stringify({
  type: 'about:blank',
  code: 'request.conflict',
  title: 'Held',
  status: 409,
  detail: 'Held at the border.',
});

/** Within which a page draws twice, unless it is busy. */
const ANSWERED_MS = patience.condition / 10;

/** What goes to and fro between one page and the product. */
export class Traffic {
  private readonly pending = new Set<Request>();
  private readonly faults: string[] = [];
  /** Requests that would have changed something. */
  held = 0;
  /** Files saved, windows and file choosers opened. */
  left = 0;

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (!UNCOUNTED.has(request.resourceType()) && !request.url().includes('/socket.io/')) this.pending.add(request);
      if (!READING.has(request.method())) this.held += 1;
    });
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => {
      this.pending.delete(request);
      const why = request.failure()?.errorText ?? '';
      if (!/ABORTED|BLOCKED_BY_ORB/u.test(why) && !request.url().includes('/socket.io/'))
        this.faults.push(`${request.method()} ${request.url()} failed: ${why}`);
    });
    page.on('response', (response) => this.judge(response));
    page.on('download', (download) => {
      this.left += 1;
      void download.cancel();
    });
    page.on('filechooser', () => (this.left += 1));
    page.on('popup', (popup) => {
      this.left += 1;
      popup.on('response', (response) => this.judge(response));
      void popup.waitForLoadState().then(
        () => popup.close(),
        () => undefined,
      );
    });
    page.on('dialog', (dialog) => {
      this.left += 1;
      void dialog.accept();
    });
  }

  /** What was answered badly since this was last asked. */
  takeFaults(): string[] {
    return this.faults.splice(0);
  }

  /** Nothing is on its way, what came is drawn, and nothing moves: and that so often in a row. */
  async settle(times = 2): Promise<void> {
    const until = Date.now() + patience.page;
    for (let quiet = 0; quiet < times;) {
      // A page that is left just then may never answer: it is not waited for, and asked again.
      const answer = this.page.waitForFunction(drawn, undefined, { timeout: ANSWERED_MS });
      const rest = await answer.then((handle) => handle.jsonValue()).catch(() => 'busy');
      quiet = rest === 'at rest' && this.pending.size === 0 ? quiet + 1 : 0;
      if (rest === 'asleep') await this.wake();
      if (Date.now() > until) {
        const waiting = [...this.pending].map((request) => request.url()).join(' ');
        throw new Error(`${this.page.url()} never comes to rest: ${waiting || 'it is busy'}`);
      }
    }
  }

  /** A stored page comes to life by a sign of its reader. */
  private async wake(): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(2, 2);
  }

  private judge(response: Response): void {
    if (!isBad(response.status())) return;
    this.faults.push(`${response.request().method()} ${response.url()} answered ${response.status()}`);
  }
}

/** Runs in the page: two frames later, whether it is at rest. */
function drawn(): Promise<ReturnType<Window['probe']['rest']>> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.probe.rest()))));
  });
}

/** Of which nobody gets more than a few an hour: a walk that presses for it on every page would be refused. */
const RATIONED = /\/api\/users\/[^/]+\/export$/u;
const ARCHIVE = {
  contentType: 'application/zip',
  headers: { 'Content-Disposition': 'attachment; filename="held.zip"' },
  body: 'Held at the border.',
};

/** Whatever would change something is refused before it leaves the browser. */
export async function holdWrites(context: BrowserContext): Promise<void> {
  await context.route(RATIONED, (route) => route.fulfill(ARCHIVE));
  await context.route(
    (url) => url.pathname.startsWith('/api/') || url.pathname.startsWith('/_pay'),
    async (route) => {
      if (READING.has(route.request().method())) return route.fallback();
      return route.fulfill({ status: 409, contentType: 'application/problem+json', body: HELD });
    },
  );
}
