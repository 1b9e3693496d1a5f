import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { OrphanFiles } from '../../common/storage/orphan-files.js';
import { SweptFolders, type Swept } from '../../common/storage/swept-folders.js';
import { IntakeFileEntity } from './intake-file.entity.js';
import { INTAKE_FOLDER } from './intake-papers.js';

/** Takes away the papers of requests that got no row. */
@Injectable()
export class IntakeFilesSweep implements OnModuleInit {
  private readonly swept: Swept = { folders: [INTAKE_FOLDER], known: (ids) => this.known(ids) };

  constructor(
    private readonly jobs: Jobs,
    private readonly orphans: OrphanFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly folders: SweptFolders,
  ) {}

  onModuleInit(): void {
    this.folders.add(this.swept);
    this.jobs.define('intake.sweep-files', () => this.sweep(), { cron: '41 3 * * *' });
  }

  sweep(): Promise<void> {
    return this.orphans.sweep(this.swept);
  }

  private async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.unitOfWork
      .repository(IntakeFileEntity)
      .find({ where: { id: In([...ids]) }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  }
}
