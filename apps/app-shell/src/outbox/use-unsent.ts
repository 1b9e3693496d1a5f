import { useContext } from 'react';
import { FilesOutboxContext } from './files/unsent-file.js';
import { MessagesOutboxContext } from './messages/unsent-message.js';

export interface Unsent {
  /** How many messages and files there are at this moment. */
  readonly count: () => number;
  /** Takes all of them off the device, and the files of whatever is still being written. */
  readonly forget: () => Promise<void>;
}

/** What of this person waits on this device to be sent: what they wrote, and the files that they chose. */
export function useUnsent(userId: string): Unsent {
  const { outbox: messages } = useContext(MessagesOutboxContext);
  const { outbox: files } = useContext(FilesOutboxContext);
  const idsOf = (box: typeof messages | typeof files): readonly string[] =>
    box?.snapshot().entries.map(({ clientId }) => clientId) ?? [];
  return {
    count: () => idsOf(messages).length + idsOf(files).length,
    forget: async () => {
      for (const id of idsOf(messages)) await messages?.discard(id);
      for (const id of idsOf(files)) await files?.discard(id);
      const { forgetDraftFiles } = await import('./draft-files.js');
      await forgetDraftFiles(userId);
    },
  };
}
