import { detailOf, isInputRefused, useUploadMessageFileMutation, watchUpload } from '@cw/api-client';
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
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

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
  readonly clear: () => void;
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
  const nextId = useRef(1);
  return useCallback(
    (files, already) => {
      const room = Math.max(0, MESSAGE_LIMITS.filesPerMessage - already);
      if (files.length > room) {
        const title = formatMessage({ id: 'messages.compose.file_count' }, { count: MESSAGE_LIMITS.filesPerMessage });
        toast({ kind: 'broken', title });
      }
      return files.slice(0, room).map((file): Attached => {
        const item = { id: `attached-${nextId.current++}`, name: file.name, file } as const;
        const reason = faultOf(file);
        if (reason === undefined) return { ...item, state: 'waiting' };
        const fault = formatMessage({ id: `messages.compose.${reason}` }, { size: maxBytesOf(file) / MEBIBYTE });
        return { ...item, state: 'failed', isUnfit: true, fault };
      });
    },
    [formatMessage, toast],
  );
}

/** The files of the message that is being written; each goes to the server at once, so that Send has only words to send. */
export function useMessageFiles(conversationId: string): MessageFiles {
  const [upload] = useUploadMessageFileMutation();
  const [items, setItems] = useState<readonly Attached[]>([]);
  const patch = useCallback(
    (id: string, part: Partial<Attached>) =>
      setItems((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [],
  );

  const send = useCallback(
    async (id: string, file: File) => {
      patch(id, { state: 'sending', percent: 0 });
      watchUpload(file, (percent) => patch(id, { percent }));
      try {
        const stored = await upload({ id: conversationId, messageFileForm: { file } }).unwrap();
        const previewSrc = stored.thumbnailUrl;
        patch(id, { state: 'done', stored, ...(previewSrc !== null && { previewSrc }) });
      } catch (error) {
        const fault = detailOf(error);
        patch(id, { state: 'failed', isUnfit: isInputRefused(error), ...(fault !== undefined && { fault }) });
      }
    },
    [conversationId, patch, upload],
  );

  const prepare = usePrepared();
  const add = useCallback(
    (files: readonly File[]) => {
      const added = prepare(files, items.length);
      setItems((before) => [...before, ...added]);
      for (const { id, file, state } of added) if (state === 'waiting') void send(id, file);
    },
    [items.length, prepare, send],
  );
  const retry = useCallback(
    (id: string) => {
      const item = items.find((one) => one.id === id);
      if (item !== undefined) void send(id, item.file);
    },
    [items, send],
  );

  return {
    items,
    add,
    retry,
    remove: useCallback((id: string) => setItems((before) => before.filter((item) => item.id !== id)), []),
    clear: useCallback(() => setItems([]), []),
  };
}
