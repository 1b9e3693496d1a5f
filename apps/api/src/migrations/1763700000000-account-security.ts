import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // A session gets a name that may be shown, beside the hash that may not change hands.
  `ALTER TABLE app_session ADD COLUMN id uuid, ADD COLUMN authenticated_at timestamptz, ADD COLUMN address text`,
  `UPDATE app_session SET id = overlay(gen_random_uuid()::text PLACING '7' FROM 15)::uuid, authenticated_at = created_at`,
  `ALTER TABLE app_session ALTER COLUMN id SET NOT NULL, ALTER COLUMN authenticated_at SET NOT NULL`,
  `ALTER TABLE app_session ADD CONSTRAINT app_session_id_key UNIQUE (id)`,
  `ALTER TABLE app_user ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT now()`,
  `UPDATE app_user SET password_changed_at = created_at`,
  `
  CREATE TABLE account_token (
    hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('verify_email', 'change_email', 'reset_password', 'invitation')),
    email citext NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  `CREATE INDEX account_token_user_idx ON account_token (user_id, purpose)`,
  `CREATE INDEX account_token_expiry_idx ON account_token (expires_at)`,
  `
  CREATE TABLE email_change (
    user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    email citext NOT NULL,
    requested_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  `
  CREATE TABLE totp_setup (
    user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    secret text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `
  CREATE TABLE recovery_code (
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, hash)
  )`,
  `
  CREATE TABLE known_device (
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, hash)
  )`,
  `CREATE INDEX known_device_hash_idx ON known_device (hash)`,
  `CREATE INDEX known_device_age_idx ON known_device (last_seen_at)`,
];

const DOWN = [
  `DROP TABLE known_device`,
  `DROP TABLE recovery_code`,
  `DROP TABLE totp_setup`,
  `DROP TABLE email_change`,
  `DROP TABLE account_token`,
  `ALTER TABLE app_user DROP COLUMN password_changed_at`,
  `ALTER TABLE app_session DROP COLUMN id, DROP COLUMN authenticated_at, DROP COLUMN address`,
];

/** Links that an account e-mails, recovery codes, known devices, and what a list of sessions shows. */
export class AccountSecurity1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
