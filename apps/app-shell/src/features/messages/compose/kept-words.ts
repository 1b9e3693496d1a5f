import { asWords, forgetKept, keep, onKept, readKept } from '../../../forms/kept-draft.js';

const keyOf = (userId: string, conversationId: string): string => `message.${userId}.${conversationId}`;

const wordsOf = (kept: unknown): string => (typeof kept === 'string' ? kept : '');

/** What was begun in a thread on this device, by this account. */
export function keptWords(userId: string, conversationId: string): string {
  return readKept(keyOf(userId, conversationId), asWords) ?? '';
}

/** Keeps what is begun; nothing of an empty field. */
export function keepWords(userId: string, conversationId: string, words: string): void {
  if (words === '') forgetKept(keyOf(userId, conversationId));
  else keep(keyOf(userId, conversationId), words);
}

/** Forgets what has left for the outbox, unless other words were begun meanwhile. */
export function forgetWords(userId: string, conversationId: string, words: string): void {
  if (keptWords(userId, conversationId) === words) forgetKept(keyOf(userId, conversationId));
}

/** Hears when another tab of this device keeps other words; the answer stops it. */
export const onWordsKept = (
  userId: string,
  conversationId: string,
  hear: (now: string, before: string) => void,
): (() => void) => onKept(keyOf(userId, conversationId), (now, before) => hear(wordsOf(now), wordsOf(before)));
