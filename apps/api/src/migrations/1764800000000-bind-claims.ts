import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PAY-01: whose claim of a key it is, so that a call which stood still ends no other's. */
export class BindClaims1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_key ADD claim_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_key DROP claim_id`);
  }
}
