import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE verification_paper
    ADD reminded_of date,
    ADD reminded_days smallint CHECK (reminded_days IN (-1, 3, 14, 30)),
    ADD CHECK ((reminded_of IS NULL) = (reminded_days IS NULL))`,
  `CREATE INDEX verification_paper_expiry_idx ON verification_paper (expires_on) WHERE state IN ('approved', 'expiring')`,
];

const DOWN = [
  `DROP INDEX verification_paper_expiry_idx`,
  `ALTER TABLE verification_paper DROP reminded_of, DROP reminded_days`,
];

/** Which step before its last day a paper's contractor was told of, and the last day that was told. */
export class RemindOfPapers1763900000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
