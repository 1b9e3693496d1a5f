import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { isId, timeOfId } from '../../common/ids.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { PAPERS_FOLDER } from './paper-store.js';
import { PaperRepository } from './paper.repository.js';

/** Longer than any upload takes from its first byte to its row. */
const ABANDONED_MS = 24 * 3_600_000;
const BATCH = 500;
const ID_LENGTH = 36;

const fileIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).slice(0, ID_LENGTH);

/** A process that was killed between a file and its row leaves a file that nobody can reach; the nights take it away. */
@Injectable()
export class PaperFilesSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly rows: PaperRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define('papers.sweep-files', () => this.sweep(), { cron: '47 3 * * *' });
  }

  async sweep(): Promise<void> {
    let batch: string[] = [];
    for await (const key of this.storage.keysUnder(PAPERS_FOLDER)) {
      if (this.isOld(key)) batch.push(key);
      if (batch.length < BATCH) continue;
      await this.eraseUnknown(batch);
      batch = [];
    }
    await this.eraseUnknown(batch);
  }

  private isOld(key: string): boolean {
    const id = fileIdOf(key);
    return isId(id) && this.clock.now().getTime() - timeOfId(id) > ABANDONED_MS;
  }

  private async eraseUnknown(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const known = await this.rows.knownFiles(keys.map(fileIdOf));
    await this.storage.erase(keys.filter((key) => !known.has(fileIdOf(key))));
  }
}
