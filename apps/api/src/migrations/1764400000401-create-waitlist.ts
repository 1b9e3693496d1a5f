import type { MigrationInterface, QueryRunner } from 'typeorm';

/** WAIT-01: an address stands here once, however often it is entered. */
export class CreateWaitlist1764400000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waitlist_entry (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        first_name text NOT NULL CHECK (char_length(first_name) BETWEEN 1 AND 100),
        last_name text NOT NULL CHECK (char_length(last_name) BETWEEN 1 AND 100),
        email citext NOT NULL CONSTRAINT waitlist_entry_email_key UNIQUE,
        role text NOT NULL CHECK (role IN ('buyer', 'seller', 'agent', 'contractor')),
        locale text NOT NULL CHECK (locale IN ('en', 'es')),
        flagged boolean NOT NULL,
        search text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email::text)) STORED
      )`);
    await runner.query(`CREATE INDEX waitlist_entry_newest_idx ON waitlist_entry (created_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX waitlist_entry_role_idx ON waitlist_entry (role, created_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX waitlist_entry_email_idx ON waitlist_entry (email, id)`);
    await runner.query(
      `CREATE INDEX waitlist_entry_name_idx ON waitlist_entry (fold_accents(lower(last_name || ' ' || first_name)), id)`,
    );
    await runner.query(`CREATE INDEX waitlist_entry_search_idx ON waitlist_entry USING gin (search gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE waitlist_entry`);
  }
}
