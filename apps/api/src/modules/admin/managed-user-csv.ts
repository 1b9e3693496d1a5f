import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { CsvExport } from '../../common/grid/csv-export.js';
import { type ManagedUserSearch, ManagedUsersRepository } from './managed-users.repository.js';

const COLUMNS = [
  ...['id', 'first_name', 'last_name', 'email', 'email_verified', 'phone', 'company', 'username', 'role', 'status'],
  ...['two_factor', 'sessions', 'last_seen_at', 'created_at'],
];

/** ADM-01: the accounts that the filters leave, as a file. */
@Injectable()
export class ManagedUserCsv {
  constructor(
    private readonly csv: CsvExport,
    private readonly users: ManagedUsersRepository,
  ) {}

  send(actor: Actor, search: ManagedUserSearch, response: Response): Promise<StreamableFile> {
    const { q, role = null, status = null, verified = null, sort = null } = search;
    return this.csv.send(
      actor,
      {
        list: 'users',
        filters: { role, status, verified, sort, searched: Boolean(q) },
        columns: COLUMNS,
        read: (place, limit) => this.users.batch(search, place, limit),
        cells: (user) => [
          ...[user.id, user.firstName, user.lastName, user.email, user.emailVerified, user.phone, user.company],
          ...[user.username, user.role, user.status, user.totpEnabled, user.sessions],
          ...[user.lastSeenAt?.toISOString() ?? null, user.createdAt.toISOString()],
        ],
      },
      response,
    );
  }
}
