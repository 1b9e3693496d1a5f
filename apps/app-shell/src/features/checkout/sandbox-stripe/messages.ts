import type { MessageId } from '@cw/i18n';

export type SandboxMessageId = Extract<MessageId, `sandbox.${string}`>;

/** Looks a text up in the reader's language at the moment it is called. */
export type Messages = (id: SandboxMessageId, values?: Record<string, string | number>) => string;
