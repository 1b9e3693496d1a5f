import type { MigrationInterface, QueryRunner } from 'typeorm';

// A question is asked when the one before is answered, an offer sent when the one before is: one of each is open at most.
const UP = [
  `
  CREATE TABLE intake_question (
    id uuid PRIMARY KEY,
    intake_id uuid NOT NULL REFERENCES repair_intake (id) ON DELETE CASCADE,
    question text NOT NULL,
    asked_at timestamptz NOT NULL,
    asked_by uuid NOT NULL REFERENCES app_user (id),
    answer text,
    answered_at timestamptz,
    CHECK ((answer IS NULL) = (answered_at IS NULL))
  )`,
  `CREATE INDEX intake_question_intake_idx ON intake_question (intake_id, asked_at)`,
  `CREATE UNIQUE INDEX intake_question_open_key ON intake_question (intake_id) WHERE answered_at IS NULL`,
  `
  CREATE TABLE intake_offer (
    id uuid PRIMARY KEY,
    intake_id uuid NOT NULL REFERENCES repair_intake (id) ON DELETE CASCADE,
    revision integer NOT NULL CHECK (revision > 0),
    sent_at timestamptz NOT NULL,
    sent_by uuid NOT NULL REFERENCES app_user (id),
    message text,
    answer text CHECK (answer IN ('approved', 'refused')),
    answered_at timestamptz,
    reason text,
    UNIQUE (intake_id, revision),
    CHECK ((answer IS NULL) = (answered_at IS NULL))
  )`,
  `CREATE UNIQUE INDEX intake_offer_open_key ON intake_offer (intake_id) WHERE answer IS NULL`,
  `
  CREATE TABLE intake_offer_line (
    offer_id uuid NOT NULL REFERENCES intake_offer (id) ON DELETE CASCADE,
    repair_id uuid NOT NULL REFERENCES intake_repair (id) ON DELETE CASCADE,
    ceiling_cents bigint NOT NULL CHECK (ceiling_cents > 0),
    responsible_party text NOT NULL CHECK (responsible_party IN ('buyer', 'seller', 'either')),
    note text,
    PRIMARY KEY (offer_id, repair_id)
  )`,
  `CREATE INDEX intake_offer_line_repair_idx ON intake_offer_line (repair_id)`,
  `
  CREATE TABLE intake_reinspection (
    id uuid PRIMARY KEY,
    intake_id uuid NOT NULL REFERENCES repair_intake (id) ON DELETE CASCADE,
    ordered_at timestamptz NOT NULL,
    ordered_by uuid NOT NULL REFERENCES app_user (id),
    scheduled_on date NOT NULL,
    inspector_name text NOT NULL,
    inspector_company text,
    result text CHECK (result IN ('passed', 'failed')),
    notes text,
    recorded_at timestamptz,
    recorded_by uuid REFERENCES app_user (id),
    CHECK ((result IS NULL) = (recorded_at IS NULL)),
    CHECK ((result IS NULL) = (recorded_by IS NULL))
  )`,
  `CREATE INDEX intake_reinspection_intake_idx ON intake_reinspection (intake_id, ordered_at)`,
  `CREATE UNIQUE INDEX intake_reinspection_open_key ON intake_reinspection (intake_id) WHERE result IS NULL`,
  `
  CREATE TABLE intake_project (
    project_id uuid PRIMARY KEY REFERENCES project (id),
    intake_id uuid NOT NULL REFERENCES repair_intake (id),
    repair_ids uuid[] NOT NULL CHECK (cardinality(repair_ids) > 0),
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX intake_project_intake_idx ON intake_project (intake_id, created_at)`,
  // Once each, whichever process is at it.
  `ALTER TABLE repair_intake ADD COLUMN review_due_told_at timestamptz, ADD COLUMN review_late_told_at timestamptz`,
  // What the desk searches by: as people write or say it.
  `ALTER TABLE repair_intake ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (lower(
    reference || ' ' || full_name || ' ' || email::text || ' ' || address || ' ' || city || ' ' || us_state || ' ' || zip
  )) STORED`,
  `CREATE INDEX repair_intake_search_idx ON repair_intake USING gin (search gin_trgm_ops)`,
  `CREATE INDEX repair_intake_queue_idx ON repair_intake (state, review_due_at, id)`,
  `CREATE INDEX repair_intake_flagged_idx ON repair_intake (state, review_due_at, id) WHERE spam_flags <> '{}'`,
];

const DOWN = [
  `DROP INDEX repair_intake_flagged_idx`,
  `DROP INDEX repair_intake_queue_idx`,
  `ALTER TABLE repair_intake DROP COLUMN search, DROP COLUMN review_late_told_at, DROP COLUMN review_due_told_at`,
  `DROP TABLE intake_project`,
  `DROP TABLE intake_reinspection`,
  `DROP TABLE intake_offer_line`,
  `DROP TABLE intake_offer`,
  `DROP TABLE intake_question`,
];

/** What staff and submitter say about a request after it was sent, and what the desk finds it by. */
export class CreateIntakeDesk1764400000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
