import { Injectable } from '@nestjs/common';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import type { ProjectEntity } from './project.entity.js';

const OF_PERSON: PreparedQuery = {
  name: 'project.invitees.of_person',
  text: `SELECT project_id AS id FROM project_party WHERE user_id = $1`,
};
// No new version: what the owner is about to save is about the post, not about the people.
const SAVE: PreparedQuery = {
  name: 'project.invitees.save',
  text: `UPDATE project SET decider_ids = $2::uuid[], viewer_ids = $3::uuid[] WHERE id = $1`,
};

/** PROJ-10: the projects that people were invited to, and who may do what there. */
@Injectable()
export class ProjectInvitees {
  constructor(private readonly sql: Sql) {}

  /** Every project that somebody was invited to and joined. */
  async projectIdsOf(userId: string): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(OF_PERSON, [userId])).map(({ id }) => id);
  }

  /** Only with the project's row locked. */
  async save(project: ProjectEntity, invited: Pick<ProjectEntity, 'deciderIds' | 'viewerIds'>): Promise<void> {
    await this.sql.rows(SAVE, [project.id, invited.deciderIds, invited.viewerIds]);
    Object.assign(project, invited);
  }
}
