import type { MigrationInterface, QueryRunner } from 'typeorm';

// A number is given exactly when the invoice is issued, under the lock of its year's row, so that none is left out.
const UP = [
  `CREATE TABLE invoice_series (
    year integer PRIMARY KEY CHECK (year BETWEEN 2000 AND 9999),
    last_place integer NOT NULL CHECK (last_place > 0)
  )`,
  `
  CREATE TABLE invoice (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    project_id uuid NOT NULL REFERENCES project (id),
    state text NOT NULL CHECK (state IN ('draft', 'issued', 'viewed', 'overdue', 'paid', 'void')),
    payer text NOT NULL CHECK (payer IN ('settlement_agent', 'client')),
    number text UNIQUE,
    amount_cents bigint CHECK (amount_cents > 0),
    issued_at timestamptz,
    due_on date,
    viewed_at timestamptz,
    paid_at timestamptz,
    voided_at timestamptz,
    void_reason text CHECK (void_reason IN ('project_cancelled', 'replaced')),
    agent_name text,
    agent_company text,
    agent_email citext,
    file_number text,
    work_title text,
    property text,
    payee_name text,
    token_hash bytea UNIQUE,
    reminded_on date,
    CHECK ((number IS NULL) = (issued_at IS NULL)),
    CHECK ((number IS NULL) = (amount_cents IS NULL)),
    CHECK ((number IS NULL) = (due_on IS NULL)),
    CHECK (CASE state WHEN 'draft' THEN number IS NULL WHEN 'void' THEN true ELSE number IS NOT NULL END),
    CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
    CHECK ((state = 'void') = (voided_at IS NOT NULL)),
    CHECK ((state = 'void') = (void_reason IS NOT NULL)),
    CHECK (token_hash IS NULL OR state IN ('issued', 'viewed', 'overdue', 'paid'))
  )`,
  `CREATE UNIQUE INDEX invoice_live_key ON invoice (project_id) WHERE state <> 'void'`,
  `CREATE INDEX invoice_project_idx ON invoice (project_id)`,
  `CREATE INDEX invoice_open_idx ON invoice (due_on) WHERE state IN ('issued', 'viewed', 'overdue')`,
  `
  CREATE TABLE closing_payment (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    invoice_id uuid NOT NULL REFERENCES invoice (id),
    method text NOT NULL CHECK (method IN ('wire', 'check')),
    reference text NOT NULL,
    received_on date NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    state text NOT NULL CHECK (state IN ('recorded', 'confirmed', 'refused', 'cleared')),
    recorded_by uuid NOT NULL REFERENCES app_user (id),
    decided_by uuid REFERENCES app_user (id),
    payment_id uuid UNIQUE REFERENCES payment (id),
    CHECK ((state = 'recorded') = (decided_by IS NULL)),
    CHECK ((state IN ('confirmed', 'cleared')) = (payment_id IS NOT NULL)),
    CONSTRAINT closing_payment_second_admin CHECK (state = 'refused' OR decided_by <> recorded_by)
  )`,
  `CREATE UNIQUE INDEX closing_payment_live_key ON closing_payment (invoice_id) WHERE state <> 'refused'`,
];

const DOWN = [`DROP TABLE closing_payment`, `DROP TABLE invoice`, `DROP TABLE invoice_series`];

/** Invoices for jobs that are paid at closing, and the wires and checks that pay them past the provider. */
export class CreateInvoices1764000000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
