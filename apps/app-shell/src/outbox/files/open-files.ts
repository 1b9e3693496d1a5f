import type { FileView } from '@cw/api-client';
import { openOutbox, type OpenOutbox, type Opening } from '../open-outbox.js';
import { deviceStorage, type OutboxStorage } from '../outbox-storage.js';
import { UNSENT_FILES, type UnsentFile } from './unsent-file.js';

export { refusedFile } from './refused-file.js';

const NAME = 'closewright.files';

/** The device hands out another object on each reading; a screen would draw the picture of each anew. */
function sameFiles(storage: OutboxStorage<UnsentFile>): OutboxStorage<UnsentFile> {
  const files = new Map<string, File>();
  const same = (entry: UnsentFile): UnsentFile => {
    const file = files.get(entry.clientId) ?? entry.file;
    files.set(entry.clientId, file);
    return { ...entry, file };
  };
  return {
    ...storage,
    all: async (userId) => (await storage.all(userId)).map(same),
    remove: async (clientId) => {
      files.delete(clientId);
      await storage.remove(clientId);
    },
  };
}

/** The photos and papers that wait to be sent, in this tab. */
export const openFiles = (opening: Opening<UnsentFile, FileView>): OpenOutbox<UnsentFile, FileView> =>
  openOutbox(NAME, sameFiles(deviceStorage(UNSENT_FILES)), opening);
