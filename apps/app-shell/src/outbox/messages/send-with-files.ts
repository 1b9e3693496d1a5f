import { detailOf, isApiError, keepKey, watchUpload } from '@cw/api-client';
import type { MessageFileView, MessageView } from '@cw/domain';
import type { SendOutcome } from '../outbox.js';
import { patienceOf } from '../send-outcome.js';
import type { AttachedFile, UnsentMessage } from './unsent-message.js';

export interface MessageCalls {
  readonly upload: (file: File) => Promise<MessageFileView>;
  readonly send: (fileIds: readonly string[]) => Promise<MessageView>;
  /** What is said where nobody says why. */
  readonly fallback: string;
}

/** What this page has brought to the server already, by key: a message that waits longer sends no file twice. */
const brought = new Map<string, MessageFileView>();

/** Which file it was that did not arrive. */
class FileRefusal extends Error {
  constructor(
    readonly fileName: string,
    readonly reason: unknown,
  ) {
    super(fileName);
  }
}

const HUNDRED = 100;
const bytesOf = (files: readonly AttachedFile[]): number => files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);

/** What of a message is with the server; a file that is, is not sent again. */
const storedOf = ({ id, stored }: AttachedFile): MessageFileView | undefined => brought.get(id) ?? stored ?? undefined;

async function bring(
  attached: readonly AttachedFile[],
  { upload }: MessageCalls,
  onProgress: (percent: number) => void,
): Promise<readonly string[]> {
  const all = Math.max(1, bytesOf(attached));
  const ids: string[] = [];
  for (const [place, { id, file, ...rest }] of attached.entries()) {
    const stored = storedOf({ id, file, ...rest });
    if (stored === undefined && file !== null) {
      const before = bytesOf(attached.slice(0, place));
      keepKey(file, id);
      watchUpload(file, (percent) => onProgress(Math.floor((before * HUNDRED + percent * file.size) / all)));
      try {
        brought.set(id, await upload(file));
      } catch (error) {
        throw new FileRefusal(file.name, error);
      }
    }
    const known = brought.get(id) ?? stored;
    if (known !== undefined) ids.push(known.id);
  }
  return ids;
}

/** Files that nothing was made of for a day are gone from the server; this device has them still. */
const hasLostFiles = (error: unknown): boolean =>
  isApiError(error) && error.problem?.errors?.some(({ path }) => path === 'fileIds') === true;

function forget(attached: readonly AttachedFile[]): readonly AttachedFile[] {
  for (const { id } of attached) brought.delete(id);
  return attached.map((one) => (one.file === null ? one : { ...one, stored: null }));
}

async function deliver(
  { attached }: UnsentMessage,
  calls: MessageCalls,
  onProgress: (percent: number) => void,
): Promise<MessageView> {
  try {
    return await calls.send(await bring(attached, calls, onProgress));
  } catch (error) {
    if (!hasLostFiles(error)) throw error;
    return calls.send(await bring(forget(attached), calls, onProgress));
  }
}

/** How a message stands that did not arrive. A file that was refused is named. */
function refused(entry: UnsentMessage, thrown: unknown, fallback: string): SendOutcome<UnsentMessage, MessageView> {
  const error = thrown instanceof FileRefusal ? thrown.reason : thrown;
  const reason = detailOf(error) ?? fallback;
  const fault = thrown instanceof FileRefusal ? `${thrown.fileName}: ${reason}` : reason;
  return patienceOf(error) ?? { kind: 'refused', kept: { ...entry, fault } };
}

/** MSG-01: brings the files of a message, each under its own key, and then the message. */
export async function sendWithFiles(
  entry: UnsentMessage,
  calls: MessageCalls,
  onProgress: (percent: number) => void,
): Promise<SendOutcome<UnsentMessage, MessageView>> {
  try {
    const arrived = await deliver(entry, calls, onProgress);
    forget(entry.attached);
    return { kind: 'sent', arrived };
  } catch (error) {
    return refused(entry, error, calls.fallback);
  }
}
