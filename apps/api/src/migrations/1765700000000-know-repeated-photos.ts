import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SHA-256 of the photograph as it was uploaded. Of earlier ones it is read from the kept original when it is needed. */
export class KnowRepeatedPhotos1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_file ADD COLUMN digest bytea CHECK (octet_length(digest) = 32)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_file DROP COLUMN digest');
  }
}
