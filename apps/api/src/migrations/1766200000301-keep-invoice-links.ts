import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE invoice_link (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    invoice_id uuid NOT NULL REFERENCES invoice (id),
    token_hash bytea NOT NULL UNIQUE,
    closed_as text CHECK (closed_as IN ('not_yours', 'turned_off'))
  )`,
  `CREATE INDEX invoice_link_invoice_idx ON invoice_link (invoice_id)`,
  `INSERT INTO invoice_link (id, created_at, updated_at, invoice_id, token_hash)
    SELECT gen_random_uuid(), updated_at, updated_at, id, token_hash FROM invoice WHERE token_hash IS NOT NULL`,
  `ALTER TABLE invoice DROP COLUMN token_hash`,
];

// One link an invoice is what there was before: the last that still works.
const DOWN = [
  `ALTER TABLE invoice ADD COLUMN token_hash bytea UNIQUE
    CHECK (token_hash IS NULL OR state IN ('issued', 'viewed', 'overdue', 'paid'))`,
  `UPDATE invoice i SET token_hash = (
      SELECT l.token_hash FROM invoice_link l WHERE l.invoice_id = i.id AND l.closed_as IS NULL
      ORDER BY l.created_at DESC, l.id DESC LIMIT 1)
    WHERE i.state IN ('issued', 'viewed', 'overdue', 'paid')`,
  `DROP TABLE invoice_link`,
];

/** Every letter's link works until its invoice is void, or the link is closed; those that were sent are carried over. */
export class KeepInvoiceLinks1766200000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
