import {
  detailOf,
  isInputRefused,
  repeatedPhotoOf,
  useUploadProjectFileMutation,
  watchUpload,
  type RepeatedPhoto,
  type UploadFileForm,
} from '@cw/api-client';
import { FILE_LIMITS, isChosenVideo, takesChosen, TYPES_OF_KIND, type FileKind } from '@cw/domain';
import type { FileDropItem } from '@cw/ui';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

/** What the files belong to: evidence of a repair, or an exhibit of a dispute. */
export type FileSubject = Pick<UploadFileForm, 'conditionId'>;

interface Waiting extends FileDropItem {
  readonly file: File;
  readonly kind: FileKind;
  /** It would be refused again: another file has to be chosen. */
  readonly isUnfit: boolean;
  /** It shows other repairs already: whether it shows this one, too, is for the reader to say. */
  readonly question?: RepeatedPhoto | undefined;
  /** The other repairs that the reader knows it shows. */
  readonly acknowledgedRepairs?: readonly number[];
}

export interface FileUploads {
  /** What has not arrived yet; what has stands with what it belongs to. */
  readonly items: readonly Waiting[];
  readonly add: (files: readonly File[], kind: FileKind) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  /** The first file that is asked about. */
  readonly asked: (FileDropItem & { readonly question: RepeatedPhoto }) | undefined;
  /** Sends it for this repair, too; otherwise it stays in the list, unsent. */
  readonly answer: (id: string, isRight: boolean) => void;
}

const MEBIBYTE = 1024 * 1024;
const SIZE = { size: FILE_LIMITS.maxBytes / MEBIBYTE };

/** Some systems know no type for a photograph of a phone; the server reads the bytes anyway. */
function faultOf(file: File, kind: FileKind): 'type' | 'video' | 'size' | undefined {
  if (isChosenVideo(file)) return 'video';
  if (!takesChosen(TYPES_OF_KIND[kind], file)) return 'type';
  return file.size > FILE_LIMITS.maxBytes ? 'size' : undefined;
}

const nextOf = ({ current }: { readonly current: readonly Waiting[] }): Waiting | undefined =>
  current.find(({ state }) => state === 'waiting');

const isAsked = (item: Waiting): item is Waiting & { readonly question: RepeatedPhoto } => item.question !== undefined;

/** How a file stands that did not arrive: what the API asks about can be sent again. */
function refusalOf(error: unknown): Partial<Waiting> {
  const fault = detailOf(error);
  const question = repeatedPhotoOf(error);
  const isUnfit = question === undefined && isInputRefused(error);
  return { state: 'failed', isUnfit, question, ...(fault !== undefined && { fault }) };
}

interface WaitingList {
  readonly items: readonly Waiting[];
  /** The same list for work that goes on while the screen is drawn anew. */
  readonly latest: { readonly current: readonly Waiting[] };
  readonly change: (next: readonly Waiting[]) => void;
  readonly patch: (id: string, part: Partial<Waiting>) => void;
}

function useWaiting(): WaitingList {
  const [items, setItems] = useState<readonly Waiting[]>([]);
  const latest = useRef(items);
  const change = useCallback((next: readonly Waiting[]) => {
    latest.current = next;
    setItems(next);
  }, []);
  const patch = useCallback(
    (id: string, part: Partial<Waiting>) =>
      change(latest.current.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [change],
  );
  return { items, latest, change, patch };
}

/** Photographs and papers on their way, one after another. One that fails stays and can be sent again. */
export function useFileUploads(projectId: string, subject: FileSubject): FileUploads {
  const { formatMessage } = useIntl();
  const [upload] = useUploadProjectFileMutation();
  const { items, latest, change, patch } = useWaiting();
  const isSending = useRef(false);
  const nextId = useRef(1);

  const remove = useCallback((id: string) => change(latest.current.filter((item) => item.id !== id)), [change, latest]);

  const sendOne = useCallback(
    async ({ id, file, kind, acknowledgedRepairs }: Waiting) => {
      patch(id, { state: 'sending', percent: 0 });
      watchUpload(file, (percent) => patch(id, { percent }));
      try {
        const known = acknowledgedRepairs && { acknowledgedRepairs: [...acknowledgedRepairs] };
        await upload({ id: projectId, uploadFileForm: { file, kind, ...subject, ...known } }).unwrap();
        remove(id);
      } catch (error) {
        patch(id, refusalOf(error));
      }
    },
    [patch, projectId, remove, subject, upload],
  );
  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let item = nextOf(latest); item !== undefined; item = nextOf(latest)) await sendOne(item);
    isSending.current = false;
  }, [sendOne]);

  const add = useCallback(
    (files: readonly File[], kind: FileKind) => {
      const added = files.map((file): Waiting => {
        const item = { id: `upload-${nextId.current++}`, name: file.name, file, kind } as const;
        const fault = faultOf(file, kind);
        return fault === undefined
          ? { ...item, state: 'waiting', isUnfit: false }
          : { ...item, state: 'failed', isUnfit: true, fault: formatMessage({ id: `work.upload.${fault}` }, SIZE) };
      });
      change([...latest.current, ...added]);
      void sendAll();
    },
    [change, formatMessage, sendAll],
  );
  const retry = useCallback(
    (id: string) => {
      patch(id, { state: 'waiting' });
      void sendAll();
    },
    [patch, sendAll],
  );

  const answer = useCallback(
    (id: string, isRight: boolean) => {
      const question = latest.current.find((item) => item.id === id)?.question;
      patch(id, { question: undefined });
      if (question === undefined || !isRight) return;
      patch(id, { acknowledgedRepairs: question.usedForRepairs });
      retry(id);
    },
    [patch, retry],
  );

  return { items, add, retry, remove, asked: items.find(isAsked), answer };
}
