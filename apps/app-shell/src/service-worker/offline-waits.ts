import { isSignOutOwed } from '@cw/api-client/sign-out-mark';
import { lastPerson } from '../app/session/last-person.js';
import { allDraftFilesOf } from '../outbox/draft-files.js';
import { UNSENT_FILES } from '../outbox/files/file-store.js';
import { UNSENT_MESSAGES } from '../outbox/messages/message-store.js';
import { deviceStorage, type DeviceStore, type UnsentEntry } from '../outbox/outbox-storage.js';

/** How much of a person waits on this device, by kind; never what it says. */
export interface Waits {
  readonly messages: number;
  readonly photos: number;
  readonly documents: number;
  readonly drafts: number;
  readonly chosen: number;
}

const DRAFTS = 'closewright.draft.';
/** Beside a form that was sent and not answered for: under which key it went. Nobody typed that. */
const KEYS = '.key.';

const isPhoto = ({ file }: { readonly file: File }): boolean => file.type.startsWith('image/');

/** What is sent by itself; what was refused waits for its person, and is said at its place. */
async function unsent<Entry extends UnsentEntry>(store: DeviceStore<Entry>, userId: string): Promise<readonly Entry[]> {
  return (await deviceStorage(store).all(userId)).filter(({ fault }) => fault === null);
}

const draftsOf = (userId: string): number =>
  Object.keys(window.localStorage).filter(
    (key) => key.startsWith(DRAFTS) && key.includes(userId) && !key.includes(`${userId}${KEYS}`),
  ).length;

/** What waits here of whoever was last signed in; nothing of anybody who has left. */
export async function waitsHere(): Promise<Waits | undefined> {
  const userId = lastPerson();
  if (userId === undefined || isSignOutOwed()) return undefined;
  const [messages, files, chosen] = await Promise.all([
    unsent(UNSENT_MESSAGES, userId),
    unsent(UNSENT_FILES, userId),
    allDraftFilesOf(userId),
  ]);
  const photos = files.filter(isPhoto).length;
  return {
    messages: messages.length,
    photos,
    documents: files.length - photos,
    drafts: draftsOf(userId),
    chosen: chosen.length,
  };
}

const show = (element: Element): void => element.removeAttribute('hidden');

/** Says what waits, in both languages: the style hides the one that is not read. */
export function showWaits(waits: Waits): void {
  for (const [kind, count] of Object.entries(waits)) {
    if (count === 0) continue;
    for (const line of document.querySelectorAll(`[data-waits="${kind}"]`)) {
      const place = line.querySelector('b');
      if (place !== null) place.textContent = String(count);
      show(line);
      const list = line.closest('section');
      if (list !== null) show(list);
    }
  }
}

/** Says what waits on this device, or that its person has signed out here. A device that does not answer says nothing. */
export async function tellWaits(): Promise<void> {
  if (isSignOutOwed()) document.querySelectorAll('[data-signed-out]').forEach(show);
  try {
    const waits = await waitsHere();
    if (waits !== undefined) showWaits(waits);
  } catch {
    // The page says all else without it.
  }
}
