import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff find a project by its client and by whoever was invited to it, at any number of projects. */
export class FindByNames1765900000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX project_principal_name_idx ON project USING gin (fold_accents(lower(principal_name)) gin_trgm_ops)
        WHERE principal_name IS NOT NULL`);
    await runner.query(`
      CREATE INDEX project_party_name_idx ON project_party USING gin (fold_accents(lower(name)) gin_trgm_ops)
        WHERE name IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX project_party_name_idx, project_principal_name_idx`);
  }
}
