import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE project
    ADD first_bid_at timestamptz,
    ADD promise_reminded_at timestamptz,
    ADD promise_missed_at timestamptz`,
  `UPDATE project p SET first_bid_at = first.at
    FROM (SELECT project_id, min(created_at) AS at FROM bid GROUP BY project_id) first WHERE first.project_id = p.id`,
  `CREATE INDEX project_promise_reminder_idx ON project (created_at)
    WHERE status = 'open' AND first_bid_at IS NULL AND promise_reminded_at IS NULL`,
  `CREATE INDEX project_promise_due_idx ON project (created_at)
    WHERE status = 'open' AND first_bid_at IS NULL AND promise_missed_at IS NULL`,
  `CREATE INDEX project_promise_missed_idx ON project (created_at, id)
    WHERE status = 'open' AND first_bid_at IS NULL AND promise_missed_at IS NOT NULL`,
];

const DOWN = [`ALTER TABLE project DROP first_bid_at, DROP promise_reminded_at, DROP promise_missed_at`];

/** The promise of a first bid: when it came, and what was done while it did not. */
export class PromiseFirstBids1763800000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
