import type { MessageFileView, MessageView, QuickReply } from '@cw/domain';
import { createOutboxPlace } from '../outbox-place.js';
import type { DeviceStore, UnsentEntry } from '../outbox-storage.js';

/** A message that has not been answered for yet. */
export interface UnsentMessage extends UnsentEntry {
  readonly conversationId: string;
  readonly body: string;
  readonly reply: QuickReply | null;
  /** Already with the server. */
  readonly files: readonly MessageFileView[];
}

export const UNSENT_MESSAGES: DeviceStore<UnsentMessage> = {
  database: 'closewright-messages',
  store: 'unsent-messages',
  canBeShown: ({ body, files, reply, writtenAt }) =>
    typeof body === 'string' &&
    Array.isArray(files) &&
    Number.isFinite(writtenAt) &&
    (reply === null || (typeof reply.id === 'string' && typeof reply.values === 'object')),
};

/** Where the screens find what waits to be sent. */
export const {
  Context: MessagesOutboxContext,
  useOutbox: useMessagesOutbox,
  useOutboxState: useUnsentMessages,
} = createOutboxPlace<UnsentMessage, MessageView>();
