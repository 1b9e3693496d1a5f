import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE change_order ADD answer_due_at timestamptz`,
  `ALTER TABLE change_order DROP CONSTRAINT change_order_lapse_cause_check`,
  `ALTER TABLE change_order
    ADD CONSTRAINT change_order_lapse_cause_check CHECK (lapse_cause IN ('cancelled', 'disputed', 'unanswered'))`,
  `CREATE INDEX change_order_answer_due_idx ON change_order (answer_due_at) WHERE state = 'proposed'`,
];

const DOWN = [
  `ALTER TABLE change_order DROP CONSTRAINT change_order_lapse_cause_check`,
  `UPDATE change_order SET lapse_cause = 'cancelled' WHERE lapse_cause = 'unanswered'`,
  `ALTER TABLE change_order
    ADD CONSTRAINT change_order_lapse_cause_check CHECK (lapse_cause IN ('cancelled', 'disputed'))`,
  `ALTER TABLE change_order DROP answer_due_at`,
];

/** Until when a proposed change can be answered; what was proposed before waits as it did. */
export class EndUnansweredChanges1765400000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
