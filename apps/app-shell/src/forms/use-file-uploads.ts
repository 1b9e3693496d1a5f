import { useOnline, type RepeatedPhoto } from '@cw/api-client';
import { FILE_LIMITS, isChosenVideo, takesChosen, TYPES_OF_KIND, type FileKind } from '@cw/domain';
import type { FileDropItem } from '@cw/ui';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { v4 as uuid } from 'uuid';
import type { NewEntry, OutboxState } from '../outbox/outbox.js';
import { useFilesOutbox, useUnsentFiles, type UnsentFile } from '../outbox/files/unsent-file.js';
import { useEvidenceName } from './use-evidence-name.js';

/** What the files belong to: evidence of a repair, or (null) an exhibit of the project's dispute. */
export type FileSubject = Pick<UnsentFile, 'projectId' | 'conditionId'>;

export interface FileUploads {
  /** What has not arrived yet; what has stands with what it belongs to. */
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[], kind: FileKind) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  /** The first file that is asked about. */
  readonly asked: (Pick<FileDropItem, 'id' | 'name'> & { readonly question: RepeatedPhoto }) | undefined;
  /** Sends what is asked about for this repair, too. */
  readonly use: (id: string) => void;
  /** Asks no more about it for now: it stays in the list, unsent. */
  readonly dismiss: (id: string) => void;
}

const MEBIBYTE = 1024 * 1024;
const SIZE = { size: FILE_LIMITS.maxBytes / MEBIBYTE };

/** Some systems know no type for a photograph of a phone; the server reads the bytes anyway. */
function faultOf(file: File, kind: FileKind): 'type' | 'video' | 'size' | undefined {
  if (isChosenVideo(file)) return 'video';
  if (!takesChosen(TYPES_OF_KIND[kind], file)) return 'type';
  return file.size > FILE_LIMITS.maxBytes ? 'size' : undefined;
}

const isOf = ({ projectId, conditionId }: FileSubject, subject: FileSubject): boolean =>
  projectId === subject.projectId && conditionId === subject.conditionId;

const chosen = (subject: FileSubject, file: File, kind: FileKind): NewEntry<UnsentFile> => ({
  ...subject,
  clientId: uuid(),
  kind,
  file,
  isUnfit: false,
  question: null,
  acknowledgedRepairs: null,
});

/** What this screen refuses by itself, and so nobody keeps. */
function useUnfit(): {
  readonly unfit: readonly FileDropItem[];
  /** Takes out of them what does not fit, and answers the rest. */
  readonly sift: (files: readonly File[], kind: FileKind) => readonly File[];
  readonly drop: (id: string) => void;
} {
  const { formatMessage } = useIntl();
  const nameOf = useEvidenceName();
  const [unfit, setUnfit] = useState<readonly FileDropItem[]>([]);
  const sift = useCallback(
    (files: readonly File[], kind: FileKind) => {
      const refused = files.flatMap((file): FileDropItem[] => {
        const fault = faultOf(file, kind);
        if (fault === undefined) return [];
        const text = formatMessage({ id: `work.upload.${fault}` }, SIZE);
        const name = nameOf({ kind, name: file.name });
        return [{ id: uuid(), name, file, state: 'failed', isUnfit: true, fault: text }];
      });
      setUnfit((before) => [...before, ...refused]);
      return files.filter((file) => refused.every((item) => item.file !== file));
    },
    [formatMessage, nameOf],
  );
  const drop = useCallback((id: string) => setUnfit((before) => before.filter((item) => item.id !== id)), []);
  return { unfit, sift, drop };
}

type Sending = Pick<OutboxState<UnsentFile>, 'sendingId' | 'percent' | 'isStalled' | 'unkept'>;

/** The status of each, in the reader's words. */
function useStatus(): (file: UnsentFile, state: Sending) => FileDropItem {
  const { formatMessage } = useIntl();
  const nameOf = useEvidenceName();
  const isOnline = useOnline();
  return ({ clientId, kind, file, fault, isUnfit }, { sendingId, percent, isStalled, unkept }) => {
    const item = { id: clientId, name: nameOf({ kind, name: file.name }), file } as const;
    if (fault !== null) return { ...item, state: 'failed', isUnfit, fault };
    if (clientId === sendingId && !isStalled) return { ...item, state: 'sending', percent: percent ?? 0 };
    if (!isStalled) return { ...item, state: 'waiting' };
    const waits = isOnline ? 'work.upload.again' : 'work.upload.kept';
    const kept = unkept.has(clientId) ? 'work.upload.unkept' : waits;
    return { ...item, state: 'waiting', note: formatMessage({ id: kept }) };
  };
}

/**
 * Photographs and papers on their way, one after another, kept on the device until they have arrived (COND-04). One that is
 * refused stays and can be sent again. The subject is the same object on every call.
 */
export function useFileUploads(subject: FileSubject): FileUploads {
  const { outbox, early, give } = useFilesOutbox();
  const { entries, ...state } = useUnsentFiles();
  const { unfit, sift, drop } = useUnfit();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const statusOf = useStatus();
  const nameOf = useEvidenceName();
  const own = useMemo(() => entries.filter((entry) => isOf(entry, subject)), [entries, subject]);
  const coming = early.filter((file) => isOf(file, subject) && own.every(({ clientId }) => clientId !== file.clientId));
  const items: readonly FileDropItem[] = [
    ...own.map((file) => statusOf(file, state)),
    ...coming.map(({ clientId: id, kind, file }): FileDropItem => {
      return { id, name: nameOf({ kind, name: file.name }), file, state: 'waiting' };
    }),
    ...unfit,
  ];

  const add = useCallback(
    (files: readonly File[], kind: FileKind) => {
      for (const file of sift(files, kind)) give(chosen(subject, file, kind));
    },
    [give, sift, subject],
  );
  const retry = useCallback(
    (id: string) => {
      setDismissed((before) => before.filter((one) => one !== id));
      void outbox?.retry(id, { question: null });
    },
    [outbox],
  );
  const remove = useCallback(
    (id: string) => {
      drop(id);
      void outbox?.discard(id);
    },
    [drop, outbox],
  );
  const dismiss = useCallback((id: string) => setDismissed((before) => [...before, id]), []);
  const use = useCallback(
    (id: string) => {
      dismiss(id);
      const question = own.find(({ clientId }) => clientId === id)?.question;
      if (question === undefined || question === null) return;
      void outbox?.retry(id, { question: null, acknowledgedRepairs: question.usedForRepairs });
    },
    [dismiss, outbox, own],
  );

  const [asked] = own.flatMap(({ clientId: id, file: { name }, question }) =>
    question === null || dismissed.includes(id) ? [] : [{ id, name, question }],
  );
  return { items, add, retry, remove, asked, use, dismiss };
}
