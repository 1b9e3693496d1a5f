import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A request that is sent again by the same key is the same request, however long ago its answer was lost. */
export class KeyIntake1764400000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE repair_intake
        ADD sent_key uuid UNIQUE,
        ADD sent_hash bytea,
        ADD CONSTRAINT repair_intake_sent_check CHECK ((sent_key IS NULL) = (sent_hash IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE repair_intake DROP CONSTRAINT repair_intake_sent_check, DROP sent_key, DROP sent_hash`,
    );
  }
}
