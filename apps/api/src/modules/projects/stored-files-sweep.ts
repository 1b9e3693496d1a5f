import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { isId, timeOfId } from '../../common/ids.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { ProjectFileRepository } from './project-file.repository.js';

const FOLDERS = ['projects', 'originals'] as const;
/** Longer than any upload takes from its first byte to its row. */
const ABANDONED_MS = 24 * 3_600_000;
const BATCH = 500;
const ID_LENGTH = 36;

const fileIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).slice(0, ID_LENGTH);

/** A process that was killed between a file and its row leaves a file that nobody can reach; the nights take it away. */
@Injectable()
export class StoredFilesSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly rows: ProjectFileRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define('files.sweep', () => this.sweep(), { cron: '37 3 * * *' });
  }

  async sweep(): Promise<void> {
    for (const folder of FOLDERS) {
      let batch: string[] = [];
      for await (const key of this.storage.keysUnder(folder)) {
        if (this.isOld(key)) batch.push(key);
        if (batch.length < BATCH) continue;
        await this.eraseUnknown(batch);
        batch = [];
      }
      await this.eraseUnknown(batch);
    }
  }

  /** What is not named as our files are is not ours to judge. */
  private isOld(key: string): boolean {
    const id = fileIdOf(key);
    return isId(id) && this.clock.now().getTime() - timeOfId(id) > ABANDONED_MS;
  }

  private async eraseUnknown(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const known = await this.rows.knownOf(keys.map(fileIdOf));
    await this.storage.erase(keys.filter((key) => !known.has(fileIdOf(key))));
  }
}
