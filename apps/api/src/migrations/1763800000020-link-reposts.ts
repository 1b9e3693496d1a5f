import type { MigrationInterface, QueryRunner } from 'typeorm';

// A condition is copied once: so two clicks, or two people at once, cannot post the same repair twice.
const UP = [
  `ALTER TABLE project ADD reposted_from_id uuid REFERENCES project (id) ON DELETE SET NULL`,
  `CREATE INDEX project_reposted_from_idx ON project (reposted_from_id) WHERE reposted_from_id IS NOT NULL`,
  `ALTER TABLE condition ADD copied_from_id uuid UNIQUE REFERENCES condition (id) ON DELETE SET NULL`,
];

const DOWN = [`ALTER TABLE condition DROP copied_from_id`, `ALTER TABLE project DROP reposted_from_id`];

/** A project that was posted again, whole or with what was left out, and where each of its conditions came from. */
export class LinkReposts1763800000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
