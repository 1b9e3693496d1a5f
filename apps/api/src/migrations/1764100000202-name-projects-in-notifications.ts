import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Staff read a case in their list of cases, which opens one by a parameter.
  `UPDATE notification n SET action_url = '/disputes?case=' || d.id,
     params = n.params || jsonb_build_object('projectId', d.project_id)
   FROM dispute d WHERE n.action_url = '/disputes/' || d.id`,
  `UPDATE notification SET params = params || jsonb_build_object('projectId', split_part(action_url, '/', 3))
   WHERE action_url LIKE '/projects/%'`,
  `CREATE INDEX notification_project_idx ON notification ((params ->> 'projectId'))`,
];

const DOWN = [
  `DROP INDEX notification_project_idx`,
  `UPDATE notification SET action_url = replace(action_url, '?case=', '/') WHERE action_url LIKE '/disputes?case=%'`,
  `UPDATE notification SET params = params - 'projectId' WHERE params ->> 'projectId' IS NOT NULL`,
];

/** A notification says of which project it is, wherever it leads, so that somebody's words can be taken out of it. */
export class NameProjectsInNotifications1764100000202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
