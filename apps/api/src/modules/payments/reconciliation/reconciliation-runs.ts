import { Injectable } from '@nestjs/common';
import { DAY_MS, RECONCILIATION_DAYS, type ReconciliationReach } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { InvariantResult } from '../ledger/invariants.js';

export interface Run {
  readonly id: string;
  readonly reach: ReconciliationReach;
  readonly since: Date;
}

// A process that died over a run leaves it open; nobody compares for longer than this.
const ABANDONED_MS = 30 * 60_000;

const ABANDON = {
  name: 'reconciliation_abandon',
  text: `UPDATE reconciliation_run SET finished_at = $1, error = 'abandoned' WHERE finished_at IS NULL AND started_at < $2`,
};
const OPEN = {
  name: 'reconciliation_open',
  text: `INSERT INTO reconciliation_run (id, reach, asked_by_id, started_at, since) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT ((true)) WHERE finished_at IS NULL DO NOTHING RETURNING id`,
};
const FIND = {
  name: 'reconciliation_find',
  text: `SELECT id, reach, since FROM reconciliation_run WHERE id = $1 AND finished_at IS NULL`,
};
const CURRENT = {
  name: 'reconciliation_current',
  text: `SELECT id FROM reconciliation_run WHERE finished_at IS NULL`,
};
const BEGUN = {
  name: 'reconciliation_begun',
  text: `SELECT FROM reconciliation_run WHERE started_at > $1 LIMIT 1`,
};
const FINISH = {
  name: 'reconciliation_finish',
  text: `UPDATE reconciliation_run SET finished_at = $2, compared = $3, broken_rules = $4, unchecked_rules = $5, error = $6
    WHERE id = $1 AND finished_at IS NULL`,
};

/** Comparisons as rows. */
@Injectable()
export class ReconciliationRuns {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Begins a run; the one that is on its way already, when there is one, is not begun again. */
  async open(reach: ReconciliationReach, askedById: string | null): Promise<{ id: string; isNew: boolean }> {
    const now = this.clock.now();
    await this.sql.rows(ABANDON, [now, new Date(now.getTime() - ABANDONED_MS)]);
    const since = new Date(now.getTime() - RECONCILIATION_DAYS[reach] * DAY_MS);
    const [opened] = await this.sql.rows<{ id: string }>(OPEN, [newId(), reach, askedById, now, since]);
    if (opened && askedById !== null) await this.tell(opened.id, askedById);
    if (opened) return { id: opened.id, isNew: true };
    const [current] = await this.sql.rows<{ id: string }>(CURRENT, []);
    if (current) return { id: current.id, isNew: false };
    return this.open(reach, askedById);
  }

  async hasBegunWithin(milliseconds: number): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - milliseconds);
    return (await this.sql.rows(BEGUN, [since])).length > 0;
  }

  /** Undefined when it is over. */
  async find(id: string): Promise<Run | undefined> {
    const [run] = await this.sql.rows<Run>(FIND, [id]);
    return run;
  }

  async finish(id: string, compared: number, rules: readonly InvariantResult[]): Promise<void> {
    const broken = rules
      .filter(({ faults }) => faults.length > 0)
      .map(({ name, faults }) => ({ name, count: faults.length }));
    const unchecked = rules.filter((rule) => rule.unchecked !== null).map(({ name }) => name);
    await this.sql.rows(FINISH, [id, this.clock.now(), compared, JSON.stringify(broken), unchecked, null]);
  }

  /** It could not be carried through; `error` is the provider's code. */
  async fail(id: string, compared: number, error: string): Promise<void> {
    await this.sql.rows(FINISH, [id, this.clock.now(), compared, '[]', [], error]);
  }

  /** ADM-01: staff asked for it. */
  private tell(run: string, actorId: string): Promise<void> {
    const about = { subjectType: 'user', subjectId: null } as const;
    return this.audit.record({ action: 'payment.comparison_asked', actorId, ...about, after: { run } });
  }
}
