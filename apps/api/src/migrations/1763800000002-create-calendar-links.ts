import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secret address of a person's calendar feed; only its hash is kept. */
export class CreateCalendarLinks1763800000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_link (
        user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
        secret_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        last_read_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE calendar_link`);
  }
}
