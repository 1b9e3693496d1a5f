import { Injectable } from '@nestjs/common';
import type { PartyRight } from '@cw/domain';

export type AudienceReader = (projectId: string) => Promise<readonly string[]>;

/** Whom the owner invited, and what they may do. */
export interface Invited {
  readonly userId: string;
  readonly right: PartyRight;
}

export type InvitedReader = (projectId: string) => Promise<readonly Invited[]>;

/** Some of those whose saved searches a project fits, in the order of their ids. */
export interface Watchers {
  readonly ownerId: string;
  readonly projectTitle: string;
  readonly userIds: readonly string[];
}

export interface WatcherPage {
  /** The last one of the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** Null when the project is not open any more. */
export type WatcherReader = (projectId: string, page: WatcherPage) => Promise<Watchers | null>;

/**
 * Which verified contractors a new project fits, by trade and radius. The projects side answers by `answerWith`
 * at start; notifications asks inside the transaction that posts it, and for watchers after it.
 */
@Injectable()
export class ProjectAudience {
  private reader: AudienceReader = () => Promise.resolve([]);
  private watchers: WatcherReader = () => Promise.resolve(null);
  private invited: InvitedReader = () => Promise.resolve([]);

  answerWith(reader: AudienceReader): void {
    this.reader = reader;
  }

  /** Whose saved searches a new project fits; the search module answers. */
  watchedBy(reader: WatcherReader): void {
    this.watchers = reader;
  }

  /** Whom the owner invited: they are told what the owner is told, in words of their own part. The projects side answers. */
  invitedBy(reader: InvitedReader): void {
    this.invited = reader;
  }

  invitedTo(projectId: string): Promise<readonly Invited[]> {
    return this.invited(projectId);
  }

  watchersOf(projectId: string, page: WatcherPage): Promise<Watchers | null> {
    return this.watchers(projectId, page);
  }

  contractorsFor(projectId: string): Promise<readonly string[]> {
    return this.reader(projectId);
  }
}
