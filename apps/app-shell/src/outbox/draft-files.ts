import { deviceStorage, type OutboxStorage, type UnsentEntry } from './outbox-storage.js';

/** A file that was chosen for something that is still being written. */
export interface DraftFile extends UnsentEntry {
  /** What is being written, such as `message.<id of the conversation>`. */
  readonly draft: string;
  readonly file: File;
}

/** Whose draft it is, and of what. */
export interface DraftPlace {
  readonly userId: string;
  readonly draft: string;
}

let opened: OutboxStorage<DraftFile> | undefined;

const storage = (): OutboxStorage<DraftFile> =>
  (opened ??= deviceStorage<DraftFile>({
    database: 'closewright-drafts',
    store: 'draft-files',
    canBeShown: ({ file, draft }) => file instanceof File && typeof draft === 'string',
  }));

/** Whatever an account has chosen on this device for something that is still being written. */
export const allDraftFilesOf = (userId: string): Promise<readonly DraftFile[]> => storage().all(userId);

/** The files that were chosen for it on this device, in the order in which they were. */
export async function draftFilesOf({ userId, draft }: DraftPlace): Promise<readonly DraftFile[]> {
  return (await allDraftFilesOf(userId)).filter((file) => file.draft === draft);
}

let lastWrittenAt = 0;

/** Keeps a file for it under this id; one that was kept for another draft moves. */
export async function keepDraftFile({ userId, draft }: DraftPlace, id: string, file: File): Promise<void> {
  lastWrittenAt = Math.max(Date.now(), lastWrittenAt + 1);
  await storage().put({ clientId: id, userId, draft, file, writtenAt: lastWrittenAt, fault: null });
}

export const dropDraftFile = (id: string): Promise<void> => storage().remove(id);

/** Takes off this device whatever was chosen for any draft of an account. */
export async function forgetDraftFiles(userId: string): Promise<void> {
  for (const { clientId } of await allDraftFilesOf(userId)) await dropDraftFile(clientId);
}
