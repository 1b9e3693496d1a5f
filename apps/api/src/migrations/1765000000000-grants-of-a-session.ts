import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['access_token', 'calendar_link'] as const;

/** Which session made a grant. Those from before are nobody's: a proof of the address ends them. */
export class GrantsOfASession1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} ADD COLUMN session_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN session_id`);
  }
}
