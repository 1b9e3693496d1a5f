import type { MigrationInterface, QueryRunner } from 'typeorm';

// What the ledger says was held for the project when its case was withdrawn; where nothing was, what was agreed for the closing.
const FILL = `
  UPDATE dispute d SET (stake_cents, is_held) = (
    SELECT CASE WHEN held.cents > 0 THEN held.cents ELSE coalesce(m.total_cents, 0) END, held.cents > 0
    FROM (VALUES (d.project_id)) AS one (project_id)
    LEFT JOIN milestone m ON m.project_id = one.project_id
    LEFT JOIN LATERAL (
      SELECT 0 - coalesce(sum(p.amount_cents), 0) AS cents
      FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
      WHERE t.milestone_id = m.id AND t.at <= d.ended_at AND a.kind = 'held') AS held ON true)
  WHERE d.state = 'withdrawn'`;

/** What was at stake stays with every case that ended, also where nothing was divided. */
export class KeepWithdrawnStakes1764100000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dispute DROP CONSTRAINT dispute_check4, DROP CONSTRAINT dispute_check5`);
    await runner.query(FILL);
    await runner.query(`
      ALTER TABLE dispute
        ADD CONSTRAINT dispute_stake_check CHECK ((state IN ('open', 'ruling_proposed')) = (stake_cents IS NULL)),
        ADD CONSTRAINT dispute_held_check CHECK ((stake_cents IS NULL) = (is_held IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dispute DROP CONSTRAINT dispute_held_check, DROP CONSTRAINT dispute_stake_check`);
    await runner.query(`UPDATE dispute SET stake_cents = NULL, is_held = NULL WHERE state = 'withdrawn'`);
    await runner.query(`
      ALTER TABLE dispute
        ADD CONSTRAINT dispute_check4 CHECK ((contractor_cents IS NULL) = (stake_cents IS NULL)),
        ADD CONSTRAINT dispute_check5 CHECK ((contractor_cents IS NULL) = (is_held IS NULL))`);
  }
}
