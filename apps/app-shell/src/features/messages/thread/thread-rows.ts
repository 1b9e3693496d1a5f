import type { ConversationView } from '@cw/api-client';
import { localDay, type MessageView } from '@cw/domain';
import type { UnsentMessage } from '../../../outbox/messages/unsent-message.js';
import type { ThreadRow } from './message-row.js';

/** Within this time, in ms, one person's messages stand together under one name. */
const TOGETHER_MS = 300_000;

export const keyOfRow = ({ message }: ThreadRow): string => message.clientId;
export const instantOf = (row: ThreadRow): number =>
  row.kind === 'sent' ? Date.parse(row.message.sentAt) : row.message.writtenAt;

/** What was sent, and after it what was not yet; a message that has just arrived stands once. */
export function rowsOf(messages: readonly MessageView[], unsent: readonly UnsentMessage[]): readonly ThreadRow[] {
  const sent = messages.map((message): ThreadRow => ({ kind: 'sent', message }));
  if (unsent.length === 0) return sent;
  const arrived = new Set(messages.slice(-unsent.length * 2 - 100).map(({ clientId }) => clientId));
  const waiting = unsent.filter(({ clientId }) => !arrived.has(clientId));
  return [...sent, ...waiting.map((message): ThreadRow => ({ kind: 'unsent', message }))];
}

const isSameDay = (a: number, b: number): boolean => localDay(a) === localDay(b);

/** Whether a day begins with this row. */
export function beginsDay(rows: readonly ThreadRow[], place: number): boolean {
  const [row, before] = [rows[place], rows[place - 1]];
  return row !== undefined && (before === undefined || !isSameDay(instantOf(row), instantOf(before)));
}

/** Whether a row goes on where the one before it stopped: the same person, within minutes, on the same day. */
export function isJoined(rows: readonly ThreadRow[], place: number, firstUnread: number | undefined): boolean {
  const [row, before] = [rows[place], rows[place - 1]];
  if (row?.kind !== 'sent' || before?.kind !== 'sent' || beginsDay(rows, place)) return false;
  if (row.message.sequence === firstUnread) return false;
  return row.message.authorId === before.message.authorId && instantOf(row) - instantOf(before) < TOGETHER_MS;
}

/**
 * MSG-01: who has read what of one's own: the names of the others under the last message that each of them has seen.
 */
export function readersBySequence(
  messages: readonly MessageView[],
  members: ConversationView['members'],
  ownId: string,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { userId, name, readSequence } of members) {
    if (userId === ownId) continue;
    const last = messages.findLast(({ authorId, sequence }) => authorId === ownId && sequence <= readSequence);
    if (last === undefined) continue;
    const before = names.get(last.sequence);
    names.set(last.sequence, before === undefined ? name : `${before}, ${name}`);
  }
  return names;
}
