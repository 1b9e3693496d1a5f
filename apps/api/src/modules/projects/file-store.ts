import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { ImagePipeline } from '../../common/storage/image-pipeline.js';
import { mustBeSoundPaper } from '../../common/storage/sound-paper.js';
import type { ProjectFileEntity } from './project-file.entity.js';

export type KeptFile = Pick<
  ProjectFileEntity,
  'contentType' | 'bytes' | 'width' | 'height' | 'storageKey' | 'thumbnailKey' | 'originalKey'
>;

type Keys = Pick<KeptFile, 'storageKey' | 'thumbnailKey' | 'originalKey'>;

interface Incoming {
  readonly projectId: string;
  readonly fileId: string;
  readonly path: string;
  readonly contentType: string;
  /** Evidence keeps the camera's own file too, apart, for a dispute. */
  readonly keepsOriginal: boolean;
}

/** Turns what came in into what is kept: photographs drawn anew with a thumbnail, papers as they are. */
@Injectable()
export class FileStore {
  constructor(
    private readonly storage: FileStorage,
    private readonly images: ImagePipeline,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async keep(incoming: Incoming): Promise<KeptFile> {
    return incoming.contentType.startsWith('image/') ? this.keepImage(incoming) : this.keepPaper(incoming);
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

  private async keepImage({ projectId, fileId, path, contentType, keepsOriginal }: Incoming): Promise<KeptFile> {
    const image = await this.images.clean(path, contentType);
    const keys = {
      storageKey: `projects/${projectId}/${fileId}`,
      thumbnailKey: `projects/${projectId}/${fileId}-thumbnail`,
      originalKey: keepsOriginal ? `originals/${projectId}/${fileId}` : null,
    };
    await this.storage.putBytes(keys.storageKey, image.bytes);
    await this.storage.putBytes(keys.thumbnailKey, image.thumbnail);
    if (keys.originalKey !== null) await this.storage.putFile(keys.originalKey, path);
    return {
      ...keys,
      contentType: image.contentType,
      bytes: image.bytes.length,
      width: image.width,
      height: image.height,
    };
  }

  private async keepPaper({ projectId, fileId, path, contentType }: Incoming): Promise<KeptFile> {
    await mustBeSoundPaper(path, contentType);
    const storageKey = `projects/${projectId}/${fileId}`;
    await this.storage.putFile(storageKey, path);
    const { size } = await stat(path);
    return { storageKey, thumbnailKey: null, originalKey: null, contentType, bytes: size, width: null, height: null };
  }
}
