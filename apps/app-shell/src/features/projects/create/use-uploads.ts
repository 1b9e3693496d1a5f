import {
  detailOf,
  isInputRefused,
  useDeleteFileMutation,
  useUploadProjectFileMutation,
  watchUpload,
} from '@cw/api-client';
import { chosenType, kindOfPostFile } from '@cw/domain';
import { useToast, type FileDropItem } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useChosenFiles, type ChosenFile } from './use-chosen-files.js';

export interface Uploads {
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[]) => void;
  /** Takes a file out; one that has arrived is deleted there too. */
  readonly remove: (id: string) => Promise<void>;
  /** Sends what has not arrived yet, one after another; answers how many failed. */
  readonly sendAll: (projectId: string) => Promise<number>;
}

/** Files wait here until there is a project to send them to; one that fails stays, the others go on. */
export function useUploads(stored?: readonly ChosenFile[]): Uploads {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const { items, latest, add, patch, drop } = useChosenFiles(stored);
  const [upload] = useUploadProjectFileMutation();
  const [erase] = useDeleteFileMutation();

  const remove = useCallback(
    async (id: string) => {
      const item = latest.current.find((one) => one.id === id);
      try {
        if (item?.storedId !== undefined) await erase(item.storedId).unwrap();
      } catch (error) {
        // It is still there, and so is its line.
        const title = formatMessage({ id: 'projects.upload.not_removed' }, { file: item?.name ?? '' });
        const text = detailOf(error);
        toast({ kind: 'broken', title, ...(text !== undefined && { text }) });
        return;
      }
      drop(id);
    },
    [latest, drop, erase, toast, formatMessage],
  );

  const sendAll = useCallback(
    async (projectId: string) => {
      for (const { id, file } of latest.current.filter(({ state, isUnfit }) => state !== 'done' && isUnfit !== true)) {
        if (file === undefined) continue;
        patch(id, { state: 'sending', percent: 0 });
        watchUpload(file, (percent) => patch(id, { percent }));
        try {
          const stored = await upload({
            id: projectId,
            uploadFileForm: { kind: kindOfPostFile(chosenType(file)), file },
          }).unwrap();
          const previewSrc = stored.thumbnailUrl;
          patch(id, { state: 'done', storedId: stored.id, ...(previewSrc !== null && { previewSrc }) });
        } catch (error) {
          const fault = detailOf(error);
          patch(id, { state: 'failed', isUnfit: isInputRefused(error), ...(fault !== undefined && { fault }) });
        }
      }
      return latest.current.filter(({ state }) => state === 'failed').length;
    },
    [latest, patch, upload],
  );

  return { items, add, remove, sendAll };
}
