import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { Jobs } from '../jobs/jobs.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { StorageMarker, type MarkerIds } from './storage-marker.js';
import { SweepAlarm } from './sweep-alarm.js';
import { SweptFolders } from './swept-folders.js';

const areOnePair = ({ database, bucket }: MarkerIds): boolean => database !== null && database === bucket;
const haveNotMet = ({ database, bucket }: MarkerIds): boolean => database === null && bucket === null;

/** Sees to it that the rows are those of these files: at each start, each hour and before each sweep. */
@Injectable()
export class StorageWatch implements OnModuleInit {
  private readonly logger = new Logger(StorageWatch.name);

  constructor(
    private readonly marker: StorageMarker,
    private readonly swept: SweptFolders,
    private readonly alarm: SweepAlarm,
    private readonly health: HealthChecks,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    const check = async (): Promise<void> => void (await this.check());
    this.jobs.define('files.know-each-other', check, { cron: '23 * * * *', atStart: true });
    this.health.registerMinor('files', () => this.mustNotBeApart());
  }

  /** Whether the two belong together. Those that have not met are made to; where they differ, staff are told. */
  async check(): Promise<boolean> {
    const isKnown = await this.unitOfWork.run(() => this.compare());
    if (!isKnown) await this.alarm.tell();
    return isKnown;
  }

  private async compare(): Promise<boolean> {
    const ids = await this.marker.ids();
    if (haveNotMet(ids) && (await this.swept.mayBeOurs())) {
      await this.marker.pair();
      return true;
    }
    const isKnown = areOnePair(ids);
    await this.marker.keep(isKnown);
    if (!isKnown) {
      const found = { database: ids.database ?? 'none', bucket: ids.bucket ?? 'none' };
      this.logger.error(found, 'the stored files are not those of this database: no sweep deletes anything');
    }
    return isKnown;
  }

  private async mustNotBeApart(): Promise<void> {
    if (await this.marker.isApart()) throw new Error('the stored files are not those of this database');
  }
}
