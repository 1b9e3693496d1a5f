import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of records is written once. Whoever is erased leaves no words in it: by this function, with the owner's
 * right, the role that the product works by takes reasons away, and can do nothing else to what stands there.
 */
export class GuardHistory1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }]: [{ schema: string }] = await runner.query(`SELECT quote_ident(current_schema()) AS schema`);
    await runner.query(`
      CREATE FUNCTION forget_reasons(changes uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER
      SET search_path = ${schema}, pg_temp
      AS 'UPDATE state_change SET reason = NULL WHERE id = ANY (changes) AND reason IS NOT NULL'`);
    await runner.query(`REVOKE EXECUTE ON FUNCTION forget_reasons(uuid[]) FROM PUBLIC`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION forget_reasons(uuid[])`);
  }
}
