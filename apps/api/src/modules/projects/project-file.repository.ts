import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectFileEntity } from './project-file.entity.js';

@Injectable()
export class ProjectFileRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  find(id: string): Promise<ProjectFileEntity | null> {
    return this.unitOfWork.repository(ProjectFileEntity).findOneBy({ id });
  }

  /** Oldest first. */
  ofProject(projectId: string): Promise<ProjectFileEntity[]> {
    return this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { projectId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** How many files a condition has, or the post itself (null). */
  count(projectId: string, conditionId: string | null): Promise<number> {
    return this.unitOfWork.repository(ProjectFileEntity).countBy({ projectId, conditionId: conditionId ?? IsNull() });
  }

  /** Those of the ids that have a row. */
  async knownOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { id: In([...new Set(ids)]) }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  }

  async insert(file: ProjectFileEntity): Promise<void> {
    await this.unitOfWork.repository(ProjectFileEntity).insert(file);
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.repository(ProjectFileEntity).delete({ id });
  }
}
