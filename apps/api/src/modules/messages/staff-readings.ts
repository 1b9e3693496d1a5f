import { Injectable } from '@nestjs/common';
import { STAFF_READING_MS, type Actor } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import type { ConversationRow } from './conversation.repository.js';

type Thread = Pick<ConversationRow, 'id' | 'projectId' | 'ownerId' | 'contractorId'>;

// What one of staff asks for at the same time waits for each other, so that it is one reading.
const ALONE: PreparedQuery = {
  name: 'messages.staff-reading-alone',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
};
const NOTED: PreparedQuery = {
  name: 'messages.staff-reading-noted',
  text: `SELECT FROM audit_entry WHERE actor_id = $1 AND at > $2 AND action = 'conversation.read'
    AND after ->> 'conversation' = $3 LIMIT 1`,
};

/** What staff read of others' words, in the audit log. */
@Injectable()
export class StaffReadings {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /**
   * A thread comes in several answers: the list, each part of its record, the PDF. Together they are one reading, with one
   * entry that says which project’s thread it is and who its two sides are. Call it inside a unit of work.
   */
  async note({ userId: actorId }: Pick<Actor, 'userId'>, thread: Thread): Promise<void> {
    const { id, projectId, ownerId, contractorId } = thread;
    await this.sql.rows(ALONE, [`${actorId}:${id}`]);
    const since = new Date(this.clock.now().getTime() - STAFF_READING_MS);
    const [noted] = await this.sql.rows(NOTED, [actorId, since, id]);
    if (noted) return;
    const subject = { subjectType: 'user', subjectId: contractorId } as const;
    const after = { conversation: id, project: projectId, client: ownerId };
    await this.audit.record({ action: 'conversation.read', actorId, ...subject, after });
  }
}
