import { Injectable } from '@nestjs/common';
import type { Cents, DifferenceState, LineBooking } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';

/** What staff know of a line of our balance. */
export interface KnownLine {
  /** Booked, or let stand. */
  readonly explainedCents: Cents;
  /** It waits for them. */
  readonly stands: boolean;
}

/** A line that staff were called to, as it stands. */
export interface BalanceLine {
  readonly id: string;
  readonly providerId: string;
  readonly netCents: Cents;
  readonly state: DifferenceState;
  readonly bookAs: LineBooking | null;
  readonly recordedById: string | null;
}

interface LineRow extends Omit<BalanceLine, 'netCents'> {
  readonly cents: string | null;
  readonly isLine: boolean;
}

const IS_LINE = `kind = 'unknown_object' AND object = 'balance_transaction'`;
const KNOWN = {
  name: 'reconciliation_known_lines',
  text: `SELECT provider_id AS id, coalesce(sum(provider_cents) FILTER (WHERE state IN ('accepted', 'booked')), 0) AS cents,
      bool_or(state IN ('open', 'booking')) AS stands
    FROM reconciliation_difference WHERE ${IS_LINE} GROUP BY provider_id`,
};
const SETTLE = {
  name: 'reconciliation_settle_lines',
  text: `UPDATE reconciliation_difference
    SET state = 'applied', book_as = NULL, recorded_by_id = NULL, recorded_at = NULL, reason = NULL
    WHERE ${IS_LINE} AND state IN ('open', 'booking') AND provider_id = ANY ($1)
      AND (provider_id, provider_cents) NOT IN (SELECT * FROM unnest($2::text[], $3::bigint[]))`,
};
const LOCK = {
  name: 'reconciliation_lock_line',
  text: `SELECT id, provider_id AS "providerId", provider_cents AS cents, state, book_as AS "bookAs",
      recorded_by_id AS "recordedById", ${IS_LINE} AS "isLine"
    FROM reconciliation_difference WHERE id = $1 FOR UPDATE`,
};
const RECORD = {
  name: 'reconciliation_record_booking',
  text: `UPDATE reconciliation_difference
    SET state = 'booking', book_as = $2, recorded_by_id = $3, recorded_at = $4, reason = $5 WHERE id = $1`,
};
const CONFIRM = {
  name: 'reconciliation_confirm_booking',
  text: `UPDATE reconciliation_difference SET state = 'booked', accepted_by_id = $2, accepted_at = $3 WHERE id = $1`,
};
// A comparison that began later than a closing was cleared knows what explains it.
const CLEARED_SINCE = {
  name: 'reconciliation_cleared_since',
  text: `SELECT FROM ledger_tx WHERE kind = 'closing_cleared' AND at >= coalesce(
      (SELECT max(started_at) FROM reconciliation_run WHERE finished_at IS NOT NULL AND error IS NULL), '-infinity')
    LIMIT 1`,
};
const REFUSE = {
  name: 'reconciliation_refuse_booking',
  text: `UPDATE reconciliation_difference
    SET state = 'open', book_as = NULL, recorded_by_id = NULL, recorded_at = NULL, reason = NULL WHERE id = $1`,
};

/** Lines of our balance that hang on no object, as differences, and what two admins say they are. */
@Injectable()
export class BalanceLines {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** By the provider's id of each that staff were ever called to. */
  async known(): Promise<ReadonlyMap<string, KnownLine>> {
    const rows = await this.sql.rows<{ id: string; cents: string; stands: boolean }>(KNOWN, []);
    return new Map(rows.map(({ id, cents, stands }) => [id, { explainedCents: readCents(cents), stands }]));
  }

  /** Of these lines, what waits for staff and was not found again is explained: nobody has to look, nobody books it. */
  async settle(
    ids: readonly string[],
    found: readonly { readonly id: string; readonly restCents: Cents }[],
  ): Promise<void> {
    await this.sql.rows(SETTLE, [ids, found.map(({ id }) => id), found.map(({ restCents }) => restCents)]);
  }

  /** Nothing else decides about it until the transaction ends. 404 when there is none; 409 when it is no such line. */
  async lock(id: string): Promise<BalanceLine> {
    const [row] = await this.sql.rows<LineRow>(LOCK, [id]);
    if (!row) throw new DomainError('reconciliation.not_found');
    const { cents, isLine, ...line } = row;
    if (!isLine) throw new DomainError('reconciliation.not_bookable');
    return { ...line, netCents: readCents(cents ?? 0) };
  }

  async record(id: string, by: { bookAs: LineBooking; adminId: string; reason: string }): Promise<void> {
    await this.sql.rows(RECORD, [id, by.bookAs, by.adminId, this.clock.now(), by.reason]);
  }

  async confirm(id: string, adminId: string): Promise<void> {
    await this.sql.rows(CONFIRM, [id, adminId, this.clock.now()]);
  }

  /** Whether a closing was cleared that no comparison has seen: what staff were called to may be its money. */
  async mayBeExplained({ netCents }: BalanceLine): Promise<boolean> {
    return netCents > 0 && (await this.sql.rows(CLEARED_SINCE, [])).length > 0;
  }

  async refuse(id: string): Promise<void> {
    await this.sql.rows(REFUSE, [id]);
  }
}
