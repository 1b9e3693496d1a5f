import { Injectable } from '@nestjs/common';
import { RECORD_LIMITS, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { groupBy } from '../../common/group-by.js';
import { ConversationGate, type Reading } from './conversation-gate.js';
import type { ConversationRecord, RecordedMessage } from './dto/record.response.js';
import { ChainCheck } from './message-chain.js';
import { MessageViews, seesWords } from './message-views.js';
import { MessageRepository, type MessageFileRow, type MessageRow } from './message.repository.js';
import type { MessageView } from './dto/message.response.js';

const BATCH = 1_000;

/** A stretch of a thread as evidence. */
export interface Recorded {
  readonly reading: Reading;
  readonly record: ConversationRecord;
}

/** A thread with its hashes, read from the first message on whatever part is asked for. */
@Injectable()
export class ConversationRecords {
  constructor(
    private readonly gate: ConversationGate,
    private readonly messages: MessageRepository,
    private readonly views: MessageViews,
    private readonly clock: Clock,
  ) {}

  async of(
    actor: Actor,
    id: string,
    part: { readonly sinceSequence: number; readonly limit: number },
  ): Promise<Recorded> {
    const reading = await this.gate.readable(actor, id);
    const { row } = reading;
    const check = new ChainCheck();
    const asked: MessageRow[] = [];
    for await (const message of this.all(reading)) {
      check.add(message);
      if (message.sequence > part.sinceSequence && asked.length < part.limit) asked.push(message);
    }
    const faults = check.finish({ sequence: row.lastSequence, hash: row.lastHash });
    const record = {
      ...{ conversationId: id, projectId: row.projectId, projectTitle: row.title },
      madeAt: this.clock.now().toISOString(),
      messages: await this.recorded(reading, asked),
      ...{ lastSequence: row.lastSequence, lastHash: row.lastHash.toString('base64url') },
      faults: faults.slice(0, RECORD_LIMITS.faults),
    };
    return { reading, record };
  }

  /** Up to the end as it was when the reading began: what arrives meanwhile is not part of it. */
  private async *all({ actor, row }: Reading): AsyncGenerator<MessageRow> {
    const search = { conversationId: row.id, readerId: actor.userId, seesHidden: true, words: null };
    let from = 0;
    while (from < row.lastSequence) {
      const rows = await this.messages.newer(search, from, Math.min(BATCH, row.lastSequence - from));
      yield* rows.filter(({ sequence }) => sequence <= row.lastSequence);
      const last = rows.at(-1);
      if (!last) return;
      from = last.sequence;
    }
  }

  private async recorded(reading: Reading, rows: readonly MessageRow[]): Promise<RecordedMessage[]> {
    const views = await this.views.of(reading, rows);
    const withFiles = rows.filter(({ attachments }) => attachments.length > 0).map(({ id }) => id);
    const files = groupBy(withFiles.length > 0 ? await this.messages.filesOf(withFiles) : [], (file) => file.messageId);
    return rows.flatMap((row, index) => {
      const view = views[index];
      return view ? [toRecorded(row, { view, seen: seesWords(reading, row), files: files.get(row.id) ?? [] })] : [];
    });
  }
}

interface Shown {
  readonly view: MessageView;
  readonly seen: boolean;
  readonly files: readonly MessageFileRow[];
}

function toRecorded(row: MessageRow, { view, seen, files }: Shown): RecordedMessage {
  const { sequence, authorId, authorName, side, sentAt, state, reply } = view;
  return {
    ...{ sequence, authorId, authorName, side, sentAt, state, reply },
    body: seen ? row.body : null,
    salt: (seen ? row.salt?.toString('base64url') : null) ?? null,
    files: row.attachments.map(({ id, sha256 }) => {
      const file = seen ? files.find((known) => known.id === id) : undefined;
      return { id, sha256, name: file?.name ?? null };
    }),
    bodyDigest: row.bodyDigest.toString('base64url'),
    hash: row.hash.toString('base64url'),
  };
}
