import { createOutbox, type Outbox, type OutboxOptions } from './outbox.js';
import { deviceStorage } from './outbox-storage.js';

export { outcomeOf } from './send-outcome.js';

const CHANNEL = 'closewright.outbox';

export interface OpenOutbox {
  readonly outbox: Outbox;
  /** Resolves once it knows what is kept. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}

/** The outbox of this tab: it hears of the other tabs, and of the network's return. */
export function openOutbox(options: Pick<OutboxOptions, 'userId' | 'send' | 'onRefused'>): OpenOutbox {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const { locks } = window.navigator as { readonly locks?: LockManager };
  const outbox = createOutbox({ ...options, storage: deviceStorage(), locks, channel });
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
