import type { MigrationInterface, QueryRunner } from 'typeorm';

/** COND-02: a condition knows the repair of the request that it is, so that a project that is posted again does, too. */
export class KnowRepairsOfConditions1764400000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE condition ADD COLUMN intake_repair_id uuid REFERENCES intake_repair (id) ON DELETE SET NULL`,
    );
    await runner.query(
      `CREATE INDEX condition_intake_repair_idx ON condition (intake_repair_id) WHERE intake_repair_id IS NOT NULL`,
    );
    // They were posted in this order.
    await runner.query(`
      UPDATE condition c SET intake_repair_id = r.id FROM intake_project p, intake_repair r
      WHERE p.project_id = c.project_id AND r.id = p.repair_ids[c.number] AND r.category = c.intake_category`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE condition DROP COLUMN intake_repair_id`);
  }
}
