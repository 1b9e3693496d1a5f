import { Injectable, type OnModuleInit } from '@nestjs/common';
import { groupBy } from '../../../common/group-by.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { type ExportedPart, PersonalData } from '../../users/index.js';
import { ConditionRepository } from '../conditions/condition.repository.js';
import { ProjectFileEntity } from '../files/project-file.entity.js';
import { ProjectRedaction } from './project-redaction.js';
import { ProjectEntity } from '../project.entity.js';

/** What a person posted, was hired for, and uploaded. */
@Injectable()
export class ProjectData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
    private readonly conditions: ConditionRepository,
    private readonly redaction: ProjectRedaction,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'projects',
      export: (userId) => this.projects(userId),
      erase: (userId) => this.redaction.ofPerson(userId),
    });
    this.personalData.register({
      name: 'files',
      export: (userId) => this.files(userId),
      erase: (userId) => this.redaction.ofFiles(userId),
    });
  }

  private async projects(userId: string): Promise<ExportedPart> {
    const repository = this.unitOfWork.repository(ProjectEntity);
    const owned = await repository.find({ where: { ownerId: userId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const conditions = groupBy(
      await this.conditions.ofProjects(owned.map(({ id }) => id)),
      ({ projectId }) => projectId,
    );
    const jobs = await repository.find({ where: { contractorId: userId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return {
      data: {
        posted: owned.map((project) => ({ ...project, conditions: conditions.get(project.id) ?? [] })),
        // The rest of a job belongs to its client.
        jobs: jobs.map(({ id, title, city, state, zip, status, work, acceptedBidId, agreedStartDate }) => ({
          id,
          title,
          city,
          state,
          zip,
          status,
          work,
          acceptedBidId,
          agreedStartDate,
        })),
      },
    };
  }

  private async files(userId: string): Promise<ExportedPart> {
    const files = await this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { uploadedById: userId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const pathOf = ({ projectId, id, name }: ProjectFileEntity): string => `files/${projectId}/${id}-${name}`;
    const listed = (file: ProjectFileEntity): object => {
      const { storageKey: _key, thumbnailKey: _thumbnail, originalKey: _original, ...columns } = file;
      return { ...columns, path: pathOf(file) };
    };
    return {
      data: files.map(listed),
      files: files.map((file) => ({ path: pathOf(file), key: file.originalKey ?? file.storageKey })),
    };
  }
}
