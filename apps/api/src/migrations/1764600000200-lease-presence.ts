import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Who is there is known anew within seconds after a crash, so it need not survive one.
  `CREATE UNLOGGED TABLE presence_lease (
    process_id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text NOT NULL,
    is_contractor boolean NOT NULL,
    project_ids uuid[] NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (user_id, process_id))`,
];

/** RT-04: what each process says of those who have a screen there, for as long as it says so again. */
export class LeasePresence1764600000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE presence_lease`);
  }
}
