import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
  ALTER TABLE invoice
    ADD COLUMN fell_through_at timestamptz,
    ADD COLUMN link_revision integer NOT NULL DEFAULT 0 CHECK (link_revision >= 0)`;

const DOWN = `ALTER TABLE invoice DROP COLUMN link_revision, DROP COLUMN fell_through_at`;

/** A letter ordered before its link was taken back is told apart; a closing that fell through is remembered. */
export class FollowInvoiceLinks1764100000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
