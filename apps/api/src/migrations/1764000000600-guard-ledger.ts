import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTIONS = ['refuse_change', 'check_open', 'keep_balance', 'guard_account', 'check_balanced'];

/**
 * The application may run as a role that owns no table. The ledger's own functions then look at the ledger only, never
 * at a table of the same name that somebody made for a session, and balances are kept by the owner's right.
 */
export class GuardLedger1764000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }]: [{ schema: string }] = await runner.query(`SELECT quote_ident(current_schema()) AS schema`);
    for (const name of FUNCTIONS)
      await runner.query(`ALTER FUNCTION ledger_${name}() SET search_path = ${schema}, pg_temp`);
    await runner.query(`ALTER FUNCTION ledger_keep_balance() SECURITY DEFINER`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER FUNCTION ledger_keep_balance() SECURITY INVOKER`);
    for (const name of FUNCTIONS) await runner.query(`ALTER FUNCTION ledger_${name}() RESET search_path`);
  }
}
