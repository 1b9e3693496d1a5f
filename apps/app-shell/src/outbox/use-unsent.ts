import { useContext } from 'react';
import { forgetDraftFiles } from './draft-files.js';
import { FilesOutboxContext } from './files/unsent-file.js';
import type { UnsentEntry } from './outbox-storage.js';
import { MessagesOutboxContext } from './messages/unsent-message.js';

export interface Unsent {
  /** How many messages and files go out by themselves; what was refused does not. */
  readonly count: () => number;
  /** Takes all of them off the device, and the files of whatever is still being written. */
  readonly forget: () => Promise<void>;
}

/** What of this person waits on this device to be sent: what they wrote, and the files that they chose. */
export function useUnsent(userId: string): Unsent {
  const { outbox: messages } = useContext(MessagesOutboxContext);
  const { outbox: files } = useContext(FilesOutboxContext);
  const entriesOf = (box: typeof messages | typeof files): readonly UnsentEntry[] => box?.snapshot().entries ?? [];
  return {
    count: () => [...entriesOf(messages), ...entriesOf(files)].filter(({ fault }) => fault === null).length,
    forget: async () => {
      for (const { clientId } of entriesOf(messages)) await messages?.discard(clientId);
      for (const { clientId } of entriesOf(files)) await files?.discard(clientId);
      await forgetDraftFiles(userId);
    },
  };
}
