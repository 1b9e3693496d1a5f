import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE notification ADD deleted_at timestamptz`,
  `DROP INDEX notification_unread_idx`,
  `CREATE INDEX notification_unread_idx ON notification (user_id, sequence DESC)
    WHERE read_at IS NULL AND deleted_at IS NULL`,
  `CREATE INDEX notification_type_idx ON notification (user_id, type, sequence DESC) WHERE deleted_at IS NULL`,
  `CREATE INDEX notification_deleted_idx ON notification (deleted_at) WHERE deleted_at IS NOT NULL`,
  `ALTER TABLE notification_sequence ADD digest_at timestamptz`,
  `CREATE TABLE notification_delivery (
    notification_id uuid PRIMARY KEY REFERENCES notification (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    due_at timestamptz NOT NULL)`,
  `CREATE INDEX notification_delivery_due_idx ON notification_delivery (due_at)`,
  `CREATE INDEX notification_delivery_user_idx ON notification_delivery (user_id)`,
];

const DOWN = [
  `DROP TABLE notification_delivery`,
  `ALTER TABLE notification_sequence DROP digest_at`,
  `DROP INDEX notification_type_idx`,
  `DROP INDEX notification_unread_idx`,
  `DELETE FROM notification WHERE deleted_at IS NOT NULL`,
  `ALTER TABLE notification DROP deleted_at`,
  `CREATE INDEX notification_unread_idx ON notification (user_id) WHERE read_at IS NULL`,
];

/** NOTE-03, NOTE-06: what is deleted can be taken back for a while, and an e-mail waits here until it may go out. */
export class DeliverNotifications1764600000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
