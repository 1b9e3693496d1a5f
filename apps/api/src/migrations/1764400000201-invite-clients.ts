import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONSENTS = ['terms_accepted_at', 'terms_version', 'adult_confirmed_at'];
const PURPOSES = `'verify_email', 'change_email', 'reset_password', 'invitation'`;

const purposesAre = (purposes: string): string[] => [
  `ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check`,
  `ALTER TABLE account_token ADD CONSTRAINT account_token_purpose_check CHECK (purpose IN (${purposes}))`,
];

/** An account may wait for its person, who has accepted nothing yet; nobody signs in before. */
export class InviteClients1764400000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of CONSENTS) await runner.query(`ALTER TABLE app_user ALTER COLUMN ${column} DROP NOT NULL`);
    await runner.query(
      `ALTER TABLE app_user ADD CONSTRAINT app_user_consent_check CHECK (num_nulls(${CONSENTS.join(', ')}) IN (0, 3))`,
    );
    for (const statement of purposesAre(`${PURPOSES}, 'activation'`)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of purposesAre(PURPOSES)) await runner.query(statement);
    await runner.query(`ALTER TABLE app_user DROP CONSTRAINT app_user_consent_check`);
    for (const column of CONSENTS) await runner.query(`ALTER TABLE app_user ALTER COLUMN ${column} SET NOT NULL`);
  }
}
