import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import { AuditEntries } from './audit-entries.js';
import type { ListManagedUsersQuery } from './dto/list-managed-users.query.js';
import type { ManagedUser, ManagedUserDetail, ManagedUserPage } from './dto/managed-user.response.js';
import { type ManagedUserRow, ManagedUsersRepository } from './managed-users.repository.js';

const LIST = 'managed-users';
const HISTORY_MAX = 100;

/** Accounts as staff see them. */
@Injectable()
export class ManagedUsers {
  constructor(
    private readonly repository: ManagedUsersRepository,
    private readonly cursors: Cursors,
    private readonly audit: AuditEntries,
  ) {}

  async list({ q, role, status, limit, cursor }: ListManagedUsersQuery): Promise<ManagedUserPage> {
    const after = this.cursors.decode(LIST, cursor);
    const rows = await this.repository.find({ q: q === '' ? undefined : q, role, status, after, limit: limit + 1 });
    return this.cursors.page(rows, limit, LIST, { map: toManagedUser, key: (row) => [row.key, row.id] });
  }

  async one(id: string): Promise<ManagedUser> {
    const row = await this.repository.one(id);
    if (!row) throw new DomainError('request.not_found');
    return toManagedUser(row);
  }

  async detail(id: string): Promise<ManagedUserDetail> {
    const user = await this.one(id);
    const { items } = await this.audit.list({ subjectId: id, limit: HISTORY_MAX });
    const history = items.map(({ id: entryId, at, action, actorName, reason }) => ({
      id: entryId,
      at,
      action,
      actorName,
      reason,
    }));
    return { ...user, history };
  }
}

const toManagedUser = (row: ManagedUserRow): ManagedUser => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  username: row.username,
  email: row.email,
  phone: row.phone,
  company: row.company,
  role: row.role,
  status: row.status,
  emailVerified: row.emailVerified,
  totpEnabled: row.totpEnabled,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  sessions: row.sessions,
});
