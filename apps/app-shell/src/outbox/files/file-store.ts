import type { RepeatedPhoto } from '@cw/api-client';
import type { FileKind } from '@cw/domain';
import type { DeviceStore, UnsentEntry } from '../outbox-storage.js';

/** A photo or paper of a project that was chosen and has not arrived yet. */
export interface UnsentFile extends UnsentEntry {
  readonly projectId: string;
  /** The repair that it proves; null for an exhibit of a dispute. */
  readonly conditionId: string | null;
  readonly kind: FileKind;
  readonly file: File;
  /** It would be refused again: another file has to be chosen. */
  readonly isUnfit: boolean;
  /** It shows other repairs already: whether it shows this one, too, is for the reader to say. */
  readonly question: RepeatedPhoto | null;
  /** The other repairs that the reader knows it shows. */
  readonly acknowledgedRepairs: readonly number[] | null;
}

export const UNSENT_FILES: DeviceStore<UnsentFile> = {
  database: 'closewright-files',
  store: 'unsent-files',
  canBeShown: ({ file, projectId, writtenAt }) =>
    file instanceof File && typeof projectId === 'string' && Number.isFinite(writtenAt),
};
