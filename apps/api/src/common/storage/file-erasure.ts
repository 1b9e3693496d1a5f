import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { FileStorage } from './file-storage.js';

const ERASE_FILES = 'files.erase';
/** Keys in one job, so that its data stays small. */
const BATCH = 200;

/** Erases stored files for certain: after the commit that no longer knows them, and again until they are gone. */
@Injectable()
export class FileErasure implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly storage: FileStorage,
  ) {}

  onModuleInit(): void {
    this.jobs.define<{ keys: string[] }>(ERASE_FILES, ({ keys }) => this.storage.erase(keys));
  }

  /** Part of the open unit of work. */
  async afterCommit(keys: readonly (string | null)[]): Promise<void> {
    const known = keys.filter((key) => key !== null);
    for (let start = 0; start < known.length; start += BATCH) {
      await this.jobs.enqueue(ERASE_FILES, { keys: known.slice(start, start + BATCH) });
    }
  }
}
