import { WORK_PHOTO_KINDS } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ProjectFileEntity } from './project-file.entity.js';

const STANDING_DISPUTE = {
  name: 'project_file_standing_dispute',
  text: `SELECT id FROM dispute WHERE project_id = $1 AND state IN ('open', 'ruling_proposed')`,
};

/** What of a project a file belongs to; the post itself when both are null. */
export interface FileOwner {
  readonly conditionId: string | null;
  readonly disputeId: string | null;
}

@Injectable()
export class ProjectFileRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  find(id: string): Promise<ProjectFileEntity | null> {
    return this.unitOfWork.repository(ProjectFileEntity).findOneBy({ id });
  }

  /** Oldest first; what two sides who disagree show each other is apart. */
  ofProject(projectId: string): Promise<ProjectFileEntity[]> {
    return this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { projectId, disputeId: IsNull() }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** The exhibits of cases, oldest first. */
  async ofDisputes(disputeIds: readonly string[]): Promise<ProjectFileEntity[]> {
    if (disputeIds.length === 0) return [];
    return this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { disputeId: In([...disputeIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** The case of a project that stands; null while nobody disputes. */
  async standingDispute(projectId: string): Promise<string | null> {
    const [row] = await this.sql.rows<{ id: string }>(STANDING_DISPUTE, [projectId]);
    return row?.id ?? null;
  }

  /** How many files a condition has, a case, or the post itself (neither), in all or `since` then. */
  count(projectId: string, { conditionId, disputeId }: FileOwner, since: Date | null): Promise<number> {
    const owner = { conditionId: conditionId ?? IsNull(), disputeId: disputeId ?? IsNull() };
    const recent = since === null ? {} : { createdAt: MoreThanOrEqual(since) };
    return this.unitOfWork.repository(ProjectFileEntity).countBy({ projectId, ...owner, ...recent });
  }

  /** The photographs of the work, before or after it, that were uploaded as these very bytes. */
  photosLike(projectId: string, digest: Buffer): Promise<ProjectFileEntity[]> {
    return this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { projectId, digest, kind: In([...WORK_PHOTO_KINDS]) } });
  }

  /** The photographs of the work whose digest was not kept, though their original was. */
  photosUnread(projectId: string): Promise<ProjectFileEntity[]> {
    const unread = { digest: IsNull(), originalKey: Not(IsNull()) };
    return this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { projectId, kind: In([...WORK_PHOTO_KINDS]), ...unread } });
  }

  async saveDigest(id: string, digest: Buffer): Promise<void> {
    await this.unitOfWork.repository(ProjectFileEntity).update({ id }, { digest });
  }

  /** Those of the ids that have a row. */
  async knownOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.unitOfWork
      .repository(ProjectFileEntity)
      .find({ where: { id: In([...ids]) }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  }

  async insert(file: ProjectFileEntity): Promise<void> {
    await this.unitOfWork.repository(ProjectFileEntity).insert(file);
  }

  async delete(id: string): Promise<void> {
    await this.unitOfWork.repository(ProjectFileEntity).delete({ id });
  }
}
