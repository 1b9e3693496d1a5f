import type { MigrationInterface, QueryRunner } from 'typeorm';

const SAID = `
  SELECT dispute_id, side, created_at FROM dispute_statement UNION ALL SELECT dispute_id, side, created_at FROM dispute_offer`;
const FIRST_WORDS = `SELECT dispute_id, side, min(created_at) AS at FROM (${SAID}) AS said GROUP BY dispute_id, side`;

/** What the clock opened asks both sides: it is answered with the first word of the second, not of the first. */
export class WaitForBothAnswers1764300000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE dispute d SET answered_at = (
        SELECT CASE WHEN count(*) = 2 THEN max(w.at) END FROM (${FIRST_WORDS}) AS w WHERE w.dispute_id = d.id)
      WHERE d.opened_by = 'clock'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE dispute d SET answered_at = (
        SELECT min(w.at) FROM (${FIRST_WORDS}) AS w WHERE w.dispute_id = d.id)
      WHERE d.opened_by = 'clock'`);
  }
}
