import type { MessageView } from '@cw/domain';
import { createOutboxPlace } from '../outbox-place.js';
import type { UnsentMessage } from './message-store.js';

export * from './message-store.js';

/** Where the screens find what waits to be sent. */
export const {
  Context: MessagesOutboxContext,
  useOutbox: useMessagesOutbox,
  useOutboxState: useUnsentMessages,
} = createOutboxPlace<UnsentMessage, MessageView>();
