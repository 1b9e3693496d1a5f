import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { AuditEntries } from './audit-entries.js';
import type { ListManagedUsersQuery } from './dto/list-managed-users.query.js';
import type { ManagedUser, ManagedUserDetail, ManagedUserPage } from './dto/managed-user.response.js';
import { type ManagedUserRow, ManagedUsersRepository } from './managed-users.repository.js';

const HISTORY_MAX = 100;

/** Accounts as staff see them. */
@Injectable()
export class ManagedUsers {
  constructor(
    private readonly repository: ManagedUsersRepository,
    private readonly audit: AuditEntries,
  ) {}

  list({ limit, cursor, ...search }: ListManagedUsersQuery): Promise<ManagedUserPage> {
    const list = `managed-users:${search.sort ?? 'joined_desc'}`;
    return this.repository.page(search, { list, limit, cursor }, toManagedUser);
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

const toManagedUser = (row: Omit<ManagedUserRow, 'gridKey'>): ManagedUser => ({
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
