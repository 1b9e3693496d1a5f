import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'license', 'insurance', 'background_check', 'w9'`;

const UP = [
  `ALTER TABLE verification_paper
    DROP CONSTRAINT verification_paper_kind_check,
    ADD CONSTRAINT verification_paper_kind_check CHECK (kind IN (${KINDS})),
    ADD earlier_holds boolean NOT NULL DEFAULT false,
    ADD cover_cents bigint CHECK (cover_cents >= 0),
    ADD version integer NOT NULL DEFAULT 1`,
  // Until now an approved certificate said nothing of its cover: the profile did.
  `UPDATE verification_paper p SET cover_cents = c.liability_cover_cents FROM contractor_profile c
    WHERE c.id = p.contractor_id AND p.kind = 'insurance' AND p.state IN ('approved', 'expiring')`,
  `CREATE INDEX verification_paper_queue_idx ON verification_paper (state, updated_at, contractor_id, kind)`,
  `CREATE TABLE paper_file (
    id uuid PRIMARY KEY,
    contractor_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN (${KINDS})),
    name text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL CHECK (bytes >= 0),
    width integer,
    height integer,
    storage_key text NOT NULL,
    thumbnail_key text,
    reading jsonb,
    created_at timestamptz NOT NULL)`,
  `CREATE INDEX paper_file_contractor_idx ON paper_file (contractor_id)`,
  `CREATE TABLE paper_submission (
    id uuid PRIMARY KEY,
    contractor_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN (${KINDS})),
    fields jsonb NOT NULL,
    approved_fields jsonb,
    file_ids uuid[] NOT NULL CHECK (cardinality(file_ids) BETWEEN 1 AND 10),
    state text NOT NULL CHECK (state IN ('waiting', 'approved', 'rejected', 'replaced')),
    submitted_at timestamptz NOT NULL,
    decided_at timestamptz,
    decided_by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
    notes text,
    CHECK ((decided_at IS NULL) = (state IN ('waiting', 'replaced'))),
    CHECK (state <> 'rejected' OR notes IS NOT NULL))`,
  `CREATE UNIQUE INDEX paper_submission_waiting_idx ON paper_submission (contractor_id, kind) WHERE state = 'waiting'`,
  `CREATE INDEX paper_submission_paper_idx ON paper_submission (contractor_id, kind, submitted_at)`,
];

const DOWN = [
  `DROP TABLE paper_submission`,
  `DROP TABLE paper_file`,
  `DROP INDEX verification_paper_queue_idx`,
  `DELETE FROM verification_paper WHERE kind = 'w9'`,
  `ALTER TABLE verification_paper
    DROP earlier_holds, DROP cover_cents, DROP version,
    DROP CONSTRAINT verification_paper_kind_check,
    ADD CONSTRAINT verification_paper_kind_check CHECK (kind IN ('license', 'insurance', 'background_check'))`,
];

/** What contractors hand in, with its files, and what staff say of it. */
export class KeepPaperSubmissions1764400000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
