import type { MigrationInterface, QueryRunner } from 'typeorm';

/** INT-08: the promised hours run to the first answer; of earlier requests the history says when that was. */
export class AnswerIntakesInTime1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

// Whatever is past its review has been answered, whether or not its history still says when.
const UP = [
  'ALTER TABLE repair_intake ADD COLUMN first_answered_at timestamptz',
  `UPDATE repair_intake i SET first_answered_at = coalesce(
    (SELECT min(s.at) FROM state_change s
      WHERE s.entity = 'intake' AND s.entity_id = i.id AND s.event IN ('ask', 'decline', 'send_offer')),
    CASE WHEN i.state IN ('submitted', 'in_review') THEN NULL ELSE coalesce(i.reviewed_at, i.submitted_at) END)`,
  'DROP INDEX repair_intake_review_due_idx',
  'CREATE INDEX repair_intake_review_due_idx ON repair_intake (review_due_at) WHERE first_answered_at IS NULL',
  'CREATE INDEX repair_intake_awaited_idx ON repair_intake (state, (first_answered_at IS NULL), review_due_at, id)',
];
const DOWN = [
  'DROP INDEX repair_intake_awaited_idx',
  'DROP INDEX repair_intake_review_due_idx',
  `CREATE INDEX repair_intake_review_due_idx ON repair_intake (review_due_at) WHERE state = 'submitted'`,
  'ALTER TABLE repair_intake DROP COLUMN first_answered_at',
];
