import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditSubject } from '@cw/domain';
import type { AuditFacts } from '../../common/audit/audit-entry.entity.js';
import { Cursors } from '../../common/http/cursor.js';
import { fullName } from '../../common/person-name.js';
import { Sql } from '../../common/persistence/sql.js';
import type { AuditEntryPage, AuditEntryResponse } from './dto/audit-entry.response.js';
import type { ListAuditEntriesQuery } from './dto/list-audit-entries.query.js';

interface Row {
  readonly id: string;
  readonly sequence: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly actorId: string | null;
  readonly actorFirstName: string | null;
  readonly actorLastName: string | null;
  readonly subjectType: AuditSubject;
  readonly subjectId: string | null;
  readonly subjectFirstName: string | null;
  readonly subjectLastName: string | null;
  readonly reason: string | null;
  readonly before: AuditFacts | null;
  readonly after: AuditFacts | null;
}

const LIST = 'audit';

const SELECT = `
    SELECT e.id, l.sequence, e.at, e.action, e.actor_id AS "actorId", e.subject_type AS "subjectType",
      e.subject_id AS "subjectId", e.reason, e.before, e.after,
      a.first_name AS "actorFirstName", a.last_name AS "actorLastName",
      s.first_name AS "subjectFirstName", s.last_name AS "subjectLastName"
    FROM audit_entry e
    JOIN audit_link l ON l.entry_id = e.id
    LEFT JOIN app_user a ON a.id = e.actor_id
    LEFT JOIN app_user s ON s.id = e.subject_id AND e.subject_type = 'user'`;

/** Reads the audit log. Names are those of today: the log itself holds none. */
@Injectable()
export class AuditEntries {
  constructor(
    private readonly sql: Sql,
    private readonly cursors: Cursors,
  ) {}

  async list({ action, actorId, subjectId, limit, cursor }: ListAuditEntriesQuery): Promise<AuditEntryPage> {
    const [after] = this.cursors.decode(LIST, cursor) ?? [];
    const values: unknown[] = [limit + 1];
    const wanted = { 'e.action =': action, 'e.actor_id =': actorId, 'e.subject_id =': subjectId, 'e.id <': after };
    const conditions = Object.entries(wanted).flatMap(([column, value]) =>
      value === undefined ? [] : [`${column} $${values.push(value)}`],
    );
    // Ids grow with time, so each filter reads one index backwards and stops after a page. Not prepared, for that.
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const { rows } = await this.sql.execute<Row>(`${SELECT} ${where} ORDER BY e.id DESC LIMIT $1`, values);
    return this.cursors.page(rows, limit, LIST, { map: toAuditEntry, key: (row) => [row.id] });
  }
}

const nameOf = (firstName: string | null, lastName: string | null): string | null =>
  firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' });

const toAuditEntry = (row: Row): AuditEntryResponse => ({
  id: row.id,
  sequence: Number(row.sequence),
  at: row.at.toISOString(),
  action: row.action,
  actorId: row.actorId,
  actorName: nameOf(row.actorFirstName, row.actorLastName),
  subjectType: row.subjectType,
  subjectId: row.subjectId,
  subjectName: nameOf(row.subjectFirstName, row.subjectLastName),
  reason: row.reason,
  before: row.before,
  after: row.after,
});
