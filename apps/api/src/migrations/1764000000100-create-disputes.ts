import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIDE = `IN ('owner', 'awarded_contractor')`;

const UP = [
  `
  CREATE TABLE dispute (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    opened_by text NOT NULL CHECK (opened_by IN ('owner', 'awarded_contractor', 'clock')),
    opener_id uuid REFERENCES app_user (id),
    reason text,
    from_state text NOT NULL,
    state text NOT NULL CHECK (state IN ('open', 'settled', 'withdrawn', 'ruling_proposed', 'ruled')),
    answer_due_at timestamptz NOT NULL,
    answered_at timestamptz,
    staff_told_at timestamptz,
    withdraw_side text CHECK (withdraw_side ${SIDE}),
    stake_cents bigint CHECK (stake_cents >= 0),
    contractor_cents bigint CHECK (contractor_cents BETWEEN 0 AND stake_cents),
    is_held boolean,
    ended_at timestamptz,
    CHECK ((opened_by = 'clock') = (opener_id IS NULL)),
    CHECK ((state IN ('open', 'ruling_proposed')) = (ended_at IS NULL)),
    CHECK ((state IN ('settled', 'ruled')) = (contractor_cents IS NOT NULL)),
    CHECK ((contractor_cents IS NULL) = (stake_cents IS NULL)),
    CHECK ((contractor_cents IS NULL) = (is_held IS NULL))
  )`,
  `CREATE UNIQUE INDEX dispute_standing_key ON dispute (project_id) WHERE state IN ('open', 'ruling_proposed')`,
  `CREATE INDEX dispute_project_idx ON dispute (project_id, created_at, id)`,
  `CREATE INDEX dispute_opener_idx ON dispute (opener_id)`,
  `CREATE INDEX dispute_state_idx ON dispute (state, created_at, id)`,
  `CREATE INDEX dispute_due_idx ON dispute (answer_due_at) WHERE state = 'open' AND staff_told_at IS NULL`,
  `
  CREATE TABLE dispute_statement (
    id uuid PRIMARY KEY,
    dispute_id uuid NOT NULL REFERENCES dispute (id) ON DELETE CASCADE,
    side text NOT NULL CHECK (side ${SIDE}),
    author_id uuid NOT NULL REFERENCES app_user (id),
    body text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX dispute_statement_dispute_idx ON dispute_statement (dispute_id, created_at, id)`,
  `CREATE INDEX dispute_statement_author_idx ON dispute_statement (author_id)`,
  `
  CREATE TABLE dispute_offer (
    id uuid PRIMARY KEY,
    dispute_id uuid NOT NULL REFERENCES dispute (id) ON DELETE CASCADE,
    side text NOT NULL CHECK (side ${SIDE}),
    author_id uuid NOT NULL REFERENCES app_user (id),
    contractor_cents bigint NOT NULL CHECK (contractor_cents >= 0),
    state text NOT NULL CHECK (state IN ('open', 'replaced', 'accepted', 'lapsed')),
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    accepted_by_id uuid REFERENCES app_user (id),
    CHECK ((state = 'open') = (ended_at IS NULL)),
    CHECK ((state = 'accepted') = (accepted_by_id IS NOT NULL))
  )`,
  // A side stands by one offer at a time.
  `CREATE UNIQUE INDEX dispute_offer_open_key ON dispute_offer (dispute_id, side) WHERE state = 'open'`,
  `CREATE INDEX dispute_offer_dispute_idx ON dispute_offer (dispute_id, created_at, id)`,
  `CREATE INDEX dispute_offer_author_idx ON dispute_offer (author_id)`,
  `CREATE INDEX dispute_offer_accepted_idx ON dispute_offer (accepted_by_id)`,
  `
  CREATE TABLE dispute_ruling (
    id uuid PRIMARY KEY,
    dispute_id uuid NOT NULL REFERENCES dispute (id) ON DELETE CASCADE,
    contractor_cents bigint NOT NULL CHECK (contractor_cents >= 0),
    reason text NOT NULL,
    state text NOT NULL CHECK (state IN ('proposed', 'made', 'refused')),
    proposed_by_id uuid NOT NULL REFERENCES app_user (id),
    proposed_at timestamptz NOT NULL,
    decided_by_id uuid REFERENCES app_user (id),
    decided_at timestamptz,
    refusal_reason text,
    CHECK ((state = 'proposed') = (decided_at IS NULL)),
    CHECK ((state = 'refused') = (refusal_reason IS NOT NULL))
  )`,
  `CREATE UNIQUE INDEX dispute_ruling_proposed_key ON dispute_ruling (dispute_id) WHERE state = 'proposed'`,
  `CREATE INDEX dispute_ruling_dispute_idx ON dispute_ruling (dispute_id, proposed_at, id)`,
  `CREATE INDEX dispute_ruling_proposer_idx ON dispute_ruling (proposed_by_id)`,
  `CREATE INDEX dispute_ruling_decider_idx ON dispute_ruling (decided_by_id)`,
  `ALTER TABLE project_file
    ADD dispute_id uuid REFERENCES dispute (id) ON DELETE CASCADE,
    DROP CONSTRAINT project_file_kind_check,
    ADD CONSTRAINT project_file_kind_check CHECK (kind IN ('photo', 'document', 'before', 'after', 'proof', 'exhibit')),
    ADD CONSTRAINT project_file_dispute_check CHECK ((kind = 'exhibit') = (dispute_id IS NOT NULL))`,
  `CREATE INDEX project_file_dispute_idx ON project_file (dispute_id) WHERE dispute_id IS NOT NULL`,
  // The days before the end of the review of which the client was reminded last.
  `ALTER TABLE project ADD review_reminded_days integer`,
  `CREATE INDEX project_review_due_idx ON project (review_due_at) WHERE work = 'submitted'`,
  // A ruling or a settlement may leave the contractor nothing, or a few cents.
  `ALTER TABLE milestone
    DROP CONSTRAINT milestone_total_cents_check,
    ADD CONSTRAINT milestone_total_cents_check CHECK (total_cents BETWEEN 0 AND 99999999)`,
];

const DOWN = [
  `ALTER TABLE milestone
    DROP CONSTRAINT milestone_total_cents_check,
    ADD CONSTRAINT milestone_total_cents_check CHECK (total_cents BETWEEN 50 AND 99999999)`,
  `DROP INDEX project_review_due_idx`,
  `ALTER TABLE project DROP review_reminded_days`,
  `DROP INDEX project_file_dispute_idx`,
  `DELETE FROM project_file WHERE kind = 'exhibit'`,
  `ALTER TABLE project_file
    DROP CONSTRAINT project_file_dispute_check,
    DROP CONSTRAINT project_file_kind_check,
    ADD CONSTRAINT project_file_kind_check CHECK (kind IN ('photo', 'document', 'before', 'after', 'proof')),
    DROP dispute_id`,
  ...['dispute_ruling', 'dispute_offer', 'dispute_statement', 'dispute'].map((table) => `DROP TABLE ${table}`),
];

/** Cases between the two sides of a job: what they say and offer, what staff rule, and their exhibits. */
export class CreateDisputes1764000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
