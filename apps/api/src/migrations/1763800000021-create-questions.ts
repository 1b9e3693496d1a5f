import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `
  CREATE TABLE question (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    asker_id uuid NOT NULL REFERENCES app_user (id),
    body text NOT NULL,
    answer text,
    answered_at timestamptz,
    answered_by_id uuid REFERENCES app_user (id),
    CHECK ((answer IS NULL) = (answered_at IS NULL))
  )`,
  `CREATE INDEX question_project_idx ON question (project_id, created_at DESC, id DESC)`,
  `CREATE INDEX question_asker_idx ON question (asker_id)`,
  `CREATE INDEX question_answerer_idx ON question (answered_by_id) WHERE answered_by_id IS NOT NULL`,
  `
  CREATE TABLE question_report (
    question_id uuid NOT NULL REFERENCES question (id) ON DELETE CASCADE,
    reporter_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    reason text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (question_id, reporter_id)
  )`,
  `CREATE INDEX question_report_reporter_idx ON question_report (reporter_id)`,
];

const DOWN = [`DROP TABLE question_report, question`];

/** What contractors ask before they bid, and what the client answers. */
export class CreateQuestions1763800000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
