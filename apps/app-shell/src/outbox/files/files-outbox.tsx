import { keepKey, useUploadProjectFileMutation, watchUpload, type FileView } from '@cw/api-client';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OpenOutbox, Opening } from '../open-outbox.js';
import type { Send } from '../outbox.js';
import { useOpenOutbox } from '../use-open-outbox.js';
import { FilesOutboxContext, type UnsentFile } from './unsent-file.js';
import { useArrivalsSaid } from './use-stored-said.js';

const load = () => import('./open-files.js');

const open = async (opening: Opening<UnsentFile, FileView>): Promise<OpenOutbox<UnsentFile, FileView>> =>
  (await load()).openFiles(opening);

function useSend(): Send<UnsentFile, FileView> {
  const { formatMessage } = useIntl();
  const [upload] = useUploadProjectFileMutation();
  return async (entry, onProgress) => {
    const { clientId, projectId, conditionId, kind, file, acknowledgedRepairs } = entry;
    keepKey(file, clientId);
    watchUpload(file, onProgress);
    const uploadFileForm = {
      file,
      kind,
      ...(conditionId !== null && { conditionId }),
      ...(acknowledgedRepairs !== null && { acknowledgedRepairs: [...acknowledgedRepairs] }),
    };
    try {
      return { kind: 'sent', arrived: await upload({ id: projectId, uploadFileForm }).unwrap() };
    } catch (error) {
      const { refusedFile } = await load();
      return refusedFile(entry, error, formatMessage({ id: 'ui.file_drop.failed' }));
    }
  };
}

/** How a file stands is said where it was chosen, and in the notice above every screen. */
const silently = (): void => undefined;

/** Keeps the photos and papers that a person has chosen on every screen, until they have arrived (COND-04). */
export function FilesOutbox({
  userId,
  children,
}: {
  readonly userId: string;
  readonly children: ReactNode;
}): ReactElement {
  const place = useOpenOutbox({ userId, open, send: useSend(), onRefused: silently });
  useArrivalsSaid(place.outbox);
  return <FilesOutboxContext value={place}>{children}</FilesOutboxContext>;
}
