import type { OwnPaper, PaperFileView } from '@cw/api-client';
import { watchUpload } from '@cw/api-client';
import type { FileDropItem } from '@cw/ui';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import {
  allDraftFilesOf,
  draftFilesOf,
  dropDraftFile,
  keepDraftFile,
  type DraftPlace,
} from '../../../../outbox/draft-files.js';

const NEW = 'new';

/** The files that go with a paper: those handed in before, and one from this device. */
export interface PaperFiles {
  readonly items: readonly FileDropItem[];
  readonly kept: readonly string[];
  readonly file: File | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly sending: () => void;
  /** It did not arrive; it is still here. */
  readonly failed: () => void;
  /** It has arrived: nothing of it is left on this device. */
  readonly forget: () => void;
}

const storedItem = ({ id, name, bytes, thumbnailUrl }: PaperFileView): FileDropItem => ({
  ...{ id, name, bytes, state: 'done' },
  ...(thumbnailUrl !== null && { previewSrc: thumbnailUrl }),
});

/** What ended before it was approved anew is no more use: such a paper begins without its old files. */
const startsWith = ({ submission, state }: OwnPaper): readonly PaperFileView[] =>
  submission === null || state === 'expired' ? [] : submission.files;

/** `paper.insurance.` of `paper.insurance.2`. */
const kindOf = (draft: string): string => draft.slice(0, draft.lastIndexOf('.') + 1);

/**
 * The scan that waits for this very draft. What waits for an earlier one of its kind arrived without our hearing of it, or was
 * decided over: no screen shows it any more, and it leaves the device.
 */
async function keptScan({ userId, draft }: DraftPlace): Promise<File | undefined> {
  const all = await allDraftFilesOf(userId);
  const earlier = all.filter((one) => one.draft !== draft && one.draft.startsWith(kindOf(draft)));
  await Promise.all(earlier.map(({ clientId }) => dropDraftFile(clientId)));
  return all.findLast((one) => one.draft === draft)?.file;
}

/** Keeps this scan alone: another tab, or a choice before the last one was read, may have left others. */
async function keepOnly(place: DraftPlace, file: File | undefined): Promise<void> {
  const others = await draftFilesOf(place);
  if (file !== undefined) await keepDraftFile(place, uuid(), file);
  await Promise.all(others.map(({ clientId }) => dropDraftFile(clientId)));
}

/** The scan that was chosen, kept on the device where there is a place for it. */
function useChosenScan(place: DraftPlace | undefined) {
  const [chosen, setChosen] = useState<File>();
  const keeping = useRef(Promise.resolve());
  useEffect(() => {
    if (place === undefined) return undefined;
    let isGone = false;
    const read = async (): Promise<void> => {
      const kept = await keptScan(place);
      if (!isGone) setChosen((now) => now ?? kept);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [place]);
  const choose = (file: File | undefined): void => {
    setChosen(file);
    // One after the other: what was chosen last is what stays.
    if (place !== undefined) keeping.current = keeping.current.then(() => keepOnly(place, file));
  };
  return [chosen, choose] as const;
}

/** Without a place the scan is in this page alone. The place is the same object on every call. */
export function usePaperFiles(paper: OwnPaper, place: DraftPlace | undefined): PaperFiles {
  const [stored, setStored] = useState(() => startsWith(paper));
  const [file, setFile] = useChosenScan(place);
  const [percent, setPercent] = useState<number>();
  const chosen: FileDropItem[] =
    file === undefined
      ? []
      : [
          {
            id: NEW,
            name: file.name,
            file,
            ...(percent === undefined ? { state: 'waiting' } : { state: 'sending', percent }),
          },
        ];
  return {
    items: [...stored.map(storedItem), ...chosen],
    kept: stored.map(({ id }) => id),
    file,
    add: ([first]) => setFile(first),
    remove: (id) => (id === NEW ? setFile(undefined) : setStored(stored.filter((one) => one.id !== id))),
    sending: () => {
      if (file === undefined) return;
      setPercent(0);
      watchUpload(file, setPercent);
    },
    failed: () => setPercent(undefined),
    forget: () => setFile(undefined),
  };
}
