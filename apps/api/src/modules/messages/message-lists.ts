import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Cursors } from '../../common/http/cursor.js';
import { searchWords } from '../projects/index.js';
import { ConversationGate, type Reading } from './conversation-gate.js';
import type { MessagePage } from './dto/message.response.js';
import type { ListMessagesQuery } from './dto/messages.query.js';
import { MessageViews } from './message-views.js';
import { MessageRepository, type MessageRow, type MessageSearch } from './message.repository.js';

const END = 2_147_483_647;

/** A stretch of a thread, newest first, and whether there is more on either side. */
interface Stretch {
  readonly rows: readonly MessageRow[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** The history of a thread, from anywhere in both directions. Cursors are sequences, so nothing that arrives moves them. */
@Injectable()
export class MessageLists {
  constructor(
    private readonly gate: ConversationGate,
    private readonly messages: MessageRepository,
    private readonly views: MessageViews,
    private readonly cursors: Cursors,
  ) {}

  async page(actor: Actor, conversationId: string, query: ListMessagesQuery): Promise<MessagePage> {
    const reading = await this.gate.readable(actor, conversationId);
    const words = searchWords(query.q);
    // What was typed has no word in it: nothing says that.
    const isEmptySearch = query.q !== undefined && query.q !== '' && words === null;
    const stretch = isEmptySearch ? NOTHING : await this.stretch(reading, query, words);
    const [newest, oldest] = [stretch.rows[0], stretch.rows.at(-1)];
    return {
      items: await this.views.of(reading, stretch.rows),
      nextCursor: oldest && stretch.hasOlder ? this.cursor(reading, 'older', oldest.sequence) : null,
      previousCursor: newest && stretch.hasNewer ? this.cursor(reading, 'newer', newest.sequence) : null,
    };
  }

  private async stretch(
    { actor, row, side }: Reading,
    query: ListMessagesQuery,
    words: string | null,
  ): Promise<Stretch> {
    const search = { conversationId: row.id, readerId: actor.userId, seesHidden: side === 'staff', words };
    const { cursor, around, sinceSequence, limit } = query;
    const key = this.cursors.decode(listOf(row.id), cursor);
    if (key?.[0] === 'older') return this.older(search, Number(key[1]), limit);
    if (key) return this.newer(search, Number(key[1]), limit);
    if (around !== undefined) return this.around(search, around, limit);
    if (sinceSequence !== undefined) return this.newer(search, sinceSequence, limit);
    return { ...(await this.older(search, END, limit)), hasNewer: false };
  }

  private async older(search: MessageSearch, than: number, limit: number): Promise<Stretch> {
    const rows = await this.messages.older(search, than, limit + 1);
    return { rows: rows.slice(0, limit), hasOlder: rows.length > limit, hasNewer: true };
  }

  private async newer(search: MessageSearch, than: number, limit: number): Promise<Stretch> {
    const rows = await this.messages.newer(search, than, limit + 1);
    return { rows: rows.slice(0, limit).reverse(), hasOlder: than > 0, hasNewer: rows.length > limit };
  }

  private async around(search: MessageSearch, sequence: number, limit: number): Promise<Stretch> {
    const newer = await this.newer(search, sequence, Math.floor(limit / 2));
    const older = await this.older(search, sequence + 1, limit - newer.rows.length);
    return { rows: [...newer.rows, ...older.rows], hasOlder: older.hasOlder, hasNewer: newer.hasNewer };
  }

  private cursor({ row }: Reading, way: 'older' | 'newer', sequence: number): string {
    return this.cursors.encode(listOf(row.id), [way, sequence]);
  }
}

const NOTHING: Stretch = { rows: [], hasOlder: false, hasNewer: false };
const listOf = (id: string): string => `messages.${id}`;
