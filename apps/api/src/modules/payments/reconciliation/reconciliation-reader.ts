import { Injectable } from '@nestjs/common';
import type { DifferenceKind, DifferenceState, LineBooking, ProviderObjectKind, ReconciliationReach } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { groupBy } from '../../../common/group-by.js';
import { Cursors } from '../../../common/http/cursor.js';
import type { PageQuery } from '../../../common/http/page.query.js';
import { Sql } from '../../../common/persistence/sql.js';
import type {
  BrokenRuleView,
  ReconciliationDifferencePage,
  ReconciliationDifferenceView,
  ReconciliationRunPage,
  ReconciliationRunView,
} from './dto/reconciliation.response.js';

interface RunRow {
  readonly id: string;
  readonly reach: ReconciliationReach;
  readonly askedByName: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly since: Date;
  readonly compared: number;
  readonly brokenRules: BrokenRuleView[];
  readonly uncheckedRules: string[];
  readonly error: string | null;
}

interface DifferenceRow {
  readonly id: string;
  readonly runId: string;
  readonly kind: DifferenceKind;
  readonly object: ProviderObjectKind;
  readonly providerId: string;
  readonly providerCents: string | null;
  readonly bookedCents: string | null;
  readonly milestoneId: string | null;
  readonly projectTitle: string | null;
  readonly state: DifferenceState;
  readonly foundAt: Date;
  readonly bookAs: LineBooking | null;
  readonly recordedById: string | null;
  readonly recordedByName: string | null;
  readonly recordedAt: Date | null;
  readonly acceptedByName: string | null;
  readonly acceptedAt: Date | null;
  readonly reason: string | null;
}

const LIST = 'reconciliation';
const OPEN_LIST = 'reconciliation.open';
const SELECT_RUN = `
  SELECT r.id, r.reach, trim(u.first_name || ' ' || u.last_name) AS "askedByName", r.started_at AS "startedAt",
    r.finished_at AS "finishedAt", r.since, r.compared, r.broken_rules AS "brokenRules",
    r.unchecked_rules AS "uncheckedRules", r.error
  FROM reconciliation_run r LEFT JOIN app_user u ON u.id = r.asked_by_id`;
const RUNS = {
  name: 'reconciliation_runs',
  text: `${SELECT_RUN} WHERE $1::uuid IS NULL OR r.id < $1 ORDER BY r.id DESC LIMIT $2`,
};
const RUN = { name: 'reconciliation_run', text: `${SELECT_RUN} WHERE r.id = $1` };
const SELECT_DIFFERENCE = `
  SELECT d.id, d.run_id AS "runId", d.kind, d.object, d.provider_id AS "providerId", d.provider_cents AS "providerCents",
    d.booked_cents AS "bookedCents", d.milestone_id AS "milestoneId", m.project_title AS "projectTitle", d.state,
    d.found_at AS "foundAt", d.book_as AS "bookAs",
    d.recorded_by_id AS "recordedById", trim(w.first_name || ' ' || w.last_name) AS "recordedByName", d.recorded_at AS "recordedAt",
    trim(u.first_name || ' ' || u.last_name) AS "acceptedByName", d.accepted_at AS "acceptedAt", d.reason
  FROM reconciliation_difference d LEFT JOIN milestone m ON m.id = d.milestone_id
    LEFT JOIN app_user w ON w.id = d.recorded_by_id LEFT JOIN app_user u ON u.id = d.accepted_by_id`;
const DIFFERENCES = {
  name: 'reconciliation_differences',
  text: `${SELECT_DIFFERENCE} WHERE d.run_id = ANY ($1::uuid[]) ORDER BY d.id`,
};
const OPEN_DIFFERENCES = {
  name: 'reconciliation_open_differences',
  text: `${SELECT_DIFFERENCE} WHERE d.state IN ('open', 'booking') AND ($1::uuid IS NULL OR d.id < $1) ORDER BY d.id DESC LIMIT $2`,
};
const DIFFERENCE = { name: 'reconciliation_difference', text: `${SELECT_DIFFERENCE} WHERE d.id = $1` };

const amountOf = (cents: string | null): number | null => (cents === null ? null : Number(cents));

const differenceOf = (row: DifferenceRow): ReconciliationDifferenceView => ({
  id: row.id,
  kind: row.kind,
  object: row.object,
  providerId: row.providerId,
  providerCents: amountOf(row.providerCents),
  bookedCents: amountOf(row.bookedCents),
  milestoneId: row.milestoneId,
  projectTitle: row.projectTitle,
  state: row.state,
  foundAt: row.foundAt.toISOString(),
  bookAs: row.bookAs,
  recordedById: row.recordedById,
  recordedByName: row.recordedByName,
  recordedAt: row.recordedAt?.toISOString() ?? null,
  acceptedByName: row.acceptedByName,
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  reason: row.reason,
});

const runOf = (row: RunRow, differences: readonly DifferenceRow[]): ReconciliationRunView => ({
  id: row.id,
  reach: row.reach,
  askedByName: row.askedByName,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  since: row.since.toISOString(),
  compared: row.compared,
  differences: differences.map(differenceOf),
  brokenRules: row.brokenRules.map(({ name, count }) => ({ name, count })),
  uncheckedRules: row.uncheckedRules,
  error: row.error,
});

/** Comparisons with the provider as staff read them, newest first. */
@Injectable()
export class ReconciliationReader {
  constructor(
    private readonly sql: Sql,
    private readonly cursors: Cursors,
  ) {}

  async list({ limit, cursor }: PageQuery): Promise<ReconciliationRunPage> {
    const [after] = this.cursors.decode(LIST, cursor) ?? [];
    const rows = await this.sql.rows<RunRow>(RUNS, [after ?? null, limit + 1]);
    const differences = await this.differencesOf(rows);
    return this.cursors.page(rows, limit, LIST, {
      map: (row) => runOf(row, differences.get(row.id) ?? []),
      key: (row) => [row.id],
    });
  }

  async run(id: string): Promise<ReconciliationRunView> {
    const rows = await this.sql.rows<RunRow>(RUN, [id]);
    const [row] = rows;
    if (!row) throw new DomainError('reconciliation.not_found');
    return runOf(row, (await this.differencesOf(rows)).get(id) ?? []);
  }

  /** Those that wait for staff, whichever run found them, newest first. */
  async open({ limit, cursor }: PageQuery): Promise<ReconciliationDifferencePage> {
    const [after] = this.cursors.decode(OPEN_LIST, cursor) ?? [];
    const rows = await this.sql.rows<DifferenceRow>(OPEN_DIFFERENCES, [after ?? null, limit + 1]);
    return this.cursors.page(rows, limit, OPEN_LIST, { map: differenceOf, key: ({ id }) => [id] });
  }

  async difference(id: string): Promise<ReconciliationDifferenceView> {
    const [row] = await this.sql.rows<DifferenceRow>(DIFFERENCE, [id]);
    if (!row) throw new DomainError('reconciliation.not_found');
    return differenceOf(row);
  }

  private async differencesOf(runs: readonly RunRow[]): Promise<ReadonlyMap<string, DifferenceRow[]>> {
    const rows = await this.sql.rows<DifferenceRow>(DIFFERENCES, [runs.map(({ id }) => id)]);
    return groupBy(rows, ({ runId }) => runId);
  }
}
