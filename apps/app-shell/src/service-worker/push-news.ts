import type { PushNews } from '@cw/domain';
import { isSeenLock } from '../alerts/seen-lock.js';
import { OPEN, type PageQuestion } from '../push/page-questions.js';
import type { WorkerClient, WorkerScope } from './scope.js';

/** A page that is alive answers at once; a browser waits longer for what a click opens than this. */
const ANSWER_MS = 700;
const SOMETHING = {
  tag: 'something',
  title: 'Closewright',
  path: '/app/notifications',
  lang: '',
} as const satisfies PushNews;
/** Paths of ours and no address: `//host` and `/\host` lead elsewhere. */
const PATH = /^\/(?:app|admin)(?:\/(?![/\\])[^\\]*)?$/;

function wordIn(said: object, name: keyof PushNews): string | undefined {
  const word: unknown = Reflect.get(said, name);
  return typeof word === 'string' && word !== '' ? word : undefined;
}

/** What came, as far as it can be read; browsers want something shown for each push. */
export function newsOf(text: string | undefined): PushNews {
  try {
    const said: unknown = JSON.parse(text ?? '');
    if (typeof said !== 'object' || said === null) return SOMETHING;
    const about = wordIn(said, 'text');
    const wordOf = (name: keyof typeof SOMETHING): string => wordIn(said, name) ?? SOMETHING[name];
    return {
      tag: wordOf('tag'),
      title: wordOf('title'),
      ...(about !== undefined && { text: about }),
      path: pathOf(wordOf('path')),
      lang: wordOf('lang'),
    };
  } catch {
    return SOMETHING;
  }
}

const pathOf = (path: unknown): string => (typeof path === 'string' && PATH.test(path) ? path : SOMETHING.path);

/** Whether a page says yes; one that is gone, or of an older build, says nothing. */
function agrees(client: WorkerClient, question: PageQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const close = (answer: boolean): void => {
      port1.close();
      resolve(answer);
    };
    const late = setTimeout(() => close(false), ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      close(data === true);
    };
    client.postMessage(question, [port2]);
  });
}

const windowsOf = ({ clients }: WorkerScope): Promise<readonly WorkerClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Safari takes the permission away from whoever shows nothing, also while a page is looked at. */
const mustShow = ({ navigator: { userAgent } }: WorkerScope): boolean =>
  userAgent.includes('AppleWebKit') && !/Chrome\//.test(userAgent);

/**
 * Whether a page that the person looks at says it by itself. The browser knows; a page that is busy would answer late,
 * and then the person would be told twice.
 */
async function isTold(scope: WorkerScope): Promise<boolean> {
  const { onLine, locks } = scope.navigator;
  try {
    if (!onLine || !(await windowsOf(scope)).some(isSeen)) return false;
    const { held = [] } = await locks.query();
    return held.some(({ name }) => isSeenLock(name));
  } catch {
    // Twice is better than never.
    return false;
  }
}

/** NOTE-06: shows what came, unless a page that the person looks at says it by itself. */
export async function showPush(scope: WorkerScope, text: string | undefined): Promise<void> {
  const { tag, title, text: body, path, lang } = newsOf(text);
  const silent = await isTold(scope);
  if (silent && !mustShow(scope)) return;
  await scope.registration.showNotification(title, { tag, lang, silent, ...(body && { body }), data: { path } });
}

/** Opens what a notification is about: in a page that shows it already, in one that can go there, or in a new one. */
export async function openPush(scope: WorkerScope, data: unknown): Promise<void> {
  const path = pathOf(typeof data === 'object' && data !== null ? Reflect.get(data, 'path') : undefined);
  const address = new URL(path, scope.location.origin).href;
  const clients = await windowsOf(scope);
  const showing = clients.find(({ url }) => url.split(/[?#]/)[0] === address);
  if (showing) return void (await showing.focus());
  const [first] = [...clients]
    .sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)))
    .filter((client) => isOf(client, path));
  if (first && (await agrees(first, { ask: OPEN, path }))) return void (await first.focus());
  await scope.clients.openWindow(address);
}

const isSeen = ({ visibilityState }: WorkerClient): boolean => visibilityState === 'visible';
/** Of the area that a path belongs to. */
const isOf = ({ url }: WorkerClient, path: string): boolean =>
  new URL(url).pathname.split('/')[1] === path.split('/')[1];
