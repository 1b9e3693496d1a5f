import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditSubject } from '@cw/domain';
import type { AuditFacts } from '../../common/audit/audit-entry.entity.js';
import { GridFilter, type GridPlace, type GridQuestion } from '../../common/grid/grid-question.js';
import { GridReader, type GridRow } from '../../common/grid/grid-reader.js';
import { fullName } from '../../common/person-name.js';
import { addressLine, CLIENT_NAME } from '../projects/index.js';
import type { AuditedProject, AuditedRequest, AuditEntryPage, AuditEntryResponse } from './dto/audit-entry.response.js';
import type { ListAuditEntriesQuery } from './dto/list-audit-entries.query.js';

export interface AuditRow extends GridRow {
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
  readonly projectId: string | null;
  readonly projectTitle: string | null;
  readonly projectAddress: string | null;
  readonly projectCity: string | null;
  readonly projectState: string | null;
  readonly projectZip: string | null;
  readonly clientName: string | null;
  readonly requestReference: string | null;
  readonly requestAddress: string | null;
  readonly requestCity: string | null;
  readonly requestState: string | null;
  readonly requestZip: string | null;
  readonly messageName: string | null;
}

const LIST = 'audit';

// An entry names its project by id; where the project itself changed, its state stands there instead.
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

const DETAILS = `
    SELECT e.id, l.sequence, e.at, e.action, e.actor_id AS "actorId", e.subject_type AS "subjectType",
      e.subject_id AS "subjectId", e.reason, e.before, e.after, e.grid_key AS "gridKey",
      a.first_name AS "actorFirstName", a.last_name AS "actorLastName",
      s.first_name AS "subjectFirstName", s.last_name AS "subjectLastName",
      p.id AS "projectId", p.title AS "projectTitle", p.address AS "projectAddress", p.city AS "projectCity",
      p.state AS "projectState", p.zip AS "projectZip", ${CLIENT_NAME} AS "clientName",
      r.reference AS "requestReference", r.address AS "requestAddress", r.city AS "requestCity",
      r.us_state AS "requestState", r.zip AS "requestZip", m.name AS "messageName"
    FROM page e
    JOIN audit_link l ON l.entry_id = e.id
    LEFT JOIN app_user a ON a.id = e.actor_id
    LEFT JOIN app_user s ON s.id = e.subject_id AND e.subject_type = 'user'
    LEFT JOIN repair_intake r ON r.id = e.subject_id AND e.subject_type = 'intake'
    LEFT JOIN support_message m ON m.id = e.subject_id AND e.subject_type = 'support_message'
    LEFT JOIN project p ON p.id = CASE WHEN e.subject_type = 'project' THEN e.subject_id
      WHEN e.after ->> 'project' ~ '${UUID}' THEN (e.after ->> 'project')::uuid END
    LEFT JOIN app_user o ON o.id = p.owner_id`;

export type AuditSearch = Omit<ListAuditEntriesQuery, 'limit' | 'cursor'>;

// Ids grow with time, so each filter reads one index backwards and stops after a page.
const NEWEST = { columns: ['id'], isDescending: true };

function questionOf({ action, actorId, subjectId, since, until }: AuditSearch): GridQuestion {
  const { conditions, values } = new GridFilter()
    .where('action = ?', action)
    .where('actor_id = ?', actorId)
    .where('subject_id = ?', subjectId)
    .where('at >= ?', since)
    .where('at < ?', until);
  return { table: 'audit_entry', conditions, values, order: NEWEST };
}

/** Reads the audit log. Names are those of today: the log itself holds none. */
@Injectable()
export class AuditEntries {
  constructor(private readonly grid: GridReader) {}

  list({ limit, cursor, ...search }: ListAuditEntriesQuery): Promise<AuditEntryPage> {
    return this.grid.page(questionOf(search), { list: LIST, limit, cursor }, { details: DETAILS, map: toAuditEntry });
  }

  /** The next ones of all of them. */
  batch(search: AuditSearch, place: GridPlace | undefined, limit: number): Promise<AuditRow[]> {
    return this.grid.rows(questionOf(search), { place, limit, details: DETAILS, given: [] });
  }
}

const nameOf = (firstName: string | null, lastName: string | null): string | null =>
  firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' });

function projectOf(row: AuditRow): AuditedProject | null {
  const { projectId: id, projectTitle: title, projectCity: city, projectState: state, projectZip: zip } = row;
  if (id === null || title === null || city === null || state === null || zip === null) return null;
  const line = addressLine({ address: row.projectAddress, city, state, zip }, true);
  return { id, title, addressLine: line, clientName: row.clientName };
}

/** Null also of a request that was erased: the log holds nothing that it was called by. */
function requestOf(row: AuditRow): AuditedRequest | null {
  const { requestReference: reference, requestCity: city, requestState: state, requestZip: zip } = row;
  if (reference === null || city === null || state === null || zip === null) return null;
  return { reference, addressLine: addressLine({ address: row.requestAddress, city, state, zip }, true) };
}

export const toAuditEntry = (row: AuditRow): AuditEntryResponse => ({
  id: row.id,
  sequence: Number(row.sequence),
  at: row.at.toISOString(),
  action: row.action,
  actorId: row.actorId,
  actorName: nameOf(row.actorFirstName, row.actorLastName),
  subjectType: row.subjectType,
  subjectId: row.subjectId,
  subjectName: row.messageName ?? nameOf(row.subjectFirstName, row.subjectLastName),
  reason: row.reason,
  before: row.before,
  after: row.after,
  project: projectOf(row),
  request: requestOf(row),
});
