import { DAY_MS } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { FileStorage } from './file-storage.js';
import { batchesOf, fileIdOf, fileIdsOf } from './stored-name.js';
import type { Swept } from './swept-folders.js';

const FOLDER = 'quarantine/';
/** As long as somebody may take to see that a restored database named too little. */
const KEPT_MS = 30 * DAY_MS;

/** Where a file lies that a sweep took away. */
export const quarantined = (key: string): string => `${FOLDER}${key}`;
const originalOf = (key: string): string => key.slice(FOLDER.length);

/** What a sweep took lies here before it is erased, and comes back by itself when a row names it again. */
@Injectable()
export class Quarantine {
  constructor(
    private readonly clock: Clock,
    private readonly storage: FileStorage,
  ) {}

  async take(key: string): Promise<void> {
    await this.storage.move(key, quarantined(key));
  }

  /** By the key that it had. False when it does not lie here. */
  async giveBack(key: string): Promise<boolean> {
    if (!(await this.storage.has(quarantined(key)))) return false;
    await this.storage.move(quarantined(key), key);
    return true;
  }

  /** What lies here of a folder, or of all, by the keys that it had. */
  async *keys(folder = ''): AsyncGenerator<string> {
    for await (const key of this.storage.keysUnder(quarantined(folder))) yield originalOf(key);
  }

  /** Gives back what has a row, and erases what has lain here for its time. */
  async tend({ folders, known }: Swept): Promise<void> {
    for (const folder of folders) {
      for await (const keys of batchesOf(this.keys(folder))) {
        const ids = await known(fileIdsOf(keys));
        for (const key of keys) await this.settle(key, ids);
      }
    }
  }

  private async settle(key: string, known: ReadonlySet<string>): Promise<void> {
    const id = fileIdOf(key);
    if (id !== null && known.has(id)) await this.giveBack(key);
    else if (await this.isOver(quarantined(key))) await this.storage.erase([quarantined(key)]);
  }

  private async isOver(key: string): Promise<boolean> {
    return this.clock.now().getTime() - (await this.storage.storedAt(key)).getTime() > KEPT_MS;
  }
}
