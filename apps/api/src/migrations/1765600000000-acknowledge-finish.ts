import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last day of work that the client knew to be too late when accepting. Of earlier acceptances it was not kept. */
export class AcknowledgeFinish1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bid ADD COLUMN acknowledged_finish_date date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bid DROP COLUMN acknowledged_finish_date');
  }
}
