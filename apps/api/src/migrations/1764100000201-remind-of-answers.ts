import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When whoever still owed a word in a case was reminded of it. */
export class RemindOfAnswers1764100000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dispute ADD answer_reminded_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dispute DROP answer_reminded_at`);
  }
}
