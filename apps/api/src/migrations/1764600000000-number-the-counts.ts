import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * RT-06: each change of what a person has unread gets a number, so that an older count that arrives late is known as
 * such.
 */
export class NumberTheCounts1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_sequence ADD revision bigint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification_sequence DROP revision`);
  }
}
