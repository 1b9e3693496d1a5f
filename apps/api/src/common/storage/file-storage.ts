import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

export interface StoredFile {
  readonly stream: Readable;
  readonly bytes: number;
}

type Page = Awaited<ReturnType<Disk['listAll']>>;

/** The library hands on what the disk said as the cause. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some((one) => one instanceof Error && Reflect.get(one, 'code') === 'ENOENT');

function driverOf({ objectStorage, dataDir }: AppConfig): FSDriver | S3Driver {
  if (!objectStorage) return new FSDriver({ location: join(resolve(dataDir), 'files'), visibility: 'private' });
  const { bucket, region, accessKeyId, secretAccessKey, endpoint } = objectStorage;
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers of one's own rarely have a host name for each bucket, nor access lists; ours are private by the bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    supportsACL: false,
    visibility: 'private',
  });
}

/** Where uploads are kept. Keys are ours alone; nothing that a person typed becomes part of one. */
@Injectable()
export class FileStorage {
  private readonly logger = new Logger(FileStorage.name);
  private readonly disk: Disk;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.disk = new Disk(driverOf(config));
  }

  async putBytes(key: string, bytes: Uint8Array): Promise<void> {
    await this.disk.put(key, bytes);
  }

  async putFile(key: string, path: string): Promise<void> {
    await this.disk.copyFromFs(path, key);
  }

  async copy(from: string, to: string): Promise<void> {
    await this.disk.copy(from, to);
  }

  has(key: string): Promise<boolean> {
    return this.disk.exists(key);
  }

  /** Null when there is no such file. */
  async open(key: string): Promise<StoredFile | null> {
    if (!(await this.has(key))) return null;
    const { contentLength } = await this.disk.getMetaData(key);
    return { stream: await this.disk.getStream(key), bytes: contentLength };
  }

  /** Takes it to another key, by a copy, so that it is as old as its move. */
  async move(from: string, to: string): Promise<void> {
    await this.disk.copy(from, to);
    await this.disk.delete(from);
    this.logger.log({ key: from, to }, 'a stored file was moved');
  }

  /** When these bytes came to this key. */
  async storedAt(key: string): Promise<Date> {
    return (await this.disk.getMetaData(key)).lastModified;
  }

  /** Every key in this folder. */
  async *keysUnder(folder: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const page = await this.page(folder, paginationToken);
      if (page === null) return;
      for (const object of page.objects) if (object.isFile) yield object.key;
      ({ paginationToken } = page);
    } while (paginationToken !== undefined);
  }

  /** Deletes what is there; throws when a file stays behind. */
  async erase(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.remove(key);
  }

  /** Null when there is no such folder yet, which on a disk is an error. */
  private async page(folder: string, paginationToken: string | undefined): Promise<Page | null> {
    try {
      return await this.disk.listAll(folder, {
        recursive: true,
        ...(paginationToken !== undefined && { paginationToken }),
      });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Deletes what is there; a file that stays behind is logged, never an error of the caller. */
  async delete(keys: readonly (string | null)[]): Promise<void> {
    for (const key of keys) {
      if (key === null) continue;
      try {
        await this.remove(key);
      } catch (error) {
        this.logger.error({ err: error, key }, 'a stored file could not be deleted');
      }
    }
  }

  /** What is gone is gone for good: the log keeps what it was. */
  private async remove(key: string): Promise<void> {
    await this.disk.delete(key);
    this.logger.log({ key }, 'a stored file was deleted');
  }
}
