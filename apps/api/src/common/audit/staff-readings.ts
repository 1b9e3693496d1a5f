import { Injectable } from '@nestjs/common';
import { STAFF_READING_MS } from '@cw/domain';
import { Clock } from '../clock.js';
import { Sql, type PreparedQuery } from '../persistence/sql.js';
import type { AuditFacts } from './audit-entry.entity.js';
import { AuditLog, type AuditRecord } from './audit-log.js';

/** What one of staff read, as its entry says it. */
export interface StaffReading extends Pick<AuditRecord, 'action' | 'subjectType'> {
  readonly actorId: string;
  readonly subjectId: string;
  readonly after?: AuditFacts;
}

// What one of staff asks for at the same time waits for each other, so that it is one reading.
const ALONE: PreparedQuery = {
  name: 'audit.staff-reading-alone',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
};
const NOTED: PreparedQuery = {
  name: 'audit.staff-reading-noted',
  text: `SELECT FROM audit_entry WHERE actor_id = $1 AND at > $2 AND action = $3 AND subject_id = $4
    AND after IS NOT DISTINCT FROM $5::jsonb LIMIT 1`,
};

/** What staff read of others' words and documents, in the audit log. */
@Injectable()
export class StaffReadings {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /** What comes in several answers is one reading, with one entry. Call it inside a unit of work. */
  async note(reading: StaffReading): Promise<void> {
    const { actorId, action, subjectId, after } = reading;
    const facts = after === undefined ? null : JSON.stringify(after);
    await this.sql.rows(ALONE, [[actorId, action, subjectId, facts].join(':')]);
    const since = new Date(this.clock.now().getTime() - STAFF_READING_MS);
    const [noted] = await this.sql.rows(NOTED, [actorId, since, action, subjectId, facts]);
    if (!noted) await this.audit.record(reading);
  }
}
