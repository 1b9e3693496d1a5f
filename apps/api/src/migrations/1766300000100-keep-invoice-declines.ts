import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE invoice_decline (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    invoice_id uuid NOT NULL REFERENCES invoice (id),
    name text NOT NULL,
    email citext NOT NULL,
    UNIQUE (invoice_id, email)
  )`,
];
const DOWN = [`DROP TABLE invoice_decline`];

/** Who said that an invoice is not theirs to pay is known until the client is forgotten, so that nobody is asked twice. */
export class KeepInvoiceDeclines1766300000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
