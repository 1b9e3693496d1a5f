import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // A process of the version before, which runs beside this one for a while, says nothing of it.
  `ALTER TABLE idempotency_key ADD kept_until timestamptz NOT NULL DEFAULT now() + interval '1 day'`,
  `UPDATE idempotency_key SET kept_until = created_at + interval '1 day'`,
  `DROP INDEX idempotency_key_age_idx`,
  `CREATE INDEX idempotency_key_kept_idx ON idempotency_key (kept_until)`,
];
const DOWN = [
  `DROP INDEX idempotency_key_kept_idx`,
  `CREATE INDEX idempotency_key_age_idx ON idempotency_key (created_at)`,
  `ALTER TABLE idempotency_key DROP kept_until`,
];

/** NET-02: until when an answer is kept, which is longer for uploads. */
export class KeepAnswersByKind1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
