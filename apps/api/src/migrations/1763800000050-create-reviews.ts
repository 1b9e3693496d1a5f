import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `
  CREATE TABLE review (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    author_id uuid NOT NULL REFERENCES app_user (id),
    subject_id uuid NOT NULL REFERENCES app_user (id),
    side text NOT NULL CHECK (side IN ('client', 'contractor')),
    rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
    body text,
    opens_at timestamptz NOT NULL,
    published_at timestamptz,
    answer text,
    answered_at timestamptz,
    CONSTRAINT review_one_a_side_key UNIQUE (project_id, side),
    CHECK (answer IS NULL OR published_at IS NOT NULL)
  )`,
  `CREATE INDEX review_subject_idx ON review (subject_id, published_at DESC, id DESC) WHERE published_at IS NOT NULL`,
  `CREATE INDEX review_waiting_idx ON review (opens_at) WHERE published_at IS NULL`,
  `CREATE INDEX review_author_idx ON review (author_id)`,
  `
  CREATE TABLE review_report (
    review_id uuid NOT NULL REFERENCES review (id) ON DELETE CASCADE,
    reporter_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    reason text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (review_id, reporter_id)
  )`,
  `CREATE INDEX review_report_reporter_idx ON review_report (reporter_id)`,
  `
  CREATE TABLE favorite (
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    contractor_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, contractor_id)
  )`,
  `CREATE INDEX favorite_contractor_idx ON favorite (contractor_id)`,
  `
  CREATE TABLE bid_invitation (
    id uuid PRIMARY KEY,
    project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    contractor_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    CONSTRAINT bid_invitation_once_key UNIQUE (project_id, contractor_id)
  )`,
  `CREATE INDEX bid_invitation_contractor_idx ON bid_invitation (contractor_id, created_at DESC)`,
];

const DOWN = [`DROP TABLE bid_invitation, favorite, review_report, review`];

/** What both sides say of a finished job, whom a client keeps in mind, and whom it asks for a bid. */
export class CreateReviews1763800000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
