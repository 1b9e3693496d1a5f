import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { OrphanFiles } from '../../common/storage/orphan-files.js';
import { IntakeFileEntity } from './intake-file.entity.js';
import { INTAKE_FOLDER } from './intake-papers.js';

/** Takes away the papers of requests that got no row. */
@Injectable()
export class IntakeFilesSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly orphans: OrphanFiles,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.jobs.define('intake.sweep-files', () => this.sweep(), { cron: '41 3 * * *' });
  }

  sweep(): Promise<void> {
    return this.orphans.eraseUnder(INTAKE_FOLDER, (ids) => this.known(ids));
  }

  private async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.unitOfWork
      .repository(IntakeFileEntity)
      .find({ where: { id: In([...ids]) }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  }
}
