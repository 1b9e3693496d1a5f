import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE review ADD COLUMN hidden_at timestamptz`,
  `ALTER TABLE question ADD COLUMN hidden_at timestamptz`,
  `
  CREATE TABLE reported_content (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    review_id uuid CONSTRAINT reported_content_review_key UNIQUE REFERENCES review (id) ON DELETE CASCADE,
    question_id uuid CONSTRAINT reported_content_question_key UNIQUE REFERENCES question (id) ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('open', 'hidden', 'kept')),
    state_since timestamptz NOT NULL,
    CHECK (num_nonnulls(review_id, question_id) = 1)
  )`,
  `CREATE INDEX reported_content_state_idx ON reported_content (state, state_since, id)`,
  `
  CREATE TABLE content_report (
    content_id uuid NOT NULL REFERENCES reported_content (id) ON DELETE CASCADE,
    reporter_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    reason text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (content_id, reporter_id)
  )`,
  `CREATE INDEX content_report_reporter_idx ON content_report (reporter_id)`,
  `
  INSERT INTO reported_content (id, created_at, updated_at, review_id, state, state_since)
  SELECT gen_random_uuid(), min(created_at), min(created_at), review_id, 'open', min(created_at)
  FROM review_report GROUP BY review_id`,
  `
  INSERT INTO reported_content (id, created_at, updated_at, question_id, state, state_since)
  SELECT gen_random_uuid(), min(created_at), min(created_at), question_id, 'open', min(created_at)
  FROM question_report GROUP BY question_id`,
  `
  INSERT INTO content_report (content_id, reporter_id, reason, created_at)
  SELECT c.id, r.reporter_id, r.reason, r.created_at
  FROM reported_content c JOIN (
    SELECT review_id AS said_id, reporter_id, reason, created_at FROM review_report
    UNION ALL SELECT question_id, reporter_id, reason, created_at FROM question_report
  ) r ON r.said_id = coalesce(c.review_id, c.question_id)`,
  `DROP TABLE review_report, question_report`,
];

const formerTable = (thing: 'review' | 'question'): string[] => [
  `
  CREATE TABLE ${thing}_report (
    ${thing}_id uuid NOT NULL REFERENCES ${thing} (id) ON DELETE CASCADE,
    reporter_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    reason text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (${thing}_id, reporter_id)
  )`,
  `CREATE INDEX ${thing}_report_reporter_idx ON ${thing}_report (reporter_id)`,
  `
  INSERT INTO ${thing}_report (${thing}_id, reporter_id, reason, created_at)
  SELECT c.${thing}_id, r.reporter_id, r.reason, r.created_at
  FROM content_report r JOIN reported_content c ON c.id = r.content_id WHERE c.${thing}_id IS NOT NULL`,
];

const DOWN = [
  ...formerTable('review'),
  ...formerTable('question'),
  `DROP TABLE content_report, reported_content`,
  `ALTER TABLE review DROP COLUMN hidden_at`,
  `ALTER TABLE question DROP COLUMN hidden_at`,
];

/** Reports of reviews and of questions become one thing, on which staff decide. */
export class ModerateReports1763800000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
