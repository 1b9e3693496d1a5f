import { Injectable } from '@nestjs/common';
import type { AccountState, Role } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Sql } from '../../common/persistence/sql.js';

export interface ManagedUserSearch {
  readonly q: string | undefined;
  readonly role: Role | undefined;
  readonly status: AccountState | undefined;
  readonly after: readonly (string | number | null)[] | undefined;
  readonly limit: number;
}

export interface ManagedUserRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly role: Role;
  readonly status: AccountState;
  readonly emailVerified: boolean;
  readonly totpEnabled: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly sessions: number;
  /** What the list is sorted by, as text that compares equal to the column. */
  readonly key: string;
}

// $1 is the present: a session that has run out is none.
const COLUMNS = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.username, u.email, u.phone, u.company,
  u.role, u.status, u.email_verified_at IS NOT NULL AS "emailVerified", u.totp_secret IS NOT NULL AS "totpEnabled",
  u.created_at AS "createdAt", u.created_at::text AS key,
  greatest(u.last_seen_at, s.last_seen_at) AS "lastSeenAt", s.sessions`;
const SESSIONS = `CROSS JOIN LATERAL (
  SELECT max(last_seen_at) AS last_seen_at,
    count(*) FILTER (WHERE idle_expires_at > $1 AND absolute_expires_at > $1)::int AS sessions
  FROM app_session WHERE user_id = u.id) s`;

const ONE = { name: 'managed_users_one', text: `SELECT ${COLUMNS} FROM app_user u ${SESSIONS} WHERE u.id = $2` };

const PHONE_LIKE = /^\+?[\d\s().-]{3,}$/;

/** What is searched for, as a LIKE pattern: a phone number by its digits, however it was typed. */
export function searchPattern(q: string): string {
  const wanted = PHONE_LIKE.test(q) ? q.replaceAll(/\D/g, '') : q.toLowerCase();
  return `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

@Injectable()
export class ManagedUsersRepository {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Not prepared: each set of filters has an index of its own, which only a plan of its own finds. */
  async find(search: ManagedUserSearch): Promise<ManagedUserRow[]> {
    const values: unknown[] = [this.clock.now(), search.limit];
    const param = (value: unknown): string => `$${values.push(value)}`;
    const conditions = ['true'];
    if (search.q !== undefined) conditions.push(`search LIKE ${param(searchPattern(search.q))}`);
    if (search.role !== undefined) conditions.push(`role = ${param(search.role)}`);
    if (search.status !== undefined) conditions.push(`status = ${param(search.status)}`);
    if (search.after !== undefined) {
      const [createdAt, id] = search.after.map(param);
      conditions.push(`(created_at, id) < (${createdAt}, ${id})`);
    }
    // The page is found first, so that sessions are counted for its rows only.
    const page = `SELECT * FROM app_user WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT $2`;
    const text = `WITH page AS MATERIALIZED (${page})
      SELECT ${COLUMNS} FROM page u ${SESSIONS} ORDER BY u.created_at DESC, u.id DESC`;
    return (await this.sql.execute<ManagedUserRow>(text, values)).rows;
  }

  async one(id: string): Promise<ManagedUserRow | undefined> {
    const [row] = await this.sql.rows<ManagedUserRow>(ONE, [this.clock.now(), id]);
    return row;
  }
}
