import type { MigrationInterface, QueryRunner } from 'typeorm';

const CATEGORIES = `'roof', 'electrical', 'plumbing', 'hvac', 'structural', 'exterior', 'interior', 'safety', 'appliances', 'pests_mold', 'other'`;

/** COND-02: a condition that came from a request keeps the request's own category beside its trade. */
export class KeepIntakeCategory1764400000202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE condition ADD COLUMN intake_category text CHECK (intake_category IN (${CATEGORIES}))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE condition DROP COLUMN intake_category`);
  }
}
