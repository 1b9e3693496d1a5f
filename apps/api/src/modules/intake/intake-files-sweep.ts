import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { isId, timeOfId } from '../../common/ids.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { IntakeFileEntity } from './intake-file.entity.js';
import { INTAKE_FOLDER } from './intake-papers.js';

/** Longer than any form takes from its first byte to its row. */
const ABANDONED_MS = 24 * 3_600_000;
const BATCH = 500;

const fileIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** A process that was killed between a paper and its row leaves a file that nobody can reach; the nights take it away. */
@Injectable()
export class IntakeFilesSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.jobs.define('intake.sweep-files', () => this.sweep(), { cron: '41 3 * * *' });
  }

  async sweep(): Promise<void> {
    let batch: string[] = [];
    for await (const key of this.storage.keysUnder(INTAKE_FOLDER)) {
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
    const rows = await this.unitOfWork
      .repository(IntakeFileEntity)
      .find({ where: { id: In(keys.map(fileIdOf)) }, select: { id: true } });
    const known = new Set(rows.map(({ id }) => id));
    await this.storage.erase(keys.filter((key) => !known.has(fileIdOf(key))));
  }
}
