import { HOUR_MS } from '@cw/domain';

const WORKER = '/app/service-worker.js';
const SCOPE = '/app/';
/** A tab that stays open for days asks this often whether there is a newer version, in ms. */
const ASK_EVERY_MS = HOUR_MS;

/** Calls back with a version that waits, each time one has come; nothing is called for the very first. */
export async function registerWorker(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  const tell = (): void => {
    if (registration.waiting && registration.active) onWaiting(registration.waiting);
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY_MS);
}

/** Lets the new version take over, and loads the page from it. */
export function takeOver(worker: ServiceWorker, reload: () => void): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}
