import type { MigrationInterface, QueryRunner } from 'typeorm';

// The two lists on the project say what project_party says. Every question about a project reads its row anyway, and
// whoever acts holds that row: so a right ends with the transaction that ends it.
const UP = [
  `ALTER TABLE project
    ADD decider_ids uuid[] NOT NULL DEFAULT '{}',
    ADD viewer_ids uuid[] NOT NULL DEFAULT '{}',
    ADD principal_name text,
    ADD principal_role text CHECK (principal_role IN ('buyer', 'seller')),
    ADD CONSTRAINT project_principal_whole CHECK ((principal_name IS NULL) = (principal_role IS NULL))`,
  `
  CREATE TABLE project_party (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    email citext NOT NULL,
    name text,
    role text NOT NULL CHECK (role IN ('buyer', 'seller', 'agent')),
    granted text NOT NULL CHECK (granted IN ('view', 'decide')),
    state text NOT NULL CHECK (state IN ('pending', 'accepted')),
    user_id uuid REFERENCES app_user (id),
    invited_by uuid NOT NULL REFERENCES app_user (id),
    token_hash bytea UNIQUE,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    CONSTRAINT project_party_email_key UNIQUE (project_id, email),
    CONSTRAINT project_party_user_key UNIQUE (project_id, user_id),
    CHECK ((state = 'accepted') = (user_id IS NOT NULL AND accepted_at IS NOT NULL)),
    CHECK (state = 'pending' OR token_hash IS NULL)
  )`,
  `CREATE INDEX project_party_user_idx ON project_party (user_id) WHERE user_id IS NOT NULL`,
  `CREATE INDEX project_party_inviter_idx ON project_party (invited_by)`,
];

const DOWN = [
  `DROP TABLE project_party`,
  `ALTER TABLE project DROP decider_ids, DROP viewer_ids, DROP principal_name, DROP principal_role`,
];

/** Who was invited to a project, and for whom an agent posts. */
export class CreateProjectParties1763800000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
