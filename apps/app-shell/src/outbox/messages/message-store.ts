import type { MessageFileView, QuickReply } from '@cw/domain';
import type { DeviceStore, UnsentEntry } from '../outbox-storage.js';

/** A file of a message that waits. */
export interface AttachedFile {
  /** The key under which it is sent, on every try. */
  readonly id: string;
  /** Null where a build before this one kept only what the server had made of it. */
  readonly file: File | null;
  /** What the server made of it; null until it is there. */
  readonly stored: MessageFileView | null;
}

/** A message that has not been answered for yet. */
export interface UnsentMessage extends UnsentEntry {
  readonly conversationId: string;
  readonly body: string;
  readonly reply: QuickReply | null;
  /**
   * What goes with it. Builds before this one knew `files` alone: they neither show nor send a message without it, and so
   * not without its files.
   */
  readonly attached: readonly AttachedFile[];
}

/** As a build before this one kept it. */
export interface MessageOfBefore extends Omit<UnsentMessage, 'attached'> {
  readonly files: readonly MessageFileView[];
}

export const isOfBefore = (kept: UnsentMessage | MessageOfBefore): kept is MessageOfBefore => !('attached' in kept);

const hasFiles = (kept: UnsentMessage | MessageOfBefore): boolean =>
  Array.isArray(isOfBefore(kept) ? kept.files : kept.attached);

export const UNSENT_MESSAGES: DeviceStore<UnsentMessage> = {
  database: 'closewright-messages',
  store: 'unsent-messages',
  canBeShown: (kept) =>
    typeof kept.body === 'string' &&
    hasFiles(kept) &&
    Number.isFinite(kept.writtenAt) &&
    (kept.reply === null || (typeof kept.reply.id === 'string' && typeof kept.reply.values === 'object')),
};
