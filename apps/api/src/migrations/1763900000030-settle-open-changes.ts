import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE project ADD early_start_asked_at timestamptz`,
  `ALTER TABLE change_order ADD lapse_cause text CHECK (lapse_cause IN ('cancelled', 'disputed'))`,
];

const DOWN = [`ALTER TABLE change_order DROP lapse_cause`, `ALTER TABLE project DROP early_start_asked_at`];

/** When a contractor asked to begin early, and what ended a change without an answer. */
export class SettleOpenChanges1763900000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
