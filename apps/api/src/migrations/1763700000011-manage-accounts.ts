import type { MigrationInterface, QueryRunner } from 'typeorm';

// A session that ends leaves behind when its person was last seen, however it ended.
const KEEP_LAST_SEEN = `
  CREATE FUNCTION app_user_keep_last_seen() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE app_user SET last_seen_at = greatest(last_seen_at, OLD.last_seen_at) WHERE id = OLD.user_id;
    RETURN NULL;
  END $$`;

/** What staff need to find and judge accounts; when one ended and when its personal data was erased. */
export class ManageAccounts1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`
      ALTER TABLE app_user
        ADD COLUMN last_seen_at timestamptz,
        ADD COLUMN terminated_at timestamptz,
        ADD COLUMN erased_at timestamptz,
        ADD COLUMN search text GENERATED ALWAYS AS (
          lower(first_name || ' ' || last_name || ' ' || email::text || ' ' || coalesce(username::text, '') || ' ' ||
            coalesce(phone, '') || ' ' || coalesce(company, ''))
        ) STORED,
        ADD CONSTRAINT app_user_end_check CHECK ((status = 'terminated') = (terminated_at IS NOT NULL)),
        ADD CONSTRAINT app_user_erased_check CHECK (erased_at IS NULL OR status = 'terminated')`);
    await runner.query(`CREATE INDEX app_user_search_idx ON app_user USING gin (search gin_trgm_ops)`);
    await runner.query(`CREATE INDEX app_user_newest_idx ON app_user (created_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX app_user_role_idx ON app_user (role, created_at DESC, id DESC)`);
    await runner.query(
      `CREATE INDEX app_user_ended_idx ON app_user (status, created_at DESC, id DESC) WHERE status <> 'active'`,
    );
    await runner.query(
      `CREATE INDEX app_user_erasure_idx ON app_user (terminated_at) WHERE terminated_at IS NOT NULL AND erased_at IS NULL`,
    );
    await runner.query(KEEP_LAST_SEEN);
    await runner.query(`
      CREATE TRIGGER app_session_last_seen AFTER DELETE ON app_session
      FOR EACH ROW EXECUTE FUNCTION app_user_keep_last_seen()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER app_session_last_seen ON app_session`);
    await runner.query(`DROP FUNCTION app_user_keep_last_seen()`);
    for (const name of ['newest', 'role', 'ended']) await runner.query(`DROP INDEX app_user_${name}_idx`);
    // The constraints and the other indexes go with their columns.
    for (const column of ['search', 'erased_at', 'terminated_at', 'last_seen_at']) {
      await runner.query(`ALTER TABLE app_user DROP COLUMN ${column}`);
    }
    await runner.query(`DROP EXTENSION pg_trgm`);
  }
}
