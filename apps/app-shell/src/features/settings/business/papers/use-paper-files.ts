import type { OwnPaper, PaperFileView } from '@cw/api-client';
import { watchUpload } from '@cw/api-client';
import type { FileDropItem } from '@cw/ui';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { draftFilesOf, dropDraftFile, keepDraftFile, type DraftPlace } from '../../../../outbox/draft-files.js';

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

/** The scan that was chosen, kept on the device where there is a place for it. */
function useChosenScan(place: DraftPlace | undefined) {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly file: File }>();
  useEffect(() => {
    if (place === undefined) return undefined;
    let isGone = false;
    const read = async (): Promise<void> => {
      const last = (await draftFilesOf(place)).at(-1);
      if (!isGone && last !== undefined) setChosen((now) => now ?? { id: last.clientId, file: last.file });
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [place]);
  const choose = (file: File | undefined): void => {
    if (chosen !== undefined) void dropDraftFile(chosen.id);
    const next = file === undefined ? undefined : { id: uuid(), file };
    setChosen(next);
    if (next !== undefined && place !== undefined) void keepDraftFile(place, next.id, next.file);
  };
  return [chosen?.file, choose] as const;
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
