import type { Page } from '@playwright/test';
import type { Target } from '../fixtures/targets.js';

/** What a page of somebody else's does to every target at once; answers what it was able to read. */
export type Attack = (page: Page, targets: readonly Target[]) => Promise<readonly string[]>;

interface Form {
  readonly targets: readonly Target[];
  readonly enctype: string;
}

// Each of these runs in the hostile page, so it knows nothing of this file.

function sendForms({ targets, enctype }: Form): void {
  for (const { url, body } of targets) {
    const frame = document.createElement('iframe');
    frame.name = `${enctype}-${document.forms.length}`;
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: url, enctype, target: frame.name });
    const input = document.createElement('input');
    // As text/plain, name and value together are JSON.
    input.name = enctype === 'text/plain' ? `${body.slice(0, -1)}${body === '{}' ? '' : ','}"a":"` : 'body';
    input.value = enctype === 'text/plain' ? '"}' : body;
    form.append(input);
    document.body.append(frame, form);
    form.submit();
  }
}

interface Fetching {
  readonly targets: readonly Target[];
  readonly mode: RequestMode;
  readonly contentType: string;
  /** Null: by POST, which needs nobody's leave. */
  readonly method: 'its own' | null;
}

async function fetchAll({ targets, mode, contentType, method }: Fetching): Promise<string[]> {
  const read = await Promise.all(
    targets.map(async (target) => {
      const init: RequestInit = { method: method === null ? 'POST' : target.method, credentials: 'include', mode };
      const body = target.method === 'GET' && method !== null ? {} : { body: target.body };
      try {
        const response = await fetch(target.url, { ...init, ...body, headers: { 'Content-Type': contentType } });
        return response.type === 'opaque' ? [] : [`${target.url} ${response.status}`];
      } catch {
        return [];
      }
    }),
  );
  return read.flat();
}

function sendBeacons(targets: readonly Target[]): void {
  for (const { url, body } of targets) navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
}

async function showImages(targets: readonly Target[]): Promise<string[]> {
  const shown = await Promise.all(
    targets.map(
      ({ url }) =>
        new Promise<string[]>((resolve) => {
          const image = new Image();
          image.onload = () => {
            resolve([url]);
          };
          image.onerror = () => {
            resolve([]);
          };
          // An address of its own each: the same picture is asked for once.
          image.src = `${url}?number=${Math.random()}`;
        }),
    ),
  );
  return shown.flat();
}

function loadFrames(targets: readonly Target[]): void {
  for (const { url } of targets) {
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }
}

const forms =
  (enctype: string): Attack =>
  async (page, targets) => {
    await page.evaluate(sendForms, { targets, enctype });
    return [];
  };

const fetches =
  (fetching: Omit<Fetching, 'targets'>): Attack =>
  (page, targets) =>
    page.evaluate(fetchAll, { ...fetching, targets });

/** For calls that change something. */
export const WRITING: Readonly<Record<string, Attack>> = {
  'a form': forms('application/x-www-form-urlencoded'),
  'a form in parts': forms('multipart/form-data'),
  'a form whose text is JSON': forms('text/plain'),
  'fetch without asking': fetches({ mode: 'no-cors', contentType: 'text/plain', method: null }),
  'fetch of plain text with credentials': fetches({ mode: 'cors', contentType: 'text/plain', method: null }),
  'fetch of JSON with credentials': fetches({ mode: 'cors', contentType: 'application/json', method: 'its own' }),
  'a beacon': async (page, targets) => {
    await page.evaluate(sendBeacons, targets);
    return [];
  },
  'an image': (page, targets) => page.evaluate(showImages, targets),
};

/** For calls that read, and for pages. */
export const READING: Readonly<Record<string, Attack>> = {
  'fetch with credentials': fetches({ mode: 'cors', contentType: 'text/plain', method: 'its own' }),
  'an image': (page, targets) => page.evaluate(showImages, targets),
  'a frame': async (page, targets) => {
    await page.evaluate(loadFrames, targets);
    return [];
  },
};

/** Whether a socket of the product opens from the hostile page; and whether its polling can be read. */
export const openSockets = (page: Page, product: string): Promise<readonly string[]> =>
  page.evaluate(async (origin) => {
    const address = `${origin}/socket.io/?EIO=4&transport=`;
    const socket = new WebSocket(`${address.replace('http', 'ws')}websocket`);
    const opened = new Promise<string[]>((resolve) => {
      socket.onopen = () => {
        resolve(['websocket']);
      };
      socket.onerror = () => {
        resolve([]);
      };
    });
    const polled = fetch(`${address}polling`, { credentials: 'include' }).then(
      () => ['polling'],
      () => [],
    );
    return [...(await opened), ...(await polled)];
  }, product);
