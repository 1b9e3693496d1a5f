import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words are looked for among open projects, of which there are few beside those that ended. */
export class IndexOpenProjectWords1763800000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX project_open_search_idx ON project USING gin (search) WHERE status = 'open'`);
    // The lists are read from their indexes alone as long as the table is tidy.
    await runner.query(
      `ALTER TABLE project SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE project RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`,
    );
    await runner.query(`DROP INDEX project_open_search_idx`);
  }
}
