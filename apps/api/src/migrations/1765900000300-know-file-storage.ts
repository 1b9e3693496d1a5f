import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which id the stored files are this database's: one row, empty until the two have met. */
export class KnowFileStorage1765900000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE storage_marker (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        id uuid,
        apart_since timestamptz,
        told_at timestamptz
      )`,
    );
    await runner.query('INSERT INTO storage_marker DEFAULT VALUES');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storage_marker');
  }
}
