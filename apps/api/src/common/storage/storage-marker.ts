import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { newId } from '../ids.js';
import { Sql } from '../persistence/sql.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { FileStorage } from './file-storage.js';

const KEY = 'marker/database';

/** The id that each of the two has; null where it has none. */
export interface MarkerIds {
  readonly database: string | null;
  readonly bucket: string | null;
}

/** The id that the database and its stored files share: a row here, an object there. */
@Injectable()
export class StorageMarker {
  constructor(
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Locks the row until the transaction's end: two processes that start at once make one pair. */
  async ids(): Promise<MarkerIds> {
    const { rows } = await this.sql.execute<{ id: string | null }>('SELECT id FROM storage_marker FOR UPDATE');
    const opened = await this.storage.open(KEY);
    const bucket = opened && (await buffer(opened.stream)).toString('utf8').trim();
    return { database: rows[0]?.id ?? null, bucket };
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

  /** Keeps what a comparison found, for every process to tell. */
  async keep(isKnown: boolean): Promise<void> {
    if (isKnown) await this.sql.execute('UPDATE storage_marker SET apart_since = NULL WHERE apart_since IS NOT NULL');
    else
      await this.sql.execute('UPDATE storage_marker SET apart_since = COALESCE(apart_since, $1)', [this.clock.now()]);
  }

  /** As the last comparison found it. */
  async isApart(): Promise<boolean> {
    const { rowCount } = await this.sql.execute('SELECT FROM storage_marker WHERE apart_since IS NOT NULL');
    return rowCount !== 0;
  }
}
