import { extname } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVIDENCE_KINDS } from '@cw/domain';
import { groupBy } from '../../../common/group-by.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { type ExportedPart, PersonalData } from '../../users/index.js';
import { ConditionRepository } from '../conditions/condition.repository.js';
import { ProjectFileEntity } from '../files/project-file.entity.js';
import { ProjectRedaction } from './project-redaction.js';
import { ProjectEntity } from '../project.entity.js';

const evidencePath = ({ projectId, id, kind, name }: ProjectFileEntity): string =>
  `evidence/${projectId}/${kind}-${id}${extname(name)}`;

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
    const evidence = await this.evidenceFor(userId);
    return {
      data: files.map(listed),
      files: [
        ...files.map((file) => ({ path: pathOf(file), key: file.originalKey ?? file.storageKey })),
        ...evidence.map((file) => ({ path: evidencePath(file), key: file.storageKey })),
      ],
    };
  }

  /**
   * What the other side of one's own jobs proved, as the product shows it: what a camera wrote into a photo is its
   * photographer's alone. The person's own uploads are in the archive already.
   */
  private evidenceFor(userId: string): Promise<ProjectFileEntity[]> {
    return this.unitOfWork
      .repository(ProjectFileEntity)
      .createQueryBuilder('file')
      .innerJoin(ProjectEntity, 'project', 'project.id = file.projectId')
      .where('(project.ownerId = :userId OR project.contractorId = :userId) AND file.uploadedById <> :userId', {
        userId,
      })
      .andWhere('file.kind IN (:...kinds)', { kinds: [...EVIDENCE_KINDS, 'exhibit'] })
      .orderBy('file.createdAt')
      .addOrderBy('file.id')
      .getMany();
  }
}
