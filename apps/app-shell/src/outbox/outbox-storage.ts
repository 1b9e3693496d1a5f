/** What has not been answered for yet, as this device keeps it. */
export interface UnsentEntry {
  /** The same on every try, so that what arrives twice is one. */
  readonly clientId: string;
  readonly userId: string;
  /** ms since 1970; nothing overtakes what was written before it. */
  readonly writtenAt: number;
  /** Refused, with the reason; it waits for whoever wrote it. */
  readonly fault: string | null;
}

export interface OutboxStorage<Entry extends UnsentEntry> {
  /** Of one person, in the order in which they were written. */
  readonly all: (userId: string) => Promise<readonly Entry[]>;
  readonly put: (entry: Entry) => Promise<void>;
  readonly remove: (clientId: string) => Promise<void>;
  /** The ids of those that this page only remembers, because the device does not keep them. */
  readonly unkept: () => ReadonlySet<string>;
}

export interface DeviceStore<Entry> {
  /** One of its own for each store: a database has one version, and so one list of stores. */
  readonly database: string;
  readonly store: string;
  /** What another build kept in another form stays on the device, and breaks no screen. */
  readonly canBeShown: (entry: Entry) => boolean;
}

const BY_USER = 'user';

const inOrder = <Entry extends UnsentEntry>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.writtenAt - b.writtenAt);

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device did not answer'));
  });
}

/** Resolves when it is written, and not only asked for: a device that is full says so only then. */
function isWritten(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The device kept nothing'));
  });
}

/** Rejects where there is none: some private windows have no such thing at all. */
async function openDatabase({ database, store }: Pick<DeviceStore<never>, 'database' | 'store'>): Promise<IDBDatabase> {
  const request = window.indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(store, { keyPath: 'clientId' }).createIndex(BY_USER, 'userId');
  };
  return answerOf(request);
}

/** For a device that keeps nothing, such as a private window: until the page is closed. */
export function memoryStorage<Entry extends UnsentEntry>(): OutboxStorage<Entry> {
  const kept = new Map<string, Entry>();
  return {
    all: (userId) => Promise.resolve(inOrder([...kept.values()].filter((entry) => entry.userId === userId))),
    put: (entry) => Promise.resolve(void kept.set(entry.clientId, entry)),
    remove: (clientId) => Promise.resolve(void kept.delete(clientId)),
    unkept: () => new Set(kept.keys()),
  };
}

/** IndexedDB, which survives a reload and is one for all tabs. What it cannot keep stays in this page, and is named. */
export function deviceStorage<Entry extends UnsentEntry>(place: DeviceStore<Entry>): OutboxStorage<Entry> {
  const memory = memoryStorage<Entry>();
  const opened = openDatabase(place).catch(() => undefined);
  const write = async (change: (store: IDBObjectStore) => void): Promise<boolean> => {
    const transaction = (await opened)?.transaction(place.store, 'readwrite');
    if (transaction === undefined) return false;
    const written = isWritten(transaction);
    change(transaction.objectStore(place.store));
    await written;
    return true;
  };
  const kept = async (userId: string): Promise<readonly Entry[]> => {
    const index = (await opened)?.transaction(place.store, 'readonly').objectStore(place.store).index(BY_USER);
    return index === undefined ? [] : answerOf<Entry[]>(index.getAll(userId));
  };
  return {
    all: async (userId) => {
      const remembered = await memory.all(userId);
      const stored = (await kept(userId)).filter(
        (entry) => place.canBeShown(entry) && !memory.unkept().has(entry.clientId),
      );
      return inOrder([...stored, ...remembered]);
    },
    put: async (entry) => {
      const isKept = await write((store) => store.put(entry)).catch(() => false);
      await (isKept ? memory.remove(entry.clientId) : memory.put(entry));
    },
    remove: async (clientId) => {
      await memory.remove(clientId);
      await write((store) => store.delete(clientId)).catch(() => false);
    },
    unkept: memory.unkept,
  };
}
