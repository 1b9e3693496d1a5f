import { DAY_MS } from '@cw/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock.js';
import { timeOfId } from '../ids.js';
import { FileErasure } from './file-erasure.js';
import { FileStorage } from './file-storage.js';
import { Quarantine } from './quarantine.js';
import { StorageWatch } from './storage-watch.js';
import { batchesOf, fileIdOf, fileIdsOf } from './stored-name.js';
import { SweepAlarm } from './sweep-alarm.js';
import type { Swept } from './swept-folders.js';

/** Longer than any upload takes from its first byte to its row. */
const ABANDONED_MS = DAY_MS;
/** What killed processes leave in a night is less than either of these; more is a fault of the rows. */
const FEW = 20;
const SHARE = 0.01;
/** So many of the keys are named in the log when nothing goes. */
const NAMED = 100;

interface Found {
  readonly looked: number;
  readonly orphans: readonly string[];
}

/** A process that was killed between a file and its row leaves a file that nobody can reach; this takes it away. */
@Injectable()
export class OrphanFiles {
  private readonly logger = new Logger(OrphanFiles.name);

  constructor(
    private readonly clock: Clock,
    private readonly storage: FileStorage,
    private readonly erasure: FileErasure,
    private readonly watch: StorageWatch,
    private readonly quarantine: Quarantine,
    private readonly alarm: SweepAlarm,
  ) {}

  /** Takes what has lain in the folders for a day and has no row to the quarantine; nothing where the rows are in doubt. */
  async sweep(swept: Swept): Promise<void> {
    if (!(await this.watch.check())) return;
    const { looked, orphans } = await this.look(swept);
    const unwanted = await this.erasure.asked();
    const going = orphans.filter((key) => !unwanted.has(key));
    if (going.length > FEW && going.length > looked * SHARE) {
      const keys = going.slice(0, NAMED);
      this.logger.error({ folders: swept.folders, looked, going: going.length, keys }, 'a sweep would take too much');
      return this.alarm.tell();
    }
    await this.storage.erase(orphans.filter((key) => unwanted.has(key)));
    for (const key of going) await this.quarantine.take(key);
    await this.quarantine.tend(swept);
  }

  private async look({ folders, known }: Swept): Promise<Found> {
    let looked = 0;
    const orphans: string[] = [];
    for (const folder of folders) {
      for await (const keys of batchesOf(this.storage.keysUnder(folder))) {
        looked += keys.length;
        const old = keys.filter((key) => this.isOld(key));
        const ids = old.length === 0 ? new Set<string>() : await known(fileIdsOf(old));
        orphans.push(...old.filter((key) => !ids.has(fileIdOf(key) ?? '')));
      }
    }
    return { looked, orphans };
  }

  /** What is not named as our files are is not ours to judge. */
  private isOld(key: string): boolean {
    const id = fileIdOf(key);
    return id !== null && this.clock.now().getTime() - timeOfId(id) > ABANDONED_MS;
  }
}
