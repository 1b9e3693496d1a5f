import { activated } from './activated.js';

const WORKER = '/app/intake-worker.js';
/** Its address in each language; what is kept is kept for both. */
const SCOPES = ['/repair-intake', '/es/repair-intake'];

/** Has the request form kept on this device, with all that this page has loaded, so that it opens without network. */
export async function keepIntake(): Promise<void> {
  const register = (scope: string): Promise<ServiceWorkerRegistration> =>
    navigator.serviceWorker.register(WORKER, { scope, updateViaCache: 'none' });
  const workers = await Promise.all(SCOPES.map(async (scope) => activated(await register(scope))));
  workers[0]?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
