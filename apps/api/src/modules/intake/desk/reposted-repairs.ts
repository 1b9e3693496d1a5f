import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { IntakeProjectEntity } from '../intake-project.entity.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';

const HELD: PreparedQuery = {
  name: 'intake_reposted_held',
  text: `SELECT r.id FROM condition c JOIN intake_repair r ON r.id = c.intake_repair_id
    WHERE c.project_id = $1 AND r.intake_id = $2 ORDER BY c.number`,
};
// What a project that goes on has left out is no longer its own; what was cancelled stays as it ended.
const GIVE_UP: PreparedQuery = {
  name: 'intake_reposted_give_up',
  text: `UPDATE intake_project i SET repair_ids = kept.ids FROM (
      SELECT array_agg(id) AS ids FROM intake_project s, unnest(s.repair_ids) AS id
      WHERE s.project_id = $1 AND NOT id = ANY ($2::uuid[])) kept
    WHERE i.project_id = $1 AND kept.ids IS NOT NULL
      AND EXISTS (SELECT FROM project p WHERE p.id = i.project_id AND p.status <> 'cancelled')`,
};

interface Repost {
  readonly projectId: string;
  readonly sourceId: string;
}

/** PROJ-06, INT-08: which repairs of a request a project holds that its owner posted again. */
@Injectable()
export class RepostedRepairs {
  constructor(
    private readonly desk: IntakeDeskRepository,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** False where it holds none of them: it asks for something of the owner's own. */
  async tie(intakeId: string, { projectId, sourceId }: Repost): Promise<boolean> {
    const held = await this.sql.rows<{ id: string }>(HELD, [projectId, intakeId]);
    const repairIds = held.map(({ id }) => id);
    if (repairIds.length === 0) return false;
    const link = { projectId, intakeId, repairIds, createdAt: this.clock.now() };
    await this.desk.addProjects([Object.assign(new IntakeProjectEntity(), link)]);
    await this.sql.rows(GIVE_UP, [sourceId, repairIds]);
    return true;
  }
}
