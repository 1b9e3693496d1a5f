import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = `ALTER TABLE invoice DROP CONSTRAINT invoice_void_reason_check,
  ADD CONSTRAINT invoice_void_reason_check CHECK (void_reason IN ('project_cancelled', 'replaced', 'closing_fell_through'))`;
const EARLIER_REASONS = `ALTER TABLE invoice DROP CONSTRAINT invoice_void_reason_check,
  ADD CONSTRAINT invoice_void_reason_check CHECK (void_reason IN ('project_cancelled', 'replaced'))`;

/** An invoice is void with its closing, and knows when it went out to whoever it is addressed to. */
export class VoidWhatFellThrough1766200000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REASONS);
    await runner.query(`ALTER TABLE invoice ADD COLUMN sent_at timestamptz`);
    // A link of its own says that it went out; when, nobody wrote down before.
    await runner.query(`UPDATE invoice SET sent_at = issued_at WHERE token_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE invoice DROP COLUMN sent_at`);
    await runner.query(`UPDATE invoice SET void_reason = 'replaced' WHERE void_reason = 'closing_fell_through'`);
    await runner.query(EARLIER_REASONS);
  }
}
