import { OmitType } from '@nestjs/swagger';
import { ListAuditEntriesQuery } from './list-audit-entries.query.js';
import { ListManagedUsersQuery } from './list-managed-users.query.js';

/** A file has no pages. */
export class ExportUsersQuery extends OmitType(ListManagedUsersQuery, ['limit', 'cursor']) {}

export class ExportAuditQuery extends OmitType(ListAuditEntriesQuery, ['limit', 'cursor']) {}
