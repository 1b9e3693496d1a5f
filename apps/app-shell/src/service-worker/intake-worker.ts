// The worker of the public request form alone: its scopes are the form's addresses, and it answers nothing else.
import type { KeepingScope } from './kept-files.js';
import { answerForm, keepForm } from './kept-form.js';
import type { WorkerScope } from './scope.js';

// The scope of a worker is `self`, which TypeScript takes for a window here.
const scope = self as unknown as WorkerScope;
const keeping = self as unknown as KeepingScope;
// Not in every browser that has workers.
const { registration } = self as unknown as {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
};

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

// It belongs to no build: what it keeps is told by the page, so that a newer one takes over at once and loads nothing anew.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), scope.clients.claim()])),
);
scope.addEventListener('message', (event) => {
  // What could not be kept this time is kept at the next visit.
  if (isList(event.data)) event.waitUntil(keepForm(keeping, event.data).catch(() => undefined));
});
scope.addEventListener('fetch', (event) => {
  const answer = answerForm(keeping, event.request, event.preloadResponse);
  if (answer) event.respondWith(answer);
});
