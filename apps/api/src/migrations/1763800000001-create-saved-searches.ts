import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contractors' saved searches, and which project each was told of. */
export class CreateSavedSearches1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_search (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        name text NOT NULL,
        filters jsonb NOT NULL,
        words text,
        alerts boolean NOT NULL,
        new_since timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX saved_search_user_idx ON saved_search (user_id, id)`);
    await runner.query(`CREATE INDEX saved_search_alert_idx ON saved_search (id) WHERE alerts`);
    // For staff, who find a project by its address; nobody else may (ROLE-06).
    await runner.query(
      `CREATE INDEX project_address_idx ON project USING gin (to_tsvector('simple', fold_accents(coalesce(address, ''))))`,
    );
    await runner.query(`CREATE INDEX app_user_folded_idx ON app_user USING gin (fold_accents(search) gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX app_user_folded_idx, project_address_idx`);
    await runner.query(`DROP TABLE saved_search`);
  }
}
