/** What of a service worker's global scope is used here; TypeScript has either these or those of a page. */
export interface WorkerClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}

export interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface PushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}

export interface NotificationClickEvent extends WorkerEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

export interface SubscriptionChangeEvent extends WorkerEvent {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for by itself while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  message: WorkerMessageEvent;
  fetch: FetchEvent;
  install: WorkerEvent;
  activate: WorkerEvent;
  push: PushEvent;
  notificationclick: NotificationClickEvent;
  pushsubscriptionchange: SubscriptionChangeEvent;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: {
    readonly userAgent: string;
    readonly onLine: boolean;
    readonly locks: Pick<LockManager, 'query'>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof WorkerEvents>(name: N, listener: (event: WorkerEvents[N]) => void): void;
}
