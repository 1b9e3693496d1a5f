import type { MessageFileView, QuickReply } from '@cw/domain';

/** A message that has not been answered for yet, as this device keeps it. */
export interface UnsentMessage {
  /** The same on every try, so that what arrives twice is one message. */
  readonly clientId: string;
  readonly userId: string;
  readonly conversationId: string;
  readonly body: string;
  readonly reply: QuickReply | null;
  /** Already with the server. */
  readonly files: readonly MessageFileView[];
  /** ms since 1970; nothing overtakes what was written before it. */
  readonly writtenAt: number;
  /** Refused, with the reason; it waits for whoever wrote it. */
  readonly fault: string | null;
}

export interface OutboxStorage {
  /** Of one person, in the order in which they were written. */
  readonly all: (userId: string) => Promise<readonly UnsentMessage[]>;
  readonly put: (message: UnsentMessage) => Promise<void>;
  readonly remove: (clientId: string) => Promise<void>;
}

/** One of its own: a database has one version, and so one list of stores. */
const DATABASE = 'closewright-messages';
const STORE = 'unsent-messages';
const BY_USER = 'user';

const inOrder = (messages: readonly UnsentMessage[]): readonly UnsentMessage[] =>
  messages.toSorted((a, b) => a.writtenAt - b.writtenAt);

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device did not answer'));
  });
}

/** Rejects where there is none: some private windows have no such thing at all. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = window.indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'clientId' }).createIndex(BY_USER, 'userId');
  };
  return answerOf(request);
}

/** For a device that keeps nothing, such as a private window: until the page is closed. */
export function memoryStorage(): OutboxStorage {
  const kept = new Map<string, UnsentMessage>();
  return {
    all: (userId) => Promise.resolve(inOrder([...kept.values()].filter((message) => message.userId === userId))),
    put: (message) => Promise.resolve(void kept.set(message.clientId, message)),
    remove: (clientId) => Promise.resolve(void kept.delete(clientId)),
  };
}

/** What another build kept in another form stays on the device, and does not break the thread that it was written in. */
const canBeShown = ({ body, files, reply, writtenAt }: UnsentMessage): boolean =>
  typeof body === 'string' &&
  Array.isArray(files) &&
  Number.isFinite(writtenAt) &&
  (reply === null || (typeof reply.id === 'string' && typeof reply.values === 'object'));

function databaseStorage(database: IDBDatabase): OutboxStorage {
  const store = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE);
  return {
    all: async (userId) => {
      const kept = await answerOf<UnsentMessage[]>(store('readonly').index(BY_USER).getAll(userId));
      return inOrder(kept.filter(canBeShown));
    },
    put: async (message) => void (await answerOf(store('readwrite').put(message))),
    remove: async (clientId) => void (await answerOf(store('readwrite').delete(clientId))),
  };
}

/** IndexedDB, which survives a reload and is one for all tabs. */
export function deviceStorage(): OutboxStorage {
  const storage = openDatabase().then(databaseStorage).catch(memoryStorage);
  return {
    all: async (userId) => (await storage).all(userId),
    put: async (message) => (await storage).put(message),
    remove: async (clientId) => (await storage).remove(clientId),
  };
}
