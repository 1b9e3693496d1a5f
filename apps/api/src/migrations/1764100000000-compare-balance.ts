import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECK = 'reconciliation_difference_object_check';
const OBJECTS = `'intent', 'transfer', 'reversal', 'refund', 'dispute'`;

const allow = (objects: string): string => `
  ALTER TABLE reconciliation_difference DROP CONSTRAINT ${CHECK},
    ADD CONSTRAINT ${CHECK} CHECK (object IN (${objects}))`;

/** Lines of the provider's balance that are none of its other objects are compared, too. */
export class CompareBalance1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow(`${OBJECTS}, 'balance_transaction'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM reconciliation_difference WHERE object = 'balance_transaction'`);
    await runner.query(allow(OBJECTS));
  }
}
