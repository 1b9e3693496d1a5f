import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { OrphanFiles } from '../../common/storage/orphan-files.js';
import { SweptFolders, type Swept } from '../../common/storage/swept-folders.js';
import { PAPERS_FOLDER } from './paper-store.js';
import { PaperRepository } from './paper.repository.js';

/** Takes away the files of papers that got no row. */
@Injectable()
export class PaperFilesSweep implements OnModuleInit {
  private readonly swept: Swept = { folders: [PAPERS_FOLDER], known: (ids) => this.rows.knownFiles(ids) };

  constructor(
    private readonly jobs: Jobs,
    private readonly orphans: OrphanFiles,
    private readonly rows: PaperRepository,
    private readonly folders: SweptFolders,
  ) {}

  onModuleInit(): void {
    this.folders.add(this.swept);
    this.jobs.define('papers.sweep-files', () => this.sweep(), { cron: '47 3 * * *' });
  }

  sweep(): Promise<void> {
    return this.orphans.sweep(this.swept);
  }
}
