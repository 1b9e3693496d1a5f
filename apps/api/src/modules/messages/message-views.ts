import type { DocumentAddress } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { groupBy } from '../../common/group-by.js';
import { fullName, shortName } from '../../common/person-name.js';
import { UsersService, type UserEntity } from '../users/index.js';
import type { MessageFileView, MessageView } from './dto/message.response.js';
import type { Reading } from './conversation-gate.js';
import { MessageRepository, type MessageFileRow, type MessageRow } from './message.repository.js';

/** The two sides call each other as they do on the project: by the last name's initial until the award. */
export function nameIn({ row, side }: Pick<Reading, 'row' | 'side'>, person: UserEntity): string {
  if (person.id === row.contractorId) return person.company ?? shortName(person);
  const isParty = side !== 'contractor' || row.awardedId === row.contractorId;
  return isParty ? fullName(person) : shortName(person);
}

export const messageFileUrl = (id: string): DocumentAddress => `/api/message-files/${id}`;

export const toMessageFile = ({ id, name, contentType, bytes, thumbnailKey }: MessageFileRow): MessageFileView => ({
  ...{ id, name, contentType, sizeBytes: bytes, url: messageFileUrl(id) },
  thumbnailUrl: thumbnailKey === null ? null : `${messageFileUrl(id)}?size=thumbnail`,
});

/** Whether the reader sees what staff have hidden. */
export const seesWords = ({ actor, side }: Reading, { hiddenAt, authorId }: MessageRow): boolean =>
  hiddenAt === null || authorId === actor.userId || side === 'staff';

const stateOf = ({ hiddenAt, erasedAt }: MessageRow): MessageView['state'] => {
  if (erasedAt !== null) return 'erased';
  return hiddenAt === null ? 'sent' : 'hidden';
};

@Injectable()
export class MessageViews {
  constructor(
    private readonly messages: MessageRepository,
    private readonly users: UsersService,
  ) {}

  /** In the order given; all of one thread. */
  of(reading: Reading, rows: readonly MessageRow[]): Promise<MessageView[]> {
    return this.across(new Map([[reading.row.id, reading]]), rows);
  }

  async one(reading: Reading, row: MessageRow): Promise<MessageView> {
    const [view] = await this.of(reading, [row]);
    if (!view) throw new Error(`Message ${row.id} has no view`);
    return view;
  }

  /** Of several threads, each as its reader reads it. */
  async across(readings: ReadonlyMap<string, Reading>, rows: readonly MessageRow[]): Promise<MessageView[]> {
    if (rows.length === 0) return [];
    const people = await this.users.findByIds([...new Set(rows.map(({ authorId }) => authorId))]);
    const byId = new Map(people.map((person) => [person.id, person]));
    const withFiles = rows.filter(({ attachments }) => attachments.length > 0).map(({ id }) => id);
    const files = groupBy(withFiles.length > 0 ? await this.messages.filesOf(withFiles) : [], (file) => file.messageId);
    return rows.flatMap((row) => {
      const reading = readings.get(row.conversationId);
      const author = byId.get(row.authorId);
      if (!reading) return [];
      return [
        toView(reading, row, { authorName: author ? nameIn(reading, author) : '', files: files.get(row.id) ?? [] }),
      ];
    });
  }
}

function toView(
  reading: Reading,
  row: MessageRow,
  { authorName, files }: { readonly authorName: string; readonly files: readonly MessageFileRow[] },
): MessageView {
  const { id, conversationId, sequence, clientId, authorId, side, sentAt } = row;
  const isSeen = seesWords(reading, row);
  return {
    ...{ id, conversationId, sequence, clientId, authorId, authorName, side },
    body: (isSeen ? row.body : null) ?? '',
    reply: isSeen ? row.reply : null,
    files: isSeen ? inOrder(row, files).map(toMessageFile) : [],
    sentAt: sentAt.toISOString(),
    state: stateOf(row),
  };
}

/** As they were attached. */
const inOrder = ({ attachments }: MessageRow, files: readonly MessageFileRow[]): MessageFileRow[] =>
  attachments.flatMap(({ id }) => files.find((file) => file.id === id) ?? []);
