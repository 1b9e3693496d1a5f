import { DAY_MS } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { isId, timeOfId } from '../ids.js';
import { FileStorage } from './file-storage.js';

/** Longer than any upload takes from its first byte to its row. */
const ABANDONED_MS = DAY_MS;
const BATCH = 500;
const ID_LENGTH = 36;

/** Which of these ids have a row. */
export type KnownIds = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

const fileIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).slice(0, ID_LENGTH);

/** A process that was killed between a file and its row leaves a file that nobody can reach; this takes it away. */
@Injectable()
export class OrphanFiles {
  constructor(
    private readonly clock: Clock,
    private readonly storage: FileStorage,
  ) {}

  /** Erases what lies under the folder for a day and has no row. Files are named by their id, their versions after it. */
  async eraseUnder(folder: string, known: KnownIds): Promise<void> {
    let batch: string[] = [];
    for await (const key of this.storage.keysUnder(folder)) {
      if (this.isOld(key)) batch.push(key);
      if (batch.length < BATCH) continue;
      await this.eraseUnknown(batch, known);
      batch = [];
    }
    await this.eraseUnknown(batch, known);
  }

  /** What is not named as our files are is not ours to judge. */
  private isOld(key: string): boolean {
    const id = fileIdOf(key);
    return isId(id) && this.clock.now().getTime() - timeOfId(id) > ABANDONED_MS;
  }

  private async eraseUnknown(keys: readonly string[], known: KnownIds): Promise<void> {
    if (keys.length === 0) return;
    const ids = await known([...new Set(keys.map(fileIdOf))]);
    await this.storage.erase(keys.filter((key) => !ids.has(fileIdOf(key))));
  }
}
