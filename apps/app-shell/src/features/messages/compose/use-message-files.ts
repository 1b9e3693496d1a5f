import { detailOf, isInputRefused, keepKey, useUploadMessageFileMutation, watchUpload } from '@cw/api-client';
import {
  chosenType,
  FILE_LIMITS,
  isChosenVideo,
  MESSAGE_LIMITS,
  takesChosen,
  TYPES_OF_KIND,
  type MessageFileView,
} from '@cw/domain';
import { useToast, type FileDropItem } from '@cw/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useIntl } from 'react-intl';
import { v4 as uuid } from 'uuid';
import { draftFilesOf, dropDraftFile, keepDraftFile, type DraftPlace } from '../../../outbox/draft-files.js';
import type { AttachedFile } from '../../../outbox/messages/unsent-message.js';
import { patienceOf } from '../../../outbox/send-outcome.js';

/** As the API takes them: pictures and papers, of a paper's size. */
export const MESSAGE_FILE_TYPES = TYPES_OF_KIND.document;
const MEBIBYTE = 1024 * 1024;

interface Attached extends FileDropItem {
  readonly file: File;
  /** Once it has arrived. */
  readonly stored?: MessageFileView;
}

export interface MessageFiles {
  readonly items: readonly Attached[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Hands them over to the outbox, which brings what has not arrived; what was on its way stops. */
  readonly take: () => readonly AttachedFile[];
}

const maxBytesOf = (file: File): number =>
  chosenType(file).startsWith('image/') ? FILE_LIMITS.maxBytes : FILE_LIMITS.appraisalMaxBytes;

function faultOf(file: File): 'file_type' | 'file_video' | 'file_size' | 'file_empty' | undefined {
  if (isChosenVideo(file)) return 'file_video';
  if (!takesChosen(MESSAGE_FILE_TYPES, file)) return 'file_type';
  if (file.size === 0) return 'file_empty';
  return file.size > maxBytesOf(file) ? 'file_size' : undefined;
}

/** What was chosen, as far as there is room; what does not fit says why. */
function usePrepared(): (files: readonly File[], already: number) => readonly Attached[] {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  return useCallback(
    (files, already) => {
      const room = Math.max(0, MESSAGE_LIMITS.filesPerMessage - already);
      if (files.length > room) {
        const title = formatMessage({ id: 'messages.compose.file_count' }, { count: MESSAGE_LIMITS.filesPerMessage });
        toast({ kind: 'broken', title });
      }
      return files.slice(0, room).map((file): Attached => {
        const item = { id: uuid(), name: file.name, file } as const;
        const reason = faultOf(file);
        if (reason === undefined) return { ...item, state: 'waiting' };
        const fault = formatMessage({ id: `messages.compose.${reason}` }, { size: maxBytesOf(file) / MEBIBYTE });
        return { ...item, state: 'failed', isUnfit: true, fault };
      });
    },
    [formatMessage, toast],
  );
}

/** It has found nobody, or was refused by a reason that may pass. */
const isUnsent = ({ state, isUnfit }: Attached): boolean =>
  state === 'waiting' || (state === 'failed' && isUnfit !== true);

/** What was chosen before a reload is there again, and what found no network goes once there is one. */
function useComingBack(
  place: DraftPlace,
  items: readonly Attached[],
  setItems: Dispatch<SetStateAction<readonly Attached[]>>,
  send: (id: string, file: File) => Promise<void>,
): void {
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const kept = await draftFilesOf(place);
      if (isGone) return;
      const found = kept.map(({ clientId: id, file }): Attached => ({ id, name: file.name, file, state: 'waiting' }));
      setItems((before) => [...found.filter(({ id }) => before.every((item) => item.id !== id)), ...before]);
      for (const { id, file } of found) void send(id, file);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [place, send, setItems]);
  const sendAgain = useEffectEvent(() => {
    for (const { id, file } of items.filter(isUnsent)) void send(id, file);
  });
  useEffect(() => {
    const again = (): void => sendAgain();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}

/** What was said of the state before is not said of the next. */
const patched = ({ note: _said, ...item }: Attached, part: Partial<Attached>): Attached => ({ ...item, ...part });

type Patch = (id: string, part: Partial<Attached>) => void;

/** Sends one to the server, and stops it again. */
function useSending(conversationId: string, patch: Patch) {
  const [upload] = useUploadMessageFileMutation();
  const { formatMessage } = useIntl();
  const kept = formatMessage({ id: 'messages.compose.file_kept' });
  const running = useRef(new Map<string, () => void>());
  const stop = useCallback((id: string) => running.current.get(id)?.(), []);

  const send = useCallback(
    async (id: string, file: File) => {
      patch(id, { state: 'sending', percent: 0 });
      keepKey(file, id);
      watchUpload(file, (percent) => patch(id, { percent }));
      try {
        const call = upload({ id: conversationId, messageFileForm: { file } });
        running.current.set(id, () => call.abort());
        const stored = await call.unwrap();
        const previewSrc = stored.thumbnailUrl;
        patch(id, { state: 'done', stored, ...(previewSrc !== null && { previewSrc }) });
      } catch (error) {
        const fault = detailOf(error);
        if (patienceOf(error) !== undefined) patch(id, { state: 'waiting', note: kept });
        else patch(id, { state: 'failed', isUnfit: isInputRefused(error), ...(fault !== undefined && { fault }) });
      } finally {
        running.current.delete(id);
      }
    },
    [conversationId, kept, patch, upload],
  );
  return { send, stop };
}

/**
 * The files of the message that is being written; each goes to the server at once, so that Send has only words to send, and
 * is kept on the device until then. The place is the same object on every call.
 */
export function useMessageFiles(conversationId: string, place: DraftPlace): MessageFiles {
  const [items, setItems] = useState<readonly Attached[]>([]);
  const patch = useCallback(
    (id: string, part: Partial<Attached>) =>
      setItems((before) => before.map((item) => (item.id === id ? patched(item, part) : item))),
    [],
  );
  const { send, stop } = useSending(conversationId, patch);

  const prepare = usePrepared();
  const add = useCallback(
    (files: readonly File[]) => {
      const added = prepare(files, items.length);
      setItems((before) => [...before, ...added]);
      for (const { id, file, state } of added) {
        if (state !== 'waiting') continue;
        void keepDraftFile(place, id, file);
        void send(id, file);
      }
    },
    [items.length, place, prepare, send],
  );
  const retry = useCallback(
    (id: string) => {
      const item = items.find((one) => one.id === id);
      if (item !== undefined) void send(id, item.file);
    },
    [items, send],
  );

  useComingBack(place, items, setItems, send);

  return {
    items,
    add,
    retry,
    remove: useCallback(
      (id: string) => {
        stop(id);
        setItems((before) => before.filter((item) => item.id !== id));
        void dropDraftFile(id);
      },
      [stop],
    ),
    take: useCallback(() => {
      // Its own upload would hold the key against the outbox's.
      for (const { id } of items) stop(id);
      setItems([]);
      return items.map(({ id, file, stored = null }) => ({ id, file, stored }));
    }, [items, stop]),
  };
}
