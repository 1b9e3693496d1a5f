import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE paper_reminder (
    contractor_id uuid NOT NULL,
    kind text NOT NULL,
    ends_on date NOT NULL,
    days smallint NOT NULL CHECK (days IN (-1, 3, 14, 30)),
    PRIMARY KEY (contractor_id, kind, ends_on),
    FOREIGN KEY (contractor_id, kind) REFERENCES verification_paper (contractor_id, kind) ON DELETE CASCADE)`,
  // Of licenses it was the first one's end that was told, and it is told no second time.
  `INSERT INTO paper_reminder (contractor_id, kind, ends_on, days)
    SELECT contractor_id, kind, reminded_of, reminded_days FROM verification_paper WHERE reminded_of IS NOT NULL`,
  `ALTER TABLE verification_paper DROP reminded_of, DROP reminded_days`,
];

const DOWN = [
  `ALTER TABLE verification_paper
    ADD reminded_of date,
    ADD reminded_days smallint CHECK (reminded_days IN (-1, 3, 14, 30)),
    ADD CHECK ((reminded_of IS NULL) = (reminded_days IS NULL))`,
  `UPDATE verification_paper p SET reminded_of = r.ends_on, reminded_days = r.days FROM (
      SELECT DISTINCT ON (contractor_id, kind) * FROM paper_reminder ORDER BY contractor_id, kind, ends_on DESC) r
    WHERE r.contractor_id = p.contractor_id AND r.kind = p.kind`,
  `DROP TABLE paper_reminder`,
];

/** CON-05: of a paper each last day is reminded of: it has one for each license that ends on another day. */
export class RemindOfEachLicense1764500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
