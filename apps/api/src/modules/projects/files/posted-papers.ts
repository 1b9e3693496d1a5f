import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { FileStore } from './file-store.js';
import { ProjectFileEntity } from './project-file.entity.js';
import { ProjectFileRepository } from './project-file.repository.js';
import type { ProjectEntity } from '../project.entity.js';

/** A paper that is kept already, for something else. */
export interface KeptPaper {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly storageKey: string;
}

/** COND-02: the papers of a repair request come along with its projects. */
@Injectable()
export class PostedPapers {
  constructor(
    private readonly rows: ProjectFileRepository,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /** A file of its own, so that taking one out harms no other. A copy whose row is not kept is swept at night. */
  async add({ id: projectId, ownerId }: Pick<ProjectEntity, 'id' | 'ownerId'>, paper: KeptPaper): Promise<void> {
    const id = newId();
    const { name, contentType, bytes, storageKey } = paper;
    const from = { storageKey, thumbnailKey: null, originalKey: null };
    const keys = await this.store.copy(from, { projectId, fileId: id });
    await this.rows.insert(
      Object.assign(new ProjectFileEntity(), {
        ...keys,
        id,
        projectId,
        conditionId: null,
        disputeId: null,
        kind: 'document',
        name,
        contentType,
        bytes,
        width: null,
        height: null,
        uploadedById: ownerId,
        createdAt: this.clock.now(),
      }),
    );
  }
}
