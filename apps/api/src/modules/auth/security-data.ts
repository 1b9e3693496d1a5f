import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql } from '../../common/persistence/sql.js';
import { type ExportedPart, PersonalData, UsersService } from '../users/index.js';
import { SEND_LINK } from './links/link-letters.js';

/** Everything of an account's security that is a row by itself; hashes and secrets are not taken along. */
const TABLES: Readonly<Record<string, { readonly table: string; readonly columns: string }>> = {
  sessions: {
    table: 'app_session',
    columns: `id, mfa, created_at AS "createdAt", last_seen_at AS "lastSeenAt", authenticated_at AS "authenticatedAt",
      user_agent AS "userAgent", address`,
  },
  knownDevices: { table: 'known_device', columns: `created_at AS "createdAt", last_seen_at AS "lastSeenAt"` },
  links: {
    table: 'account_token',
    columns: `purpose, email, created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt"`,
  },
  emailChange: {
    table: 'email_change',
    columns: `email, requested_at AS "requestedAt", expires_at AS "expiresAt"`,
  },
  secondFactorSetup: { table: 'totp_setup', columns: `created_at AS "createdAt"` },
  recoveryCodes: { table: 'recovery_code', columns: `created_at AS "createdAt", used_at AS "usedAt"` },
};

/** Sessions, devices, links and second factors: exported as far as they are no keys, erased whole. */
@Injectable()
export class SecurityData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'security',
      export: (userId) => this.export(userId),
      erase: (userId) => this.erase(userId),
    });
  }

  private async export(userId: string): Promise<ExportedPart> {
    const data: Record<string, unknown> = {};
    for (const [name, { table, columns }] of Object.entries(TABLES)) {
      const query = { name: `security_export_${table}`, text: `SELECT ${columns} FROM ${table} WHERE user_id = $1` };
      data[name] = await this.sql.rows(query, [userId]);
    }
    return { data };
  }

  private async erase(userId: string): Promise<void> {
    for (const { table } of Object.values(TABLES)) {
      const query = { name: `security_erase_${table}`, text: `DELETE FROM ${table} WHERE user_id = $1` };
      await this.sql.rows(query, [userId]);
    }
    await this.jobs.forget(SEND_LINK, { userId });
    const user = await this.users.findById(userId);
    if (user) await this.jobs.forget(SEND_LINK, { email: user.email });
  }
}
