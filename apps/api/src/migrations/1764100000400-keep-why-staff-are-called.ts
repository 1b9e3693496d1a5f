import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What called staff and no record shows stays until they have seen it; and since when an order to the provider fails. */
export class KeepWhyStaffAreCalled1764100000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE milestone ADD unseen_reasons text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      UPDATE milestone SET unseen_reasons = ARRAY[attention_reason] WHERE attention_reason IN ('amount_differs', 'charge_lost')`);
    await runner.query(`ALTER TABLE milestone ALTER unseen_reasons DROP DEFAULT`);
    await runner.query(`ALTER TABLE payment_command ADD first_tried_at timestamptz`);
    await runner.query(
      `UPDATE payment_command SET first_tried_at = created_at WHERE attempts > 0 AND state = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_command DROP first_tried_at`);
    await runner.query(`ALTER TABLE milestone DROP unseen_reasons`);
  }
}
