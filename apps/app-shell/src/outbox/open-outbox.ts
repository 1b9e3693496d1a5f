import { createOutbox, type Outbox, type OutboxOptions } from './outbox.js';
import type { OutboxStorage, UnsentEntry } from './outbox-storage.js';

export interface OpenOutbox<Entry extends UnsentEntry, Arrived> {
  readonly outbox: Outbox<Entry, Arrived>;
  /** Resolves once it knows what is kept. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}

/** Who it is for, and how one goes out. */
export type Opening<Entry extends UnsentEntry, Arrived> = Pick<
  OutboxOptions<Entry, Arrived>,
  'userId' | 'send' | 'onRefused'
>;

/** The outbox of this tab: it hears of the other tabs, and of the network's return. */
export function openOutbox<Entry extends UnsentEntry, Arrived>(
  name: string,
  storage: OutboxStorage<Entry>,
  opening: Opening<Entry, Arrived>,
): OpenOutbox<Entry, Arrived> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const { locks } = window.navigator as { readonly locks?: LockManager };
  const outbox = createOutbox({ ...opening, name, storage, locks, channel });
  if (channel !== undefined) channel.onmessage = () => void outbox.reload();
  window.addEventListener('online', outbox.wake);
  return {
    outbox,
    ready: outbox.reload(),
    close: () => {
      window.removeEventListener('online', outbox.wake);
      channel?.close();
      outbox.close();
    },
  };
}
