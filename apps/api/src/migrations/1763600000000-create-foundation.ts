import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE EXTENSION IF NOT EXISTS citext`,
  `
  CREATE TABLE app_user (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL DEFAULT 1,
    role text NOT NULL CHECK (role IN ('buyer', 'seller', 'agent', 'contractor', 'admin')),
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'terminated')),
    first_name text NOT NULL,
    last_name text NOT NULL,
    username citext UNIQUE,
    email citext NOT NULL CONSTRAINT app_user_email_key UNIQUE,
    email_verified_at timestamptz,
    phone text,
    company text,
    location text,
    bio text,
    locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'es')),
    time_zone text NOT NULL DEFAULT 'America/New_York',
    password_hash text NOT NULL,
    terms_accepted_at timestamptz NOT NULL,
    terms_version text NOT NULL,
    adult_confirmed_at timestamptz NOT NULL,
    totp_secret text,
    totp_last_step bigint
  )`,
  `
  CREATE TABLE user_preference (
    user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    settings jsonb NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  `
  CREATE TABLE app_session (
    id_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    mfa boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    idle_expires_at timestamptz NOT NULL,
    absolute_expires_at timestamptz NOT NULL,
    user_agent text
  )`,
  `CREATE INDEX app_session_user_idx ON app_session (user_id)`,
  `CREATE INDEX app_session_expiry_idx ON app_session (idle_expires_at)`,
  `
  CREATE TABLE state_change (
    id uuid PRIMARY KEY,
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    from_state text,
    to_state text NOT NULL,
    event text NOT NULL,
    actor_id uuid,
    reason text,
    at timestamptz NOT NULL
  )`,
  `CREATE INDEX state_change_record_idx ON state_change (entity, entity_id, at, id)`,
  `
  CREATE TABLE idempotency_key (
    owner text NOT NULL,
    key uuid NOT NULL,
    request_hash bytea NOT NULL,
    status integer,
    body jsonb,
    locked_until timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (owner, key)
  )`,
  `CREATE INDEX idempotency_key_age_idx ON idempotency_key (created_at)`,
  `
  CREATE TABLE rate_limit (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,
  `
  CREATE TABLE notification_sequence (
    user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    last bigint NOT NULL
  )`,
  `
  CREATE TABLE notification (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    sequence bigint NOT NULL,
    type text NOT NULL,
    params jsonb NOT NULL,
    action_url text,
    created_at timestamptz NOT NULL,
    read_at timestamptz,
    UNIQUE (user_id, sequence)
  )`,
  `CREATE INDEX notification_unread_idx ON notification (user_id) WHERE read_at IS NULL`,
];

const TABLES = [
  'notification',
  'notification_sequence',
  'rate_limit',
  'idempotency_key',
  'state_change',
  'app_session',
  'user_preference',
  'app_user',
];

/** Accounts, sessions, history, idempotency keys, rate limits, notifications. */
export class CreateFoundation1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}
