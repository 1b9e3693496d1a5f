import { Injectable } from '@nestjs/common';
import type { AccountState, Role } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import type { GridPage } from '../../common/grid/grid-page.js';
import { personPatterns } from '../../common/grid/each-word.js';
import { GridFilter, type GridPlace, type GridQuestion } from '../../common/grid/grid-question.js';
import { GridReader, type GridAsked, type GridRow } from '../../common/grid/grid-reader.js';
import { Sql } from '../../common/persistence/sql.js';
import type { YesNo } from './dto/list-managed-users.query.js';
import { MANAGED_USER_ORDERS, type ManagedUserSort } from './managed-user-order.js';

export interface ManagedUserSearch {
  readonly q?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: AccountState | undefined;
  readonly verified?: YesNo | undefined;
  readonly sort?: ManagedUserSort | undefined;
}

export interface ManagedUserRow extends GridRow {
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
}

// $1 is the present: a session that has run out is none.
const COLUMNS = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.username, u.email, u.phone, u.company,
  u.role, u.status, u.email_verified_at IS NOT NULL AS "emailVerified", u.totp_secret IS NOT NULL AS "totpEnabled",
  u.created_at AS "createdAt", greatest(u.last_seen_at, s.last_seen_at) AS "lastSeenAt", s.sessions`;
const SESSIONS = `CROSS JOIN LATERAL (
  SELECT max(last_seen_at) AS last_seen_at,
    count(*) FILTER (WHERE idle_expires_at > $1 AND absolute_expires_at > $1)::int AS sessions
  FROM app_session WHERE user_id = u.id) s`;

const ONE = { name: 'managed_users_one', text: `SELECT ${COLUMNS} FROM app_user u ${SESSIONS} WHERE u.id = $2` };
const PAGE = `SELECT ${COLUMNS}, u.grid_key AS "gridKey" FROM page u ${SESSIONS}`;

function questionOf({ q, role, status, verified, sort = 'joined_desc' }: ManagedUserSearch): GridQuestion {
  const { conditions, values } = new GridFilter()
    .found('search', q === undefined ? undefined : personPatterns(q))
    .where('role = ?', role)
    .where('status = ?', status)
    .either(verified && verified === 'yes', 'email_verified_at IS NOT NULL', 'email_verified_at IS NULL');
  return { table: 'app_user', conditions, values, order: MANAGED_USER_ORDERS[sort] };
}

@Injectable()
export class ManagedUsersRepository {
  constructor(
    private readonly sql: Sql,
    private readonly grid: GridReader,
    private readonly clock: Clock,
  ) {}

  page<T>(search: ManagedUserSearch, asked: GridAsked, map: (row: ManagedUserRow) => T): Promise<GridPage<T>> {
    return this.grid.page(questionOf(search), asked, { details: PAGE, given: [this.clock.now()], map });
  }

  /** The next ones of all of them. */
  batch(search: ManagedUserSearch, place: GridPlace | undefined, limit: number): Promise<ManagedUserRow[]> {
    return this.grid.rows(questionOf(search), { place, limit, details: PAGE, given: [this.clock.now()] });
  }

  async one(id: string): Promise<Omit<ManagedUserRow, 'gridKey'> | undefined> {
    const [row] = await this.sql.rows<ManagedUserRow>(ONE, [this.clock.now(), id]);
    return row;
  }
}
