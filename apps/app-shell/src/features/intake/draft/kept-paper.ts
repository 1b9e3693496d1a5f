import { INTAKE_PAPERS } from '@cw/api-client/intake-drafts';
import { READING_OUTCOMES, type AppraisalReading } from '@cw/domain';
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
  return isRecord(kept) && kept['file'] instanceof File ? paperOf(kept, kept['file']) : undefined;
}

/** What was read from the file by another build is read again rather than shown in pieces. */
function paperOf({ reading, refused }: Readonly<Record<string, unknown>>, file: File): KeptPaper {
  if (isReading(reading)) return { file, reading };
  if (!isRecord(refused)) return { file };
  return { file, refused: typeof refused['fault'] === 'string' ? { fault: refused['fault'] } : {} };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';

const isValue = (one: unknown): boolean =>
  isRecord(one) && isText(one['field']) && isText(one['value']) && isText(one['quote']) && isNumber(one['page']);
const isRepair = (one: unknown): boolean =>
  isRecord(one) &&
  ['title', 'category', 'kind', 'quote'].every((name) => isText(one[name])) &&
  isListOf(one['pages'], isNumber);
const isWarning = (one: unknown): boolean => isRecord(one) && isText(one['code']) && isListOf(one['pages'], isNumber);

const isReading = (value: unknown): value is AppraisalReading =>
  isRecord(value) &&
  READING_OUTCOMES.some((outcome) => outcome === value['outcome']) &&
  isNumber(value['pages']) &&
  isListOf(value['unreadPages'], isNumber) &&
  isListOf(value['valueConditions'], isText) &&
  isListOf(value['values'], isValue) &&
  isListOf(value['repairs'], isRepair) &&
  isListOf(value['warnings'], isWarning);

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
