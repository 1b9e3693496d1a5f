import { Injectable, type OnModuleInit } from '@nestjs/common';
import { houseName, type HouseFacts } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { FileErasure } from '../../common/storage/file-erasure.js';
import { PersonalData, UsersService, type ExportedPart, type MadeExport } from '../users/index.js';
import { RecordPaper } from './record-paper.js';

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
/** ROLE-06: the street is the parties' to know, also in the name of a file. */
const THREADS: PreparedQuery = {
  name: 'message_data.threads',
  text: `
    SELECT c.id, p.city, p.state,
      CASE WHEN $1 = ANY (p.decider_ids || p.viewer_ids || p.owner_id || p.contractor_id) THEN p.address END AS address
    FROM conversation c JOIN project p ON p.id = c.project_id
    WHERE c.last_sequence > 0 AND (c.contractor_id = $1 OR $1 = ANY (p.decider_ids || p.viewer_ids || p.owner_id))
    ORDER BY c.last_at, c.id`,
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

interface ThreadRow extends HouseFacts, Record<string, unknown> {
  readonly id: string;
}

const NAME_MAX = 60;
/** Tells two threads about one house apart. */
const ID_END = 8;

/** A house as every system lets a file be called. */
const fileNameOf = (house: string): string =>
  house
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .slice(0, NAME_MAX) || 'conversation';

/** What a person wrote to others. The words and the files go with the account; that something was said then, stays. */
@Injectable()
export class MessageData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
    private readonly erasure: FileErasure,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly papers: RecordPaper,
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
      files: [
        ...files.map(({ id, name, storageKey }) => ({ path: `messages/${id}-${name}`, key: storageKey })),
        ...(await this.threadsOf(userId)),
      ],
    };
  }

  /** Each thread as its reader may read it, under the house that it is about. */
  private async threadsOf(userId: string): Promise<MadeExport[]> {
    const user = await this.users.findById(userId);
    if (!user) return [];
    const actor = { userId, role: user.role, mfa: false };
    const threads = await this.sql.rows<ThreadRow>(THREADS, [userId]);
    return threads.map(({ id, ...house }) => ({
      path: `messages/${fileNameOf(houseName(house))}-${id.slice(-ID_END)}.txt`,
      make: async () => Buffer.from(await this.papers.text(actor, id, user.locale)),
    }));
  }

  private async erase(userId: string): Promise<void> {
    await this.sql.rows(EMPTY_BODIES, [userId, this.clock.now()]);
    const keys = await this.sql.rows<{ storageKey: string; thumbnailKey: string | null }>(FORGET_FILES, [userId]);
    await this.erasure.afterCommit(keys.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey]));
    for (const statement of [FORGET_BLOCKS, FORGET_READING]) await this.sql.rows(statement, [userId]);
  }
}
