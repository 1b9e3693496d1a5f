import { Injectable } from '@nestjs/common';
import { FileStorage } from './file-storage.js';
import { fileIdsOf, firstOf } from './stored-name.js';

/** Which of these ids have a row. */
export type KnownIds = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Folders that one sweep goes through, and who knows the rows of what lies there. */
export interface Swept {
  readonly folders: readonly string[];
  readonly known: KnownIds;
}

/** All that is swept. Whoever has a sweep adds it in `onModuleInit`. */
@Injectable()
export class SweptFolders {
  private readonly swept: Swept[] = [];

  constructor(private readonly storage: FileStorage) {}

  add(swept: Swept): void {
    this.swept.push(swept);
  }

  /** A storage that holds files of which this database names none is another one's. */
  async mayBeOurs(): Promise<boolean> {
    let isEmpty = true;
    for (const { folders, known } of this.swept) {
      for (const folder of folders) {
        const ids = fileIdsOf(await firstOf(this.storage.keysUnder(folder)));
        if (ids.length === 0) continue;
        if ((await known(ids)).size > 0) return true;
        isEmpty = false;
      }
    }
    return isEmpty;
  }
}
