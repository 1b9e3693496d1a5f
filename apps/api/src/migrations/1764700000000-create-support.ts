import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SUP-01: what people write to support. LEGAL-01: whom a change of the terms was told. */
export class CreateSupport1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE support_message (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
        email citext NOT NULL,
        topic text NOT NULL CHECK (topic IN ('account', 'project', 'payment', 'verification', 'other')),
        message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 4000),
        locale text NOT NULL CHECK (locale IN ('en', 'es')),
        user_id uuid REFERENCES app_user,
        flagged boolean NOT NULL,
        answered_at timestamptz,
        answered_by uuid REFERENCES app_user,
        search text GENERATED ALWAYS AS (lower(name || ' ' || email::text || ' ' || message)) STORED,
        CONSTRAINT support_message_answered_check CHECK ((answered_at IS NULL) = (answered_by IS NULL))
      )`);
    await runner.query(
      `CREATE INDEX support_message_open_idx ON support_message (created_at, id) WHERE answered_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX support_message_answered_idx ON support_message (answered_at, id) WHERE answered_at IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX support_message_user_idx ON support_message (user_id)`);
    await runner.query(`CREATE INDEX support_message_answerer_idx ON support_message (answered_by)`);
    await runner.query(`CREATE INDEX support_message_email_idx ON support_message (email)`);
    await runner.query(`CREATE INDEX support_message_search_idx ON support_message USING gin (search gin_trgm_ops)`);
    await runner.query(`
      CREATE TABLE terms_notice (
        user_id uuid NOT NULL REFERENCES app_user,
        version text NOT NULL,
        told_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE terms_notice`);
    await runner.query(`DROP TABLE support_message`);
  }
}
