import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Work of which a repair was returned is the contractor's again at once. Until now its client had to send it back by a
 * second press: what was returned and waits for that press goes back here, in the name of whoever returned it, and its
 * money waits for the corrected work.
 */
export class ReturnIsOneAct1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH back AS (
        UPDATE project p SET work = 'changes_requested', review_due_at = NULL, updated_at = now(), version = version + 1
        WHERE p.work = 'submitted'
          AND EXISTS (SELECT FROM condition c WHERE c.project_id = p.id AND c.state = 'returned')
        RETURNING p.id
      ), said AS (
        SELECT b.id, (
          SELECT s.actor_id FROM condition c JOIN state_change s ON s.entity = 'condition' AND s.entity_id = c.id
          WHERE c.project_id = b.id AND s.event = 'return' ORDER BY s.at DESC, s.id DESC LIMIT 1) AS actor_id
        FROM back b
      ), kept AS (
        UPDATE milestone m SET state = 'in_progress', updated_at = now(), version = version + 1
        FROM back b WHERE m.project_id = b.id AND m.state = 'submitted'
        RETURNING m.id, m.project_id
      )
      INSERT INTO state_change (id, entity, entity_id, from_state, to_state, event, actor_id, at)
      SELECT gen_random_uuid(), 'project', id, 'in_progress.submitted', 'in_progress.changes_requested',
        'request_changes', actor_id, now() FROM said
      UNION ALL
      SELECT gen_random_uuid(), 'payment', k.id, 'submitted', 'in_progress', 'request_changes', s.actor_id, now()
      FROM kept k JOIN said s ON s.id = k.project_id`);
  }

  /** What has gone back stays there: nothing tells it from work that was sent back by hand. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
