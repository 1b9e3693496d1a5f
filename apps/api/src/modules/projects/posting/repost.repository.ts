import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ConditionEntity } from '../conditions/condition.entity.js';
import { ConditionRepository } from '../conditions/condition.repository.js';
import type { ProjectEntity } from '../project.entity.js';
import { ProjectRepository } from '../project.repository.js';
import { RepostFiles } from './repost-files.js';

const COPIED: PreparedQuery = {
  name: 'repost_copied',
  text: `SELECT copy.copied_from_id AS id FROM condition c JOIN condition copy ON copy.copied_from_id = c.id
    WHERE c.project_id = $1`,
};

/** Which conditions stand in a later project already, and what such a project is made of. */
@Injectable()
export class RepostRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly projects: ProjectRepository,
    private readonly conditions: ConditionRepository,
    private readonly files: RepostFiles,
  ) {}

  async copiedIds(projectId: string): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ id: string }>(COPIED, [projectId]);
    return new Set(rows.map(({ id }) => id));
  }

  /** The newest project that one of these conditions was copied into. */
  async latestWith(conditionIds: readonly string[]): Promise<string> {
    const copy = await this.unitOfWork.repository(ConditionEntity).findOneOrFail({
      where: { copiedFromId: In([...conditionIds]) },
      order: { projectId: 'DESC' },
    });
    return copy.projectId;
  }

  async save(
    source: Pick<ProjectEntity, 'id'>,
    project: ProjectEntity,
    conditions: readonly ConditionEntity[],
  ): Promise<void> {
    await this.projects.save(project);
    await this.conditions.save(conditions);
    await this.files.copy(source.id, project);
  }
}
