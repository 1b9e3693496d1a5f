import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff read the accounts by name and look for those whose address was never verified, at any number of accounts. */
export class SortAccounts1764400000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX app_user_name_idx ON app_user (fold_accents(lower(last_name || ' ' || first_name)), id)`,
    );
    await runner.query(`CREATE INDEX app_user_email_idx ON app_user (email, id)`);
    await runner.query(`CREATE INDEX audit_entry_at_idx ON audit_entry (at)`);
    await runner.query(
      `CREATE INDEX app_user_unverified_idx ON app_user (created_at DESC, id DESC) WHERE email_verified_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['name', 'email', 'unverified']) await runner.query(`DROP INDEX app_user_${name}_idx`);
    await runner.query(`DROP INDEX audit_entry_at_idx`);
  }
}
