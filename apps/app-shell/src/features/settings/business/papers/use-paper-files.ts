import type { OwnPaper, PaperFileView } from '@cw/api-client';
import { watchUpload } from '@cw/api-client';
import type { FileDropItem } from '@cw/ui';
import { useState } from 'react';

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
}

const storedItem = ({ id, name, bytes, thumbnailUrl }: PaperFileView): FileDropItem => ({
  ...{ id, name, bytes, state: 'done' },
  ...(thumbnailUrl !== null && { previewSrc: thumbnailUrl }),
});

/** What ended before it was approved anew is no more use: such a paper begins without its old files. */
const startsWith = ({ submission, state }: OwnPaper): readonly PaperFileView[] =>
  submission === null || state === 'expired' ? [] : submission.files;

export function usePaperFiles(paper: OwnPaper): PaperFiles {
  const [stored, setStored] = useState(() => startsWith(paper));
  const [file, setFile] = useState<File>();
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
  };
}
