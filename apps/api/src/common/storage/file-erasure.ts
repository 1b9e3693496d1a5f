import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { FileStorage } from './file-storage.js';
import { quarantined } from './quarantine.js';

const ERASE_FILES = 'files.erase';
/** Keys in one job, so that its data stays small. */
const BATCH = 200;

interface ToErase {
  readonly keys: string[];
}

/** Erases stored files for certain: after the commit that no longer knows them, and again until they are gone. */
@Injectable()
export class FileErasure implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly storage: FileStorage,
  ) {}

  onModuleInit(): void {
    // A sweep may have taken one of them for nobody's while a restored database did not name it.
    this.jobs.define<ToErase>(ERASE_FILES, ({ keys }) => this.storage.erase([...keys, ...keys.map(quarantined)]));
  }

  /** Whose row is gone since somebody wanted them erased, in the last day: the job may not have come to them yet. */
  async asked(): Promise<ReadonlySet<string>> {
    const jobs = await this.jobs.find<ToErase>(ERASE_FILES, {});
    return new Set(jobs.flatMap(({ data }) => data.keys));
  }

  /** Part of the open unit of work. */
  async afterCommit(keys: readonly (string | null)[]): Promise<void> {
    const known = keys.filter((key) => key !== null);
    for (let start = 0; start < known.length; start += BATCH) {
      await this.jobs.enqueue(ERASE_FILES, { keys: known.slice(start, start + BATCH) });
    }
  }
}
