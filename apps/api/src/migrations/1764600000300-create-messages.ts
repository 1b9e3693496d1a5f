import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `CREATE TABLE conversation (
    id uuid PRIMARY KEY,
    project_id uuid NOT NULL REFERENCES project (id),
    contractor_id uuid NOT NULL REFERENCES app_user (id),
    opened_by_id uuid NOT NULL REFERENCES app_user (id),
    created_at timestamptz NOT NULL,
    last_at timestamptz NOT NULL,
    last_sequence integer NOT NULL DEFAULT 0,
    last_hash bytea NOT NULL CHECK (octet_length(last_hash) = 32),
    CONSTRAINT conversation_sides_key UNIQUE (project_id, contractor_id))`,
  `CREATE INDEX conversation_contractor_idx ON conversation (contractor_id, last_at DESC, id DESC)`,
  `CREATE TABLE message (
    id uuid PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversation (id),
    sequence integer NOT NULL CHECK (sequence > 0),
    author_id uuid NOT NULL REFERENCES app_user (id),
    side text NOT NULL CHECK (side IN ('client', 'contractor')),
    client_id uuid NOT NULL,
    sent_at timestamptz NOT NULL,
    reply jsonb,
    attachments jsonb NOT NULL,
    body_digest bytea NOT NULL CHECK (octet_length(body_digest) = 32),
    hash bytea NOT NULL CHECK (octet_length(hash) = 32),
    CONSTRAINT message_sequence_key UNIQUE (conversation_id, sequence),
    CONSTRAINT message_client_key UNIQUE (conversation_id, author_id, client_id))`,
  `CREATE INDEX message_author_idx ON message (author_id, sent_at DESC)`,
  `CREATE TABLE message_body (
    message_id uuid PRIMARY KEY REFERENCES message (id),
    body text,
    salt bytea,
    hidden_at timestamptz,
    erased_at timestamptz,
    words tsvector GENERATED ALWAYS AS (to_tsvector('simple', fold_accents(coalesce(body, '')))) STORED,
    CHECK ((body IS NULL) = (erased_at IS NOT NULL)),
    CHECK ((salt IS NULL) = (erased_at IS NOT NULL)))`,
  `CREATE INDEX message_body_words_idx ON message_body USING gin (words)`,
  `CREATE TABLE message_file (
    id uuid PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversation (id),
    message_id uuid REFERENCES message (id),
    uploaded_by_id uuid NOT NULL REFERENCES app_user (id),
    name text NOT NULL,
    content_type text NOT NULL,
    bytes bigint NOT NULL,
    width integer,
    height integer,
    storage_key text NOT NULL,
    thumbnail_key text,
    digest bytea NOT NULL CHECK (octet_length(digest) = 32),
    created_at timestamptz NOT NULL)`,
  `CREATE INDEX message_file_message_idx ON message_file (message_id) WHERE message_id IS NOT NULL`,
  `CREATE INDEX message_file_unsent_idx ON message_file (created_at) WHERE message_id IS NULL`,
  `CREATE INDEX message_file_uploader_idx ON message_file (uploaded_by_id)`,
  `CREATE TABLE conversation_reader (
    conversation_id uuid NOT NULL REFERENCES conversation (id),
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    read_sequence integer NOT NULL DEFAULT 0,
    muted boolean NOT NULL DEFAULT false,
    PRIMARY KEY (conversation_id, user_id))`,
  `CREATE INDEX conversation_reader_user_idx ON conversation_reader (user_id)`,
  `CREATE TABLE unread_messages (
    user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    revision bigint NOT NULL)`,
  `CREATE TABLE person_block (
    blocker_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    blocked_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (blocker_id, blocked_id),
    CHECK (blocker_id <> blocked_id))`,
  `CREATE INDEX person_block_blocked_idx ON person_block (blocked_id)`,
  `CREATE TABLE message_silence (
    user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
    since timestamptz NOT NULL)`,
];

const GUARDS = [
  `CREATE FUNCTION message_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'A thread is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$`,
  `CREATE TRIGGER message_append_only BEFORE UPDATE OR DELETE ON message
    FOR EACH ROW EXECUTE FUNCTION message_refuse_change()`,
  // Words can be taken away, with the account of whoever wrote them, and never replaced.
  `CREATE TRIGGER message_body_kept BEFORE UPDATE ON message_body FOR EACH ROW
    WHEN (NEW.message_id <> OLD.message_id OR (NEW.body IS NOT NULL AND (NEW.body IS DISTINCT FROM OLD.body OR NEW.salt IS DISTINCT FROM OLD.salt)))
    EXECUTE FUNCTION message_refuse_change()`,
  `CREATE TRIGGER message_body_append_only BEFORE DELETE ON message_body
    FOR EACH ROW EXECUTE FUNCTION message_refuse_change()`,
  ...['message', 'message_body'].map(
    (table) => `CREATE TRIGGER ${table}_never_emptied BEFORE TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION message_refuse_change()`,
  ),
];

const REPORTS = [
  `ALTER TABLE reported_content ADD message_id uuid CONSTRAINT reported_content_message_key UNIQUE REFERENCES message (id)`,
  `ALTER TABLE reported_content ADD person_id uuid CONSTRAINT reported_content_person_key UNIQUE REFERENCES app_user (id) ON DELETE CASCADE`,
  `ALTER TABLE reported_content DROP CONSTRAINT reported_content_check`,
  `ALTER TABLE reported_content ADD CONSTRAINT reported_content_check
    CHECK (num_nonnulls(review_id, question_id, message_id, person_id) = 1)`,
];

const DOWN = [
  `DELETE FROM reported_content WHERE message_id IS NOT NULL OR person_id IS NOT NULL`,
  `ALTER TABLE reported_content DROP CONSTRAINT reported_content_check`,
  `ALTER TABLE reported_content DROP message_id, DROP person_id`,
  `ALTER TABLE reported_content ADD CONSTRAINT reported_content_check CHECK (num_nonnulls(review_id, question_id) = 1)`,
  `DROP TABLE message_silence, person_block, unread_messages, conversation_reader, message_file, message_body, message, conversation`,
  `DROP FUNCTION message_refuse_change`,
];

/**
 * MSG-01, MSG-02: threads between a client's side and a contractor who bid. What was written is added and never
 * changed; the words stand apart, so that an erasure can take them while the chain of hashes still checks.
 */
export class CreateMessages1764600000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...GUARDS, ...REPORTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
