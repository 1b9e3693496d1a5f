import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DocumentSafety } from '../document-safety/document-safety.js';
import { FileStorage } from './file-storage.js';
import { ImagePipeline } from './image-pipeline.js';

export interface KeptFile {
  readonly storageKey: string;
  readonly thumbnailKey: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

interface Incoming {
  /** Where it is kept; its thumbnail stands beside it. */
  readonly key: string;
  readonly path: string;
  readonly contentType: string;
}

/** Turns what came in into what is kept: photographs drawn anew with a thumbnail, papers as they are. */
@Injectable()
export class KeptFiles {
  constructor(
    private readonly storage: FileStorage,
    private readonly images: ImagePipeline,
    private readonly safety: DocumentSafety,
  ) {}

  async keep(incoming: Incoming): Promise<KeptFile> {
    await this.safety.mustBeInert(incoming.path, incoming.contentType);
    return incoming.contentType.startsWith('image/') ? this.keepImage(incoming) : this.keepPaper(incoming);
  }

  drop({ storageKey, thumbnailKey }: Pick<KeptFile, 'storageKey' | 'thumbnailKey'>): Promise<void> {
    return this.storage.delete([storageKey, thumbnailKey]);
  }

  private async keepImage({ key, path, contentType }: Incoming): Promise<KeptFile> {
    const image = await this.images.clean(path, contentType);
    const thumbnailKey = `${key}-thumbnail`;
    await this.storage.putBytes(key, image.bytes);
    await this.storage.putBytes(thumbnailKey, image.thumbnail);
    const { bytes, width, height } = image;
    return { storageKey: key, thumbnailKey, contentType: image.contentType, bytes: bytes.length, width, height };
  }

  private async keepPaper({ key, path, contentType }: Incoming): Promise<KeptFile> {
    await this.storage.putFile(key, path);
    const { size } = await stat(path);
    return { storageKey: key, thumbnailKey: null, contentType, bytes: size, width: null, height: null };
  }
}
