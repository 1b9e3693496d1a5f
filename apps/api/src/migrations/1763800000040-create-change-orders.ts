import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE project
    ADD early_start_at timestamptz,
    ADD started_at timestamptz,
    ADD extra_days integer NOT NULL DEFAULT 0,
    ADD change_proposed_by text CHECK (change_proposed_by IN ('owner', 'awarded_contractor'))`,
  `
  CREATE TABLE change_order (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    proposer_id uuid NOT NULL REFERENCES app_user (id),
    proposed_by text NOT NULL CHECK (proposed_by IN ('owner', 'awarded_contractor')),
    reason text NOT NULL,
    amount_delta_cents bigint NOT NULL,
    days integer NOT NULL,
    state text NOT NULL CHECK (state IN ('proposed', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    answered_at timestamptz,
    answered_by_id uuid REFERENCES app_user (id),
    answer_reason text,
    CONSTRAINT change_order_number_key UNIQUE (project_id, number),
    CHECK ((state = 'proposed') = (answered_at IS NULL))
  )`,
  // One question at a time: two open changes could each be right alone and wrong together.
  `CREATE UNIQUE INDEX change_order_open_key ON change_order (project_id) WHERE state = 'proposed'`,
  `CREATE INDEX change_order_proposer_idx ON change_order (proposer_id)`,
  `CREATE INDEX change_order_answered_idx ON change_order (answered_by_id)`,
  `
  CREATE TABLE change_order_line (
    change_order_id uuid NOT NULL REFERENCES change_order (id) ON DELETE CASCADE,
    position integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('price', 'add', 'drop')),
    condition_id uuid REFERENCES condition (id),
    title text,
    category text,
    location text,
    amount_delta_cents bigint NOT NULL,
    note text,
    PRIMARY KEY (change_order_id, position),
    CHECK ((kind = 'add') = (title IS NOT NULL)),
    CHECK (kind = 'add' OR condition_id IS NOT NULL)
  )`,
  `CREATE INDEX change_order_line_condition_idx ON change_order_line (condition_id)`,
  // A payment may be sent back in parts: once for each change, and what is left on cancellation.
  `ALTER TABLE payment_command ADD cause_id uuid`,
  `DROP INDEX payment_command_once_key`,
  `CREATE UNIQUE INDEX payment_command_once_key ON payment_command (milestone_id, kind, payment_id, cause_id)
    NULLS NOT DISTINCT WHERE state <> 'failed'`,
];

const DOWN = [
  `DROP INDEX payment_command_once_key`,
  `CREATE UNIQUE INDEX payment_command_once_key ON payment_command (milestone_id, kind, payment_id) WHERE state <> 'failed'`,
  `ALTER TABLE payment_command DROP cause_id`,
  `DROP TABLE change_order_line`,
  `DROP TABLE change_order`,
  `ALTER TABLE project DROP early_start_at, DROP started_at, DROP extra_days, DROP change_proposed_by`,
];

/** Changes of agreed work, early starts, and part refunds. */
export class CreateChangeOrders1763800000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
