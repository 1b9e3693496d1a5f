import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // It ends with its session, however that ends; one session is one browser.
  `CREATE TABLE push_subscription (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    session_id uuid NOT NULL UNIQUE REFERENCES app_session (id) ON DELETE CASCADE,
    endpoint text NOT NULL UNIQUE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamptz NOT NULL,
    succeeded_at timestamptz,
    failed_at timestamptz,
    failures integer NOT NULL DEFAULT 0,
    paused_until timestamptz)`,
  `CREATE INDEX push_subscription_user_idx ON push_subscription (user_id)`,
  `CREATE TABLE push_delivery (
    subscription_id uuid NOT NULL REFERENCES push_subscription (id) ON DELETE CASCADE,
    notification_id uuid NOT NULL REFERENCES notification (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
    due_at timestamptz NOT NULL,
    PRIMARY KEY (subscription_id, notification_id))`,
  `CREATE INDEX push_delivery_due_idx ON push_delivery (due_at)`,
  `CREATE INDEX push_delivery_notification_idx ON push_delivery (notification_id)`,
  `CREATE INDEX push_delivery_user_idx ON push_delivery (user_id)`,
];

/** NOTE-06: browsers that are told while the product is closed there, and what waits to be pushed to each. */
export class PushToBrowsers1764600000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE push_delivery`);
    await runner.query(`DROP TABLE push_subscription`);
  }
}
