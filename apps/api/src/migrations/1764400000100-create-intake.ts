import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = `IN ('submitted', 'in_review', 'needs_information', 'declined', 'offer_sent', 'approved', 'work_scheduled', 'reinspection_ordered', 'invoiced', 'closed')`;
const CATEGORY = `IN ('roof', 'electrical', 'plumbing', 'hvac', 'structural', 'exterior', 'interior', 'safety', 'appliances', 'pests_mold', 'other')`;

const UP = [
  `
  CREATE TABLE repair_intake (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    state text NOT NULL CHECK (state ${STATES}),
    reference text NOT NULL UNIQUE,
    locale text NOT NULL CHECK (locale IN ('en', 'es')),
    submitted_at timestamptz NOT NULL,
    review_due_at timestamptz NOT NULL,
    reviewed_at timestamptz,
    user_id uuid REFERENCES app_user (id),
    spam_flags text[] NOT NULL,
    token_hash bytea UNIQUE,
    link_revision integer NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    us_state text NOT NULL,
    zip text NOT NULL,
    year_built integer,
    buyers text,
    sellers text,
    listing_agent text,
    buyers_agent text,
    agent_name text,
    agent_company text,
    agent_email citext,
    file_number text,
    contract_date date,
    inspection_date date,
    closing_date date,
    loan_program text CHECK (loan_program IN ('conventional', 'fha', 'va', 'usda', 'cash')),
    lender text,
    loan_officer text,
    case_number text,
    repair_type text,
    description text,
    urgency text CHECK (urgency IN ('low', 'medium', 'high', 'urgent')),
    estimated_budget_cents bigint CHECK (estimated_budget_cents >= 0),
    appraisal_notes text,
    completion_deadline date,
    verification_method text CHECK (verification_method IN
      ('photos', 'paid_invoice', 'licensed_trade_statement', 'reinspection', 'other')),
    verification_note text,
    submitter_role text CHECK (submitter_role IN ('buyer', 'seller', 'agent')),
    full_name text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email citext NOT NULL,
    phone text NOT NULL,
    CHECK (agent_name IS NOT NULL OR (agent_company IS NULL AND agent_email IS NULL AND file_number IS NULL)),
    CHECK (verification_method IS DISTINCT FROM 'other' OR verification_note IS NOT NULL)
  )`,
  `CREATE INDEX repair_intake_user_idx ON repair_intake (user_id, submitted_at DESC, id DESC)`,
  // Who verifies an address is given what waits for it.
  `CREATE INDEX repair_intake_email_idx ON repair_intake (email, submitted_at)`,
  `CREATE INDEX repair_intake_state_idx ON repair_intake (state, submitted_at, id)`,
  `CREATE INDEX repair_intake_review_due_idx ON repair_intake (review_due_at) WHERE state = 'submitted'`,
  `
  CREATE TABLE intake_repair (
    id uuid PRIMARY KEY,
    intake_id uuid NOT NULL REFERENCES repair_intake (id) ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    category text NOT NULL CHECK (category ${CATEGORY}),
    description text NOT NULL,
    responsible_party text CHECK (responsible_party IN ('buyer', 'seller', 'either')),
    estimated_cost_cents bigint CHECK (estimated_cost_cents >= 0),
    title text,
    kind text CHECK (kind IN ('repair', 'inspection', 'completion')),
    location text,
    quote text,
    page integer CHECK (page > 0),
    UNIQUE (intake_id, number)
  )`,
  `
  CREATE TABLE intake_file (
    id uuid PRIMARY KEY,
    intake_id uuid NOT NULL REFERENCES repair_intake (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('appraisal')),
    name text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL CHECK (bytes > 0),
    storage_key text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX intake_file_intake_idx ON intake_file (intake_id)`,
];

const DOWN = [`DROP TABLE intake_file`, `DROP TABLE intake_repair`, `DROP TABLE repair_intake`];

/** Repair requests that anybody sends, with their repairs and papers. */
export class CreateIntake1764400000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
