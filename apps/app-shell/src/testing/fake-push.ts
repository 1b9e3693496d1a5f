const bytesOf = (length: number): ArrayBuffer => new Uint8Array(length).fill(7).buffer;
const KEY_BYTES = 65;
const SECRET_BYTES = 16;

export const PUBLIC_KEY = btoa(String.fromCharCode(...new Uint8Array(bytesOf(KEY_BYTES))))
  .replaceAll('+', '-')
  .replaceAll('/', '_')
  .replaceAll('=', '');

export interface FakePush {
  permission: NotificationPermission;
  /** Where the browser is reached, when it is. */
  endpoint: string | null;
  isRegistered: boolean;
  /** What subscribing answers with: the next address, or a failure. */
  next: string | Error;
  /** Notifications that stood on the screen and were taken away. */
  closed: number;
  /** As the service worker asks; what the page answers. */
  ask(question: object): unknown;
  restore(): void;
}

/** A browser that can be pushed to, in place of what jsdom lacks. */
export function fakePush(): FakePush {
  const listeners = new Set<(event: unknown) => void>();
  const subscription = () => ({
    endpoint: fake.endpoint,
    options: { applicationServerKey: bytesOf(KEY_BYTES) },
    getKey: (name: string) => bytesOf(name === 'auth' ? SECRET_BYTES : KEY_BYTES),
    unsubscribe: () => Promise.resolve((fake.endpoint = null)),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(fake.endpoint === null ? null : subscription()),
    subscribe: () => {
      if (fake.next instanceof Error) return Promise.reject(fake.next);
      fake.endpoint = fake.next;
      return Promise.resolve(subscription());
    },
  };
  const registration = {
    active: { state: 'activated' },
    pushManager,
    getNotifications: () => Promise.resolve([{ close: () => (fake.closed += 1) }]),
  };
  const fake: FakePush = {
    permission: 'default',
    endpoint: null,
    isRegistered: false,
    next: 'https://push.example/send/1',
    closed: 0,
    ask: (question) => {
      let answer: unknown;
      const ports = [{ postMessage: (said: unknown) => (answer = said) }];
      for (const listener of listeners) listener({ data: question, ports });
      return answer;
    },
    restore: () => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(globalThis, 'Notification');
      window.localStorage.clear();
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(fake.isRegistered ? registration : undefined),
      register: () => {
        fake.isRegistered = true;
        return Promise.resolve(registration);
      },
      addEventListener: (_name: string, listener: (event: unknown) => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: (event: unknown) => void) => listeners.delete(listener),
    },
  });
  Object.assign(window, { PushManager: class {} });
  class FakeNotification {
    static get permission(): NotificationPermission {
      return fake.permission;
    }
    static requestPermission(): Promise<NotificationPermission> {
      if (fake.permission === 'default') fake.permission = 'granted';
      return Promise.resolve(fake.permission);
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification });
  return fake;
}
