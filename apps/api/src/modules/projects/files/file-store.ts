import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { KeptFiles, type KeptFile } from '../../../common/storage/kept-files.js';
import type { ProjectFileEntity } from './project-file.entity.js';

export type KeptProjectFile = KeptFile & Pick<ProjectFileEntity, 'originalKey'>;

type Keys = Pick<KeptProjectFile, 'storageKey' | 'thumbnailKey' | 'originalKey'>;

interface Incoming {
  readonly projectId: string;
  readonly fileId: string;
  readonly path: string;
  readonly contentType: string;
  /** Evidence keeps the camera's own file too, apart, for a dispute. */
  readonly keepsOriginal: boolean;
}

/** The files of projects, each under its own keys. */
@Injectable()
export class FileStore {
  constructor(
    private readonly storage: FileStorage,
    private readonly files: KeptFiles,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async keep({ projectId, fileId, path, contentType, keepsOriginal }: Incoming): Promise<KeptProjectFile> {
    const kept = await this.files.keep({ key: `projects/${projectId}/${fileId}`, path, contentType });
    const originalKey = keepsOriginal && kept.thumbnailKey !== null ? `originals/${projectId}/${fileId}` : null;
    if (originalKey !== null) await this.storage.putFile(originalKey, path);
    return { ...kept, originalKey };
  }

  /** The same bytes again, under the keys of another file; without the camera's own, which only evidence has. */
  async copy(
    { storageKey, thumbnailKey }: Keys,
    { projectId, fileId }: Pick<Incoming, 'projectId' | 'fileId'>,
  ): Promise<Keys> {
    const key = `projects/${projectId}/${fileId}`;
    const copies = { storageKey: key, thumbnailKey: thumbnailKey === null ? null : `${key}-thumbnail` };
    await this.storage.copy(storageKey, copies.storageKey);
    if (thumbnailKey !== null) await this.storage.copy(thumbnailKey, `${key}-thumbnail`);
    return { ...copies, originalKey: null };
  }

  drop({ storageKey, thumbnailKey, originalKey }: Keys): Promise<void> {
    return this.storage.delete([storageKey, thumbnailKey, originalKey]);
  }

  /** Not before the row is really gone. */
  dropAfterCommit(file: Keys): Promise<void> {
    return this.unitOfWork.afterCommit(() => this.drop(file));
  }
}
