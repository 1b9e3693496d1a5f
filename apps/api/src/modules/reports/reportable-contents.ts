import { Injectable } from '@nestjs/common';
import type { ReportKind } from '@cw/domain';

/** What stands behind a report, as staff read it. */
export interface ReportedWords {
  readonly contentId: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
  /** The contractor on whose profile it stands; null where it stands on the project alone. */
  readonly profileId: string | null;
  readonly authorId: string;
  /** Null once its author has left. */
  readonly body: string | null;
  readonly answer: string | null;
  /** Of a review. */
  readonly rating: number | null;
  readonly writtenAt: Date;
}

/** What a module has that readers can report. */
export interface ReportableContent {
  readonly kind: ReportKind;
  words(ids: readonly string[]): Promise<ReportedWords[]>;
  /** Locks the row until the transaction ends. Asked before the report itself is locked, always in this order. */
  lock(id: string): Promise<void>;
  /** Takes the words from everybody's sight but their author's and staff's, or gives them back (null). */
  setHidden(id: string, hiddenAt: Date | null): Promise<void>;
}

/** Each module that has such words says so once, so that reports need not know whose they are. */
@Injectable()
export class ReportableContents {
  private readonly known = new Map<ReportKind, ReportableContent>();

  register(content: ReportableContent): void {
    this.known.set(content.kind, content);
  }

  of(kind: ReportKind): ReportableContent {
    const content = this.known.get(kind);
    if (!content) throw new Error(`Nobody has registered the ${kind}s that can be reported`);
    return content;
  }
}
