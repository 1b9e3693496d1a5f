import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { isEvidence } from '../files/file.policy.js';
import { FileStore } from '../files/file-store.js';
import { ProjectFileEntity } from '../files/project-file.entity.js';
import { ProjectFileRepository } from '../files/project-file.repository.js';
import type { ProjectEntity } from '../project.entity.js';

/** PROJ-08: the photographs and papers of a post come along when it is posted again; evidence belongs to the work. */
@Injectable()
export class RepostFiles {
  constructor(
    private readonly rows: ProjectFileRepository,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Each is a file of its own, so that taking one out harms no other. A copy whose row is not kept is swept at night. */
  async copy(fromId: string, { id: projectId, ownerId }: Pick<ProjectEntity, 'id' | 'ownerId'>): Promise<void> {
    const posted = (await this.rows.ofProject(fromId)).filter(({ kind }) => !isEvidence(kind));
    for (const file of posted) {
      const id = newId();
      const keys = await this.store.copy(file, { projectId, fileId: id });
      const own = { id, projectId, uploadedById: ownerId, createdAt: this.clock.now() };
      await this.rows.insert(Object.assign(new ProjectFileEntity(), file, keys, own));
    }
  }
}
