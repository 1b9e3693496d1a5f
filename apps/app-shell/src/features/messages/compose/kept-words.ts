import { forgetKept, keep, readKept } from '../../../forms/kept-draft.js';

const keyOf = (userId: string, conversationId: string): string => `message.${userId}.${conversationId}`;

/** What was begun in a thread on this device, by this account. */
export function keptWords(userId: string, conversationId: string): string {
  const kept = readKept(keyOf(userId, conversationId));
  return typeof kept === 'string' ? kept : '';
}

/** Keeps what is begun; nothing of an empty field. */
export function keepWords(userId: string, conversationId: string, words: string): void {
  if (words === '') forgetKept(keyOf(userId, conversationId));
  else keep(keyOf(userId, conversationId), words);
}
