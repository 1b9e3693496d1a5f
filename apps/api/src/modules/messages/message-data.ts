import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { FileErasure } from '../../common/storage/file-erasure.js';
import { PersonalData, type ExportedPart } from '../users/index.js';

const WRITTEN: PreparedQuery = {
  name: 'message_data.written',
  text: `
    SELECT m.id, m.conversation_id AS "conversationId", c.project_id AS "projectId", m.sequence, m.sent_at AS "sentAt",
      m.reply, b.body
    FROM message m JOIN message_body b ON b.message_id = m.id JOIN conversation c ON c.id = m.conversation_id
    WHERE m.author_id = $1 ORDER BY m.sent_at, m.id`,
};
const FILES: PreparedQuery = {
  name: 'message_data.files',
  text: `
    SELECT id, message_id AS "messageId", name, content_type AS "contentType", created_at AS "createdAt",
      storage_key AS "storageKey" FROM message_file WHERE uploaded_by_id = $1 ORDER BY created_at, id`,
};
const BLOCKED: PreparedQuery = {
  name: 'message_data.blocked',
  text: `SELECT blocked_id AS "userId", created_at AS "createdAt" FROM person_block WHERE blocker_id = $1 ORDER BY created_at`,
};

const EMPTY_BODIES: PreparedQuery = {
  name: 'message_data.empty',
  text: `
    UPDATE message_body SET body = NULL, salt = NULL, erased_at = $2
    WHERE erased_at IS NULL AND message_id IN (SELECT id FROM message WHERE author_id = $1)`,
};
const FORGET_FILES: PreparedQuery = {
  name: 'message_data.forget-files',
  text: `
    DELETE FROM message_file WHERE uploaded_by_id = $1
    RETURNING storage_key AS "storageKey", thumbnail_key AS "thumbnailKey"`,
};
const FORGET_BLOCKS: PreparedQuery = {
  name: 'message_data.forget-blocks',
  text: `DELETE FROM person_block WHERE blocker_id = $1 OR blocked_id = $1`,
};
const FORGET_READING: PreparedQuery = {
  name: 'message_data.forget-reading',
  text: `DELETE FROM conversation_reader WHERE user_id = $1`,
};

interface FileRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly storageKey: string;
}

/** What a person wrote to others. The words and the files go with the account; that something was said then, stays. */
@Injectable()
export class MessageData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
    private readonly erasure: FileErasure,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'messages',
      export: (userId) => this.export(userId),
      erase: (userId) => this.erase(userId),
    });
  }

  private async export(userId: string): Promise<ExportedPart> {
    const files = await this.sql.rows<FileRow>(FILES, [userId]);
    return {
      data: {
        written: await this.sql.rows(WRITTEN, [userId]),
        files: files.map(({ storageKey: _key, ...file }) => file),
        blocked: await this.sql.rows(BLOCKED, [userId]),
      },
      files: files.map(({ id, name, storageKey }) => ({ path: `messages/${id}-${name}`, key: storageKey })),
    };
  }

  private async erase(userId: string): Promise<void> {
    await this.sql.rows(EMPTY_BODIES, [userId, this.clock.now()]);
    const keys = await this.sql.rows<{ storageKey: string; thumbnailKey: string | null }>(FORGET_FILES, [userId]);
    await this.erasure.afterCommit(keys.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey]));
    for (const statement of [FORGET_BLOCKS, FORGET_READING]) await this.sql.rows(statement, [userId]);
  }
}
