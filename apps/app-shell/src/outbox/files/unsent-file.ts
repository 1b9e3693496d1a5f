import type { FileView } from '@cw/api-client';
import { createOutboxPlace } from '../outbox-place.js';
import type { UnsentFile } from './file-store.js';

export * from './file-store.js';

/** Where the screens find what waits to be sent. */
export const {
  Context: FilesOutboxContext,
  useOutboxPlace: useFilesOutbox,
  useOutboxState: useUnsentFiles,
} = createOutboxPlace<UnsentFile, FileView>();
