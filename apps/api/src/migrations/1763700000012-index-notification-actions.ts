import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what was told of a project, to take somebody's words out of it. */
export class IndexNotificationActions1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX notification_action_idx ON notification (action_url) WHERE action_url IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_action_idx`);
  }
}
