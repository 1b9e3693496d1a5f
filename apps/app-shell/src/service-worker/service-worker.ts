import { openPush, showPush } from './push-news.js';
import type { WorkerScope } from './scope.js';

// The scope of a worker is `self`, which TypeScript takes for a window here.
const scope = self as unknown as WorkerScope;

// It answers no requests, so a new one can take over while pages are open.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

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
