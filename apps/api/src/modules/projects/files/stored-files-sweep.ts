import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../common/jobs/jobs.js';
import { OrphanFiles } from '../../../common/storage/orphan-files.js';
import { ProjectFileRepository } from './project-file.repository.js';

const FOLDERS = ['projects', 'originals'] as const;

/** Takes away the files of projects that got no row. */
@Injectable()
export class StoredFilesSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly orphans: OrphanFiles,
    private readonly rows: ProjectFileRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define('files.sweep', () => this.sweep(), { cron: '37 3 * * *' });
  }

  async sweep(): Promise<void> {
    for (const folder of FOLDERS) await this.orphans.eraseUnder(folder, (ids) => this.rows.knownOf(ids));
  }
}
