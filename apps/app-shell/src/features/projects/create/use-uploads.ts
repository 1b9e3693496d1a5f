import { detailOf, useUploadProjectFileMutation } from '@cw/api-client';
import { IMAGE_TYPES, type FileKind } from '@cw/domain';
import type { FileDropItem } from '@cw/ui';
import { useCallback, useRef, useState } from 'react';

interface Chosen extends FileDropItem {
  readonly file: File;
}

const kindOf = (file: File): FileKind =>
  (IMAGE_TYPES as readonly string[]).includes(file.type) ? 'photo' : 'document';

export interface Uploads {
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  /** Sends what has not arrived yet, one after another; answers how many failed. */
  readonly sendAll: (projectId: string) => Promise<number>;
}

/** Files wait here until there is a project to send them to; one that fails stays, the others go on. */
export function useUploads(): Uploads {
  const [items, setItems] = useState<readonly Chosen[]>([]);
  const latest = useRef(items);
  const nextId = useRef(1);
  const [upload] = useUploadProjectFileMutation();

  const change = useCallback((next: readonly Chosen[]) => {
    latest.current = next;
    setItems(next);
  }, []);

  const patch = useCallback(
    (id: string, part: Partial<FileDropItem>) =>
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

  const remove = useCallback((id: string) => change(latest.current.filter((item) => item.id !== id)), [change]);

  const sendAll = useCallback(
    async (projectId: string) => {
      for (const { id, file } of latest.current.filter(({ state }) => state !== 'done')) {
        patch(id, { state: 'sending' });
        try {
          await upload({ id: projectId, uploadFileForm: { kind: kindOf(file), file } }).unwrap();
          patch(id, { state: 'done' });
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
