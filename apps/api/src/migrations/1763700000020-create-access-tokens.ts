import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `
  CREATE TABLE access_token (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    name text NOT NULL,
    scope text NOT NULL CHECK (scope IN ('read', 'write')),
    prefix text NOT NULL,
    secret_hash bytea NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    expires_at timestamptz NOT NULL,
    last_used_at timestamptz
  )`,
  `CREATE INDEX access_token_user_idx ON access_token (user_id, id)`,
  `CREATE INDEX access_token_expiry_idx ON access_token (expires_at)`,
];

/** API-01: personal access tokens, under the hash of their secret. */
export class CreateAccessTokens1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE access_token`);
  }
}
