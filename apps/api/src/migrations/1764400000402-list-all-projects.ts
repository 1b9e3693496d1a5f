import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff read all projects in each order and find one by its title or place, at any number of projects. */
export class ListAllProjects1764400000402 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX project_all_newest_idx ON project (created_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX project_all_status_idx ON project (status, created_at DESC, id DESC)`);
    await runner.query(
      `CREATE INDEX project_all_closing_idx ON project (coalesce(closing_date, 'infinity'::date), id)`,
    );
    await runner.query(`
      CREATE INDEX project_all_words_idx ON project
        USING gin (fold_accents(lower(title || ' ' || coalesce(address, '') || ' ' || city || ' ' || zip)) gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['newest', 'status', 'closing', 'words'])
      await runner.query(`DROP INDEX project_all_${name}_idx`);
  }
}
