import type { MessageView } from '@cw/domain';
import { openOutbox, type OpenOutbox, type Opening } from '../open-outbox.js';
import { deviceStorage, type OutboxStorage } from '../outbox-storage.js';
import { isOfBefore, UNSENT_MESSAGES, type UnsentMessage } from './unsent-message.js';

export { sendWithFiles } from './send-with-files.js';

const NAME = 'closewright.outbox';

/** A message that a build before this one kept names files that the server has. */
function adopt(kept: UnsentMessage): UnsentMessage {
  if (!isOfBefore(kept)) return kept;
  const { files, ...message } = kept;
  return { ...message, attached: files.map((stored) => ({ id: stored.id, file: null, stored })) };
}

const adopting = (storage: OutboxStorage<UnsentMessage>): OutboxStorage<UnsentMessage> => ({
  ...storage,
  all: async (userId) => (await storage.all(userId)).map(adopt),
});

/** The messages that wait to be sent, in this tab. */
export const openMessages = (opening: Opening<UnsentMessage, MessageView>): OpenOutbox<UnsentMessage, MessageView> =>
  openOutbox(NAME, adopting(deviceStorage(UNSENT_MESSAGES)), opening);
