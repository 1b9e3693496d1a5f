import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { ReportableContents, type ReportableContent, type ReportedWords } from '../reports/index.js';

// Where somebody could have written last. Whoever was taken off a project since stands where the contractor who reported
// them met them: one of the two is a thread's contractor, whom nobody takes off it. So a case always has its place.
const WORDS: PreparedQuery = {
  name: 'messages.reported-people',
  text: `
    SELECT DISTINCT ON (u.id) u.id, u.created_at AS "writtenAt", p.id AS "projectId", p.title AS "projectTitle",
      p.owner_id AS "ownerId"
    FROM app_user u CROSS JOIN LATERAL (
      SELECT c.id, 0 AS rank FROM conversation c WHERE c.contractor_id = u.id
        OR c.project_id IN (SELECT q.id FROM project q WHERE q.owner_id = u.id
          UNION SELECT y.project_id FROM project_party y WHERE y.user_id = u.id)
      UNION ALL SELECT m.conversation_id, 1 FROM message m WHERE m.author_id = u.id
      UNION ALL SELECT c.id, 2 FROM reported_content e JOIN content_report r ON r.content_id = e.id
        JOIN conversation c ON c.contractor_id = r.reporter_id WHERE e.person_id = u.id
    ) AS met
    JOIN conversation c ON c.id = met.id JOIN project p ON p.id = c.project_id
    WHERE u.id = ANY ($1::uuid[]) ORDER BY u.id, met.rank, c.last_at DESC, c.id DESC`,
};
const LOCK: PreparedQuery = {
  name: 'messages.lock-person',
  text: `SELECT id FROM app_user WHERE id = $1 FOR NO KEY UPDATE`,
};
const SILENCE: PreparedQuery = {
  name: 'messages.silence',
  text: `INSERT INTO message_silence (user_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};
const LET_SPEAK: PreparedQuery = {
  name: 'messages.let-speak',
  text: `DELETE FROM message_silence WHERE user_id = $1`,
};

interface Known extends Record<string, unknown> {
  readonly id: string;
  readonly writtenAt: Date;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
}

/** People as staff decide on them: whom they "hide" reads on and writes to nobody. */
@Injectable()
export class ReportablePeople implements ReportableContent, OnModuleInit {
  readonly kind = 'person';

  constructor(
    private readonly contents: ReportableContents,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async words(ids: readonly string[]): Promise<ReportedWords[]> {
    const people = await this.sql.rows<Known>(WORDS, [ids]);
    return people.map(({ id, writtenAt, projectId, projectTitle, ownerId }) => ({
      ...{ contentId: id, authorId: id, projectId, projectTitle, ownerId, profileId: null },
      ...{ body: null, answer: null, rating: null, writtenAt },
    }));
  }

  async lock(id: string): Promise<void> {
    await this.sql.rows(LOCK, [id]);
  }

  async setHidden(id: string, hiddenAt: Date | null): Promise<void> {
    await (hiddenAt === null ? this.sql.rows(LET_SPEAK, [id]) : this.sql.rows(SILENCE, [id, hiddenAt]));
  }
}
