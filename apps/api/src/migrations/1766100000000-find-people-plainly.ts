import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOUND = ['waitlist_entry', 'support_message'] as const;

/** Whoever waits or wrote to support is found without the accents too, as accounts are by an index that they have. */
export class FindPeoplePlainly1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of FOUND) {
      await runner.query(`CREATE INDEX ${table}_plain_idx ON ${table} USING gin (fold_accents(search) gin_trgm_ops)`);
      await runner.query(`DROP INDEX ${table}_search_idx`);
    }
    await runner.query(`DROP INDEX app_user_search_idx`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX app_user_search_idx ON app_user USING gin (search gin_trgm_ops)`);
    for (const table of FOUND) {
      await runner.query(`CREATE INDEX ${table}_search_idx ON ${table} USING gin (search gin_trgm_ops)`);
      await runner.query(`DROP INDEX ${table}_plain_idx`);
    }
  }
}
