import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../common/jobs/jobs.js';
import { OrphanFiles } from '../../../common/storage/orphan-files.js';
import { SweptFolders, type Swept } from '../../../common/storage/swept-folders.js';
import { ProjectFileRepository } from './project-file.repository.js';

/** Takes away the files of projects that got no row. */
@Injectable()
export class StoredFilesSweep implements OnModuleInit {
  private readonly swept: Swept = {
    folders: ['projects', 'originals'],
    known: (ids) => this.rows.knownOf(ids),
  };

  constructor(
    private readonly jobs: Jobs,
    private readonly orphans: OrphanFiles,
    private readonly rows: ProjectFileRepository,
    private readonly folders: SweptFolders,
  ) {}

  onModuleInit(): void {
    this.folders.add(this.swept);
    this.jobs.define('files.sweep', () => this.sweep(), { cron: '37 3 * * *' });
  }

  sweep(): Promise<void> {
    return this.orphans.sweep(this.swept);
  }
}
