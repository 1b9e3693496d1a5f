import type { PushSubscriptionBody } from '@cw/api-client';
import { activated } from '../install/activated.js';

const WORKER = '/app/service-worker.js';
const SCOPE = '/app/';
/** Who has turned it on in this browser, so that it is for nobody else. */
const FOR = 'closewright.pushed-to';

/** `install`: iPhones and iPads push to what stands on the home screen alone. */
export type PushSupport = 'supported' | 'install' | 'missing';

const isApple = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function') return 'supported';
  return isApple() ? 'install' : 'missing';
}

export function pushedTo(): string | null {
  try {
    return window.localStorage.getItem(FOR);
  } catch {
    return null;
  }
}

export function rememberPushedTo(userId: string | null): void {
  try {
    if (userId === null) window.localStorage.removeItem(FOR);
    else window.localStorage.setItem(FOR, userId);
  } catch {
    // Then it has to be turned on again after the next sign-in.
  }
}

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  pushSupport() === 'supported' ? navigator.serviceWorker.getRegistration(SCOPE) : undefined;

/** What this browser is subscribed to, without making it so. */
export const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await registrationHere())?.pushManager.getSubscription()) ?? null;

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The same as the server takes it. */
export const bodyOf = (subscription: PushSubscription): PushSubscriptionBody => ({
  endpoint: subscription.endpoint,
  p256dh: base64Url(subscription.getKey('p256dh')),
  auth: base64Url(subscription.getKey('auth')),
});

/** The registration, once it can be pushed to: it is not ready for that before its worker is active. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  await activated(registration);
  return registration;
}

/** Subscribes this browser by the server's key; what it was subscribed to by another key ends. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeWorker();
  const known = await pushManager.getSubscription();
  if (known && base64Url(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends it at the browser's push service, and takes away what still stands on the screen. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await registrationHere();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
