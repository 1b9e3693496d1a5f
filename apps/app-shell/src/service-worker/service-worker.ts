import { answerTo, dropOlder, keepShell, type KeepingScope, type ShellFiles } from './kept-files.js';
import { openPush, showPush } from './push-news.js';
import type { WorkerScope } from './scope.js';

// The scope of a worker is `self`, which TypeScript takes for a window here.
const scope = self as unknown as WorkerScope;
const keeping = self as unknown as KeepingScope & {
  readonly importScripts: (path: string) => void;
  readonly CW_SHELL: ShellFiles;
};

// A browser compares this file too: each build is a new version.
keeping.importScripts('/app/shell-files.js');
const shell = keeping.CW_SHELL;

// A new version waits: its reader says when, or it takes over once no page is open.
scope.addEventListener('install', (event) => event.waitUntil(keepShell(keeping, shell)));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOlder(keeping, shell), scope.clients.claim()])),
);
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(keeping, event.request);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data?.text())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(scope, event.notification.data));
});
// The browser has given up its address: the next page that is opened tells the server of the new one.
scope.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(scope.registration.pushManager.subscribe(options));
});
