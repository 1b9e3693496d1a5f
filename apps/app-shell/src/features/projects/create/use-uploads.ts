import { detailOf, useDeleteFileMutation, useUploadProjectFileMutation } from '@cw/api-client';
import { IMAGE_TYPES, type FileKind } from '@cw/domain';
import { useToast, type FileDropItem } from '@cw/ui';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

interface Chosen extends FileDropItem {
  readonly file: File;
  /** Once it has arrived. */
  readonly storedId?: string;
}

const kindOf = (file: File): FileKind =>
  (IMAGE_TYPES as readonly string[]).includes(file.type) ? 'photo' : 'document';

function textOf(error: unknown): { readonly text?: string } {
  const text = detailOf(error);
  return text === undefined ? {} : { text };
}

export interface Uploads {
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[]) => void;
  /** Takes a file out; one that has arrived is deleted there too. */
  readonly remove: (id: string) => Promise<void>;
  /** Sends what has not arrived yet, one after another; answers how many failed. */
  readonly sendAll: (projectId: string) => Promise<number>;
}

/** Files wait here until there is a project to send them to; one that fails stays, the others go on. */
export function useUploads(): Uploads {
  const [items, setItems] = useState<readonly Chosen[]>([]);
  const latest = useRef(items);
  const nextId = useRef(1);
  const [upload] = useUploadProjectFileMutation();
  const [erase] = useDeleteFileMutation();
  const { formatMessage } = useIntl();
  const { toast } = useToast();

  const change = useCallback((next: readonly Chosen[]) => {
    latest.current = next;
    setItems(next);
  }, []);

  const patch = useCallback(
    (id: string, part: Partial<Chosen>) =>
      change(latest.current.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [change],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Chosen => ({
        id: `file-${nextId.current++}`,
        name: file.name,
        file,
        state: 'waiting',
      }));
      change([...latest.current, ...added]);
    },
    [change],
  );

  const remove = useCallback(
    async (id: string) => {
      const item = latest.current.find((one) => one.id === id);
      if (item?.storedId !== undefined) {
        try {
          await erase(item.storedId).unwrap();
        } catch (error) {
          // It is still there, and so is its line.
          toast({
            kind: 'broken',
            title: formatMessage({ id: 'projects.upload.not_removed' }, { file: item.name }),
            ...textOf(error),
          });
          return;
        }
      }
      change(latest.current.filter((one) => one.id !== id));
    },
    [change, erase, toast, formatMessage],
  );

  const sendAll = useCallback(
    async (projectId: string) => {
      for (const { id, file } of latest.current.filter(({ state }) => state !== 'done')) {
        patch(id, { state: 'sending' });
        try {
          const stored = await upload({ id: projectId, uploadFileForm: { kind: kindOf(file), file } }).unwrap();
          patch(id, { state: 'done', storedId: stored.id });
        } catch (error) {
          const fault = detailOf(error);
          patch(id, { state: 'failed', ...(fault !== undefined && { fault }) });
        }
      }
      return latest.current.filter(({ state }) => state === 'failed').length;
    },
    [patch, upload],
  );

  return { items, add, remove, sendAll };
}
