import { activated } from './activated.js';

const WORKER = '/app/intake-worker.js';
const SCOPE = '/repair-intake';

/** Has the request form kept on this device, with all that this page has loaded, so that it opens without network. */
export async function keepIntake(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  const worker = await activated(registration);
  worker.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
