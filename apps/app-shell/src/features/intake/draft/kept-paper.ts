import { INTAKE_PAPERS } from '@cw/api-client/intake-drafts';
import type { AppraisalReading } from '@cw/domain';
import { findUnkeptPaper, noteUnkeptPaper } from './unkept-paper.js';

const DATABASE = 'closewright';
const STORE = 'intake';
const VERSION = 1;

/** The chosen report with what was read from it, or why it would be refused. */
export interface KeptPaper {
  readonly file: File;
  readonly reading?: AppraisalReading;
  readonly refused?: { readonly fault?: string };
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

interface Answered<T> {
  readonly value: T;
}

/** Undefined when the device refuses. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<Answered<T> | undefined> {
  try {
    const database = await open();
    try {
      return { value: await settled(work(database.transaction(STORE, mode).objectStore(STORE))) };
    } finally {
      database.close();
    }
  } catch {
    // A device that keeps no files still sends them; after a reload they have to be chosen again, and that is said.
    return undefined;
  }
}

/** Says so where it can be asked without waiting, such as before a page is painted. */
function noteKept(owner: string, isKept: boolean): void {
  try {
    if (isKept) window.localStorage.setItem(INTAKE_PAPERS + owner, '');
    else window.localStorage.removeItem(INTAKE_PAPERS + owner);
  } catch {
    // The page then begins with its first step, and the report comes into it.
  }
}

/** The report that this person left on this device. */
export async function readPaper(owner: string): Promise<KeptPaper | undefined> {
  findUnkeptPaper(owner);
  const answered = await inStore<unknown>('readonly', (store) => store.get(owner));
  const kept = answered?.value;
  const isPaper = typeof kept === 'object' && kept !== null && 'file' in kept && kept.file instanceof File;
  return isPaper ? (kept as KeptPaper) : undefined;
}

export async function keepPaper(owner: string, paper: KeptPaper): Promise<void> {
  const answered = await inStore('readwrite', (store) => store.put(paper, owner));
  noteKept(owner, answered !== undefined);
  noteUnkeptPaper(owner, answered === undefined ? paper.file.name : undefined);
}

export async function forgetPaper(owner: string): Promise<void> {
  noteKept(owner, false);
  noteUnkeptPaper(owner, undefined);
  await inStore('readwrite', (store) => store.delete(owner));
}
