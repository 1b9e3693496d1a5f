import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { OrphanFiles } from '../../common/storage/orphan-files.js';
import { PAPERS_FOLDER } from './paper-store.js';
import { PaperRepository } from './paper.repository.js';

/** Takes away the files of papers that got no row. */
@Injectable()
export class PaperFilesSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly orphans: OrphanFiles,
    private readonly rows: PaperRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define('papers.sweep-files', () => this.sweep(), { cron: '47 3 * * *' });
  }

  sweep(): Promise<void> {
    return this.orphans.eraseUnder(PAPERS_FOLDER, (ids) => this.rows.knownFiles(ids));
  }
}
