import { Injectable } from '@nestjs/common';

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

  add(swept: Swept): void {
    this.swept.push(swept);
  }

  all(): readonly Swept[] {
    return this.swept;
  }
}
