import { Injectable } from '@nestjs/common';
import type { ConversationSide, QuickReply } from '@cw/domain';
import { Sql } from '../../common/persistence/sql.js';
import { bodyDigest, linkHash, newSalt, type Attachment, type KeptMessage } from './message-chain.js';
import * as statements from './message.statements.js';

export interface MessageRow extends KeptMessage {
  readonly id: string;
  readonly clientId: string;
  readonly hiddenAt: Date | null;
  readonly erasedAt: Date | null;
}

export interface MessageFileRow {
  readonly id: string;
  readonly conversationId: string;
  /** Null until its message is sent. */
  readonly messageId: string | null;
  readonly uploadedById: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly storageKey: string;
  readonly thumbnailKey: string | null;
  /** Of the bytes that are kept. */
  readonly digest: Buffer;
  readonly createdAt: Date;
}

export interface NewMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly authorId: string;
  readonly side: ConversationSide;
  readonly clientId: string;
  readonly sentAt: Date;
  readonly body: string;
  readonly reply: QuickReply | null;
  readonly attachments: readonly Attachment[];
}

/** Which messages of a thread, as whom. */
export interface MessageSearch {
  readonly conversationId: string;
  readonly readerId: string;
  readonly seesHidden: boolean;
  /** A text query; null for all of them. */
  readonly words: string | null;
}

type Row = Record<string, unknown>;

@Injectable()
export class MessageRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first. */
  older(search: MessageSearch, than: number, limit: number): Promise<MessageRow[]> {
    return this.sql.rows<MessageRow & Row>(statements.OLDER, [...valuesOf(search), than, limit]);
  }

  /** Oldest first. */
  newer(search: MessageSearch, than: number, limit: number): Promise<MessageRow[]> {
    return this.sql.rows<MessageRow & Row>(statements.NEWER, [...valuesOf(search), than, limit]);
  }

  findMany(ids: readonly string[]): Promise<MessageRow[]> {
    return this.sql.rows<MessageRow & Row>(statements.BY_ID, [ids]);
  }

  async find(id: string): Promise<MessageRow | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  async byClient(conversationId: string, authorId: string, clientId: string): Promise<MessageRow | null> {
    const values = [conversationId, authorId, clientId];
    const [row] = await this.sql.rows<MessageRow & Row>(statements.BY_CLIENT, values);
    return row ?? null;
  }

  /** The last one of each thread that has any. */
  lastOf(conversationIds: readonly string[]): Promise<MessageRow[]> {
    return this.sql.rows<MessageRow & Row>(statements.LAST, [conversationIds]);
  }

  /** With the thread locked, and its end as it is then. */
  async add(message: NewMessage, end: { readonly sequence: number; readonly hash: Buffer }): Promise<void> {
    const { id, conversationId, authorId, side, clientId, sentAt, body, reply, attachments } = message;
    const salt = newSalt();
    const digest = bodyDigest(salt, body);
    const sequence = end.sequence + 1;
    const link = { conversationId, sequence, authorId, side, sentAt, reply, attachments, bodyDigest: digest };
    await this.sql.rows(statements.INSERT, [
      ...[id, conversationId, sequence, authorId, side, clientId, sentAt, reply && JSON.stringify(reply)],
      ...[JSON.stringify(attachments), digest, linkHash(end.hash, link), body, salt],
    ]);
  }

  async lockAuthor(authorId: string): Promise<void> {
    await this.sql.rows(statements.LOCK_AUTHOR, [authorId]);
  }

  /** When somebody sent the last ones, newest first. */
  async sentSince(authorId: string, since: Date, limit: number): Promise<Date[]> {
    const rows = await this.sql.rows<{ sentAt: Date }>(statements.SENT_SINCE, [authorId, since, limit]);
    return rows.map(({ sentAt }) => sentAt);
  }

  async lockBody(id: string): Promise<void> {
    await this.sql.rows(statements.LOCK_BODY, [id]);
  }

  async hide(id: string, hiddenAt: Date | null): Promise<void> {
    await this.sql.rows(statements.HIDE, [id, hiddenAt]);
  }

  filesOf(messageIds: readonly string[]): Promise<MessageFileRow[]> {
    return this.sql.rows<MessageFileRow & Row>(statements.FILES_OF, [messageIds]);
  }

  async file(id: string): Promise<MessageFileRow | null> {
    const [row] = await this.sql.rows<MessageFileRow & Row>(statements.FILE_BY_ID, [id]);
    return row ?? null;
  }

  /** What somebody uploaded and has not sent yet: those of the ids, or all of it. */
  unsentFiles(conversationId: string, userId: string, ids: readonly string[] | null): Promise<MessageFileRow[]> {
    return this.sql.rows<MessageFileRow & Row>(statements.UNSENT_FILES, [conversationId, userId, ids]);
  }

  async addFile(file: Omit<MessageFileRow, 'messageId'>): Promise<void> {
    const { id, conversationId, uploadedById, name, contentType, bytes, width, height } = file;
    const { storageKey, thumbnailKey, digest, createdAt } = file;
    await this.sql.rows(statements.INSERT_FILE, [
      ...[id, conversationId, uploadedById, name, contentType, bytes, width, height],
      ...[storageKey, thumbnailKey, digest, createdAt],
    ]);
  }

  async attach(messageId: string, fileIds: readonly string[]): Promise<void> {
    if (fileIds.length > 0) await this.sql.rows(statements.ATTACH, [messageId, fileIds]);
  }

  /** Uploaded before, and sent with nothing; their keys. */
  async forgetUnsent(before: Date): Promise<(string | null)[]> {
    const rows = await this.sql.rows<Pick<MessageFileRow, 'storageKey' | 'thumbnailKey'>>(statements.FORGET_UNSENT, [
      before,
    ]);
    return rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey]);
  }

  /** Those of the ids that have a row. */
  async knownFiles(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<Pick<MessageFileRow, 'id'>>(statements.KNOWN_FILES, [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}

const valuesOf = ({ conversationId, readerId, words, seesHidden }: MessageSearch): unknown[] => [
  conversationId,
  readerId,
  words,
  seesHidden,
];
