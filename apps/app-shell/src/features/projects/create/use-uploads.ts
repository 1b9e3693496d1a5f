import { detailOf, isInputRefused, keepKey, useUploadProjectFileMutation, watchUpload } from '@cw/api-client';
import { chosenType, kindOfPostFile } from '@cw/domain';
import type { FileDropItem } from '@cw/ui';
import { useCallback, useState } from 'react';
import { dropDraftFile, keepDraftFile, type DraftPlace } from '../../../outbox/draft-files.js';
import { useSayStored } from '../../../outbox/files/use-stored-said.js';
import { useChosenFiles, type ChosenFile } from './use-chosen-files.js';

type StoredFile = ChosenFile & { readonly storedId: string };

const isStored = (item: ChosenFile): item is StoredFile => item.storedId !== undefined;

export interface Uploads {
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[]) => void;
  /** Takes a file out; one that has arrived is asked about first. */
  readonly remove: (id: string) => void;
  /** The stored file that is asked about. */
  readonly asked: StoredFile | undefined;
  /** It is asked about no longer. */
  readonly keep: () => void;
  /** Takes a file out of the list, and nowhere else. */
  readonly drop: (id: string) => void;
  /** Sends what has not arrived yet, one after another; answers how many failed. */
  readonly sendAll: (projectId: string) => Promise<number>;
  /** Whether it is known what this device has kept. */
  readonly isRead: boolean;
}

/** What a project is called among the drafts whose files are kept: the one to be, and one that stands. */
export const NEW_PROJECT = 'project';
export const draftOfProject = (projectId: string): string => `${NEW_PROJECT}.${projectId}`;

/** Files wait here until there is a project to send them to; one that fails stays, the others go on. */
export function useUploads(place: DraftPlace, stored?: readonly ChosenFile[]): Uploads {
  const { items, latest, add, patch, drop, isRead } = useChosenFiles(place, stored);
  const [upload] = useUploadProjectFileMutation();
  const sayStored = useSayStored();
  const [askedId, setAsked] = useState<string>();

  const remove = useCallback(
    (id: string) => {
      const item = latest.current.find((one) => one.id === id);
      if (item !== undefined && isStored(item)) setAsked(id);
      else drop(id);
    },
    [latest, drop],
  );
  const keep = useCallback(() => setAsked(undefined), []);
  const asked = items.filter(isStored).find(({ id }) => id === askedId);

  const sendAll = useCallback(
    async (projectId: string) => {
      const due = latest.current.flatMap(({ id, file, state, isUnfit }) =>
        file === undefined || state === 'done' || isUnfit === true ? [] : [{ id, file }],
      );
      // From here on they belong to this project, and not to the next one that somebody writes.
      const draft = draftOfProject(projectId);
      await Promise.all(due.map(({ id, file }) => keepDraftFile({ ...place, draft }, id, file)));
      let storedNow = 0;
      for (const { id, file } of due) {
        keepKey(file, id);
        patch(id, { state: 'sending', percent: 0 });
        watchUpload(file, (percent) => patch(id, { percent }));
        try {
          const stored = await upload({
            id: projectId,
            uploadFileForm: { kind: kindOfPostFile(chosenType(file)), file },
          }).unwrap();
          const previewSrc = stored.thumbnailUrl;
          void dropDraftFile(id);
          storedNow += 1;
          patch(id, { state: 'done', storedId: stored.id, ...(previewSrc !== null && { previewSrc }) });
        } catch (error) {
          const fault = detailOf(error);
          patch(id, { state: 'failed', isUnfit: isInputRefused(error), ...(fault !== undefined && { fault }) });
        }
      }
      sayStored(storedNow);
      return latest.current.filter(({ state }) => state === 'failed').length;
    },
    [latest, patch, place, sayStored, upload],
  );

  return { items, add, remove, asked, keep, drop, sendAll, isRead };
}
