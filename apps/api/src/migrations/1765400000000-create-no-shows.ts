import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `
  CREATE TABLE no_show (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    project_id uuid NOT NULL UNIQUE REFERENCES project (id) ON DELETE CASCADE,
    new_project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    contractor_id uuid NOT NULL REFERENCES app_user (id),
    start_date date NOT NULL,
    state text NOT NULL CHECK (state IN ('asked', 'admitted', 'contested', 'upheld', 'excused')),
    answer_due_at timestamptz,
    answer text CHECK (answer IN ('did_not_come', 'came', 'agreed_another_day', 'other')),
    words text,
    answered_at timestamptz,
    decided_by uuid REFERENCES app_user (id),
    decided_at timestamptz,
    decision_reason text,
    CONSTRAINT no_show_answer_whole CHECK ((answer IS NULL) = (answered_at IS NULL)),
    CONSTRAINT no_show_asked CHECK (state <> 'asked' OR (answer IS NULL AND answer_due_at IS NOT NULL)),
    CONSTRAINT no_show_decision_whole CHECK ((decided_at IS NULL) = (decision_reason IS NULL))
  )`,
  `CREATE INDEX no_show_contractor_idx ON no_show (contractor_id)`,
  `CREATE INDEX no_show_new_project_idx ON no_show (new_project_id)`,
  `CREATE INDEX no_show_decided_by_idx ON no_show (decided_by) WHERE decided_by IS NOT NULL`,
  `CREATE INDEX no_show_contested_idx ON no_show (answered_at, id) WHERE state = 'contested'`,
];

const DOWN = [`DROP TABLE no_show`];

/** Contractors who did not come on the agreed day, and what became of it on their record. */
export class CreateNoShows1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
