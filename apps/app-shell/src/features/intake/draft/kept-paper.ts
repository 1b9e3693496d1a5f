import type { AppraisalReading } from '@cw/domain';

const DATABASE = 'closewright';
const STORE = 'intake';
const VERSION = 1;

/** The chosen report with what was read from it. */
export interface KeptPaper {
  readonly file: File;
  readonly reading?: AppraisalReading;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device keeps no files.'));
  });

function open(): Promise<IDBDatabase> {
  const request = window.indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    // A device that keeps no files still sends them; after a reload they have to be chosen again.
    return undefined;
  }
}

/** The report that this person left on this device. */
export async function readPaper(owner: string): Promise<KeptPaper | undefined> {
  const kept: unknown = await inStore<unknown>('readonly', (store) => store.get(owner));
  const isPaper = typeof kept === 'object' && kept !== null && 'file' in kept && kept.file instanceof File;
  return isPaper ? (kept as KeptPaper) : undefined;
}

export async function keepPaper(owner: string, paper: KeptPaper): Promise<void> {
  await inStore('readwrite', (store) => store.put(paper, owner));
}

export async function forgetPaper(owner: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(owner));
}
