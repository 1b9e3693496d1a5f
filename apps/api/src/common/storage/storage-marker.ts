import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock.js';
import { HealthChecks } from '../health/health-checks.js';
import { newId } from '../ids.js';
import { Jobs } from '../jobs/jobs.js';
import { Sql } from '../persistence/sql.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { FileStorage } from './file-storage.js';
import { fileIdsOf, firstOf } from './stored-name.js';
import { SweepAlarm } from './sweep-alarm.js';
import { SweptFolders } from './swept-folders.js';

const KEY = 'marker/database';

interface Marker {
  readonly id: string | null;
}

/** The id that the database and its stored files share: by it a sweep knows that the rows are those of these files. */
@Injectable()
export class StorageMarker implements OnModuleInit {
  private readonly logger = new Logger(StorageMarker.name);

  constructor(
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly swept: SweptFolders,
    private readonly alarm: SweepAlarm,
    private readonly health: HealthChecks,
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.jobs.define('files.know-each-other', async () => void (await this.check()), {
      cron: '23 * * * *',
      atStart: true,
    });
    this.health.registerMinor('files', () => this.mustNotBeApart());
  }

  /** Whether the two belong together. Where neither has met another yet they are made to; staff are told where they differ. */
  async check(): Promise<boolean> {
    const isKnown = await this.unitOfWork.run(() => this.compare());
    if (!isKnown) await this.alarm.tell();
    return isKnown;
  }

  /** Says that they belong together, whatever was there: for who has looked. */
  pair(): Promise<void> {
    return this.unitOfWork.run(async () => {
      const id = newId();
      await this.sql.execute('UPDATE storage_marker SET id = $1, apart_since = NULL', [id]);
      // Last, since a transaction takes back the row alone.
      await this.storage.putBytes(KEY, Buffer.from(id));
    });
  }

  private async compare(): Promise<boolean> {
    // Two processes that start at once make one pair.
    const { rows } = await this.sql.execute<Marker>('SELECT id FROM storage_marker FOR UPDATE');
    const database = rows[0]?.id ?? null;
    const bucket = await this.idInBucket();
    if (database === null && bucket === null && (await this.mayBeOurs())) {
      await this.pair();
      return true;
    }
    const isKnown = database !== null && database === bucket;
    const since = isKnown ? 'NULL' : 'COALESCE(apart_since, $1)';
    await this.sql.execute(`UPDATE storage_marker SET apart_since = ${since}`, isKnown ? [] : [this.clock.now()]);
    if (!isKnown) {
      const found = { database: database ?? 'none', bucket: bucket ?? 'none' };
      this.logger.error(found, 'the stored files are not those of this database: no sweep deletes anything');
    }
    return isKnown;
  }

  private async idInBucket(): Promise<string | null> {
    const opened = await this.storage.open(KEY);
    return opened && (await buffer(opened.stream)).toString('utf8').trim();
  }

  /** A storage that holds files of which this database names none is another one's. */
  private async mayBeOurs(): Promise<boolean> {
    let isEmpty = true;
    for (const { folders, known } of this.swept.all()) {
      for (const folder of folders) {
        const ids = fileIdsOf(await firstOf(this.storage.keysUnder(folder)));
        if (ids.length === 0) continue;
        if ((await known(ids)).size > 0) return true;
        isEmpty = false;
      }
    }
    return isEmpty;
  }

  private async mustNotBeApart(): Promise<void> {
    const { rows } = await this.sql.execute('SELECT FROM storage_marker WHERE apart_since IS NOT NULL');
    if (rows.length > 0) throw new Error('the stored files are not those of this database');
  }
}
