import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each comparison of the books with the provider, and each difference it found, once. */
export class CreateReconciliation1764000000601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reconciliation_run (
        id uuid PRIMARY KEY,
        reach text NOT NULL CHECK (reach IN ('recent', 'full')),
        asked_by_id uuid,
        started_at timestamptz NOT NULL,
        since timestamptz NOT NULL,
        finished_at timestamptz,
        compared integer NOT NULL DEFAULT 0,
        broken_rules jsonb NOT NULL DEFAULT '[]',
        unchecked_rules text[] NOT NULL DEFAULT '{}',
        error text
      )`);
    // One at a time, however many processes there are and however often staff press the button.
    await runner.query(`
      CREATE UNIQUE INDEX reconciliation_run_one_key ON reconciliation_run ((true)) WHERE finished_at IS NULL`);
    await runner.query(`
      CREATE TABLE reconciliation_difference (
        id uuid PRIMARY KEY,
        run_id uuid NOT NULL REFERENCES reconciliation_run (id),
        found_at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind IN ('missing', 'amount_differs', 'unknown_object', 'missing_there')),
        object text NOT NULL CHECK (object IN ('intent', 'transfer', 'reversal', 'refund', 'dispute')),
        provider_id text NOT NULL,
        provider_cents bigint,
        booked_cents bigint,
        milestone_id uuid REFERENCES milestone (id),
        state text NOT NULL CHECK (state IN ('applied', 'open', 'accepted')),
        accepted_by_id uuid,
        accepted_at timestamptz,
        reason text,
        CHECK ((state = 'accepted') = (accepted_at IS NOT NULL)),
        UNIQUE NULLS NOT DISTINCT (provider_id, kind, provider_cents, booked_cents)
      )`);
    await runner.query(`CREATE INDEX reconciliation_difference_run_idx ON reconciliation_difference (run_id, id)`);
    await runner.query(
      `CREATE INDEX reconciliation_difference_milestone_idx ON reconciliation_difference (milestone_id)`,
    );
    await runner.query(`
      CREATE INDEX reconciliation_difference_open_idx ON reconciliation_difference (found_at) WHERE state = 'open'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE reconciliation_difference`);
    await runner.query(`DROP TABLE reconciliation_run`);
  }
}
