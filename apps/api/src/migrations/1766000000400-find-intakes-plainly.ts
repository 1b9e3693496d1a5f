import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff find a repair request by what they hear on the phone: without the accents that they may not have on their keys. */
export class FindIntakesPlainly1766000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX repair_intake_plain_idx ON repair_intake USING gin (fold_accents(search) gin_trgm_ops)`,
    );
    await runner.query(`DROP INDEX repair_intake_search_idx`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX repair_intake_search_idx ON repair_intake USING gin (search gin_trgm_ops)`);
    await runner.query(`DROP INDEX repair_intake_plain_idx`);
  }
}
