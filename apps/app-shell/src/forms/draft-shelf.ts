/** Where a draft lies: on the device, or with the tab that it was typed in. */
export type DraftPlace = 'local' | 'session';

/** A draft that a page could not be shown with, as it was kept. */
export interface SetAsideDraft {
  /** Where it lies now. */
  readonly id: string;
  readonly key: string;
  readonly place: DraftPlace;
  readonly text: string;
  /** ms since 1970. */
  readonly at: number;
}

interface UsedDraft {
  readonly place: DraftPlace;
  /** The page that it was opened on. */
  readonly page: string;
}

const SHELF = 'closewright.set-aside.';
const PLACES = ['local', 'session'] as const satisfies readonly DraftPlace[];

const inUse = new Map<string, UsedDraft>();
const listeners = new Set<() => void>();
let shelf: readonly SetAsideDraft[] = [];

const storageOf = (place: DraftPlace): Storage => (place === 'local' ? window.localStorage : window.sessionStorage);
const pageNow = (): string => window.location.pathname;
const isHere = ({ key }: Pick<SetAsideDraft, 'key'>): boolean => inUse.get(key)?.page === pageNow();

function entryOf(place: DraftPlace, id: string): SetAsideDraft[] {
  try {
    const stored: unknown = JSON.parse(storageOf(place).getItem(id) ?? 'null');
    const { key, text, at } = Object(stored) as Readonly<Record<string, unknown>>;
    if (typeof key !== 'string' || typeof text !== 'string') return [];
    return [{ id, key, place, text, at: isInstant(at) ? at : 0 }];
  } catch {
    return [];
  }
}

function idsIn(place: DraftPlace): string[] {
  try {
    return Object.keys(storageOf(place)).filter((id) => id.startsWith(SHELF));
  } catch {
    return [];
  }
}

/** Readers note their drafts while a page is drawn: those who show the shelf hear of it once it is. */
function refresh(): void {
  queueMicrotask(() => {
    const now = PLACES.flatMap((place) => idsIn(place).flatMap((id) => entryOf(place, id))).filter(isHere);
    if (JSON.stringify(now) === JSON.stringify(shelf)) return;
    shelf = now;
    listeners.forEach((hear) => hear());
  });
}

/** Takes a draft out of the page's way; nothing of it is lost. */
function setAside(key: string, place: DraftPlace): void {
  try {
    const storage = storageOf(place);
    const text = storage.getItem(key);
    if (text === null) return;
    const at = Date.now();
    // Out of the way first: a full device must not keep what breaks the page.
    storage.removeItem(key);
    storage.setItem(`${SHELF}${key}.${at}`, JSON.stringify({ key, text, at }));
  } catch {
    // A device that keeps nothing has no draft that could break a page again.
  }
  refresh();
}

/** The page that is open now draws what lies under this key. */
export function noteDraftInUse(key: string, place: DraftPlace = 'local'): void {
  inUse.set(key, { place, page: pageNow() });
  refresh();
}

/**
 * What lies under a key, as `adopt` takes it. What it cannot take, or throws on, is set aside and the reader is told;
 * undefined then, and where there is nothing.
 */
export function takeDraft<T>(
  key: string,
  adopt: (stored: unknown) => T | undefined,
  place?: DraftPlace,
): T | undefined {
  noteDraftInUse(key, place);
  try {
    const text = storageOf(place ?? 'local').getItem(key);
    if (text === null) return undefined;
    const taken = attempt(() => adopt(JSON.parse(text)));
    // What has no words in it is missed by nobody.
    if (taken === undefined && wordsOf({ text }).length > 0) setAside(key, place ?? 'local');
    return taken;
  } catch {
    // A device that keeps nothing has nothing to take.
    return undefined;
  }
}

function attempt<T>(take: () => T | undefined): T | undefined {
  try {
    return take();
  } catch {
    return undefined;
  }
}

/** Every draft that the page which is open now was drawn with: it broke, and a reload must not break it again. */
export function setAsideDraftsOfPage(): void {
  for (const [key, { place, page }] of inUse) if (page === pageNow()) setAside(key, place);
}

/** Back to where it was, in exchange for what was typed there since. */
export function putBack({ id, key, place, text }: SetAsideDraft): void {
  setAside(key, place);
  try {
    storageOf(place).setItem(key, text);
    storageOf(place).removeItem(id);
  } catch {
    // It stays on the shelf.
  }
  refresh();
}

export function discardSetAside({ id, place }: SetAsideDraft): void {
  try {
    storageOf(place).removeItem(id);
  } catch {
    // Storage that refuses to forget never kept it.
  }
  refresh();
}

export function onShelf(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Those of the page that is open now. */
export const shelfNow = (): readonly SetAsideDraft[] => shelf;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || ID.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts between quotation marks, cut off or whole; the names of fields stand before a colon. */
const QUOTED = /"((?:[^"\\]|\\.)*)(?:"|$)(\s*:)?/g;

/** What can still be read of a draft that was cut off; all of it when nothing in it stands between quotation marks. */
function fragmentsIn(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, words = '', colon]) => (colon === undefined ? [words] : []));
  const typed = textsIn(quoted);
  return typed.length > 0 ? typed : [text];
}

/** What a person typed of it, to be read and copied. */
export function wordsOf({ text }: Pick<SetAsideDraft, 'text'>): string[] {
  return attempt(() => [...new Set(textsIn(JSON.parse(text)))]) ?? fragmentsIn(text);
}

/** Whether it could be opened again at all: one that was cut off or written over never is. */
export const canBePutBack = ({ text }: Pick<SetAsideDraft, 'text'>): boolean =>
  attempt(() => JSON.parse(text) !== undefined) ?? false;

/** Whether it is an instant that can be written: a draft says by it when it was kept. */
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
