import { Injectable } from '@nestjs/common';

export type AudienceReader = (projectId: string) => Promise<readonly string[]>;

/**
 * Which verified contractors a new project fits, by trade and radius. The projects side answers by `answerWith`
 * at start; notifications asks inside the transaction that posts it.
 */
@Injectable()
export class ProjectAudience {
  private reader: AudienceReader = () => Promise.resolve([]);
  private watchers: AudienceReader = () => Promise.resolve([]);
  private invited: AudienceReader = () => Promise.resolve([]);

  answerWith(reader: AudienceReader): void {
    this.reader = reader;
  }

  /** Whose saved searches a new project fits; the search module answers. */
  watchedBy(reader: AudienceReader): void {
    this.watchers = reader;
  }

  /** Whom the owner invited: they are told what the owner is told. The projects side answers. */
  invitedBy(reader: AudienceReader): void {
    this.invited = reader;
  }

  invitedTo(projectId: string): Promise<readonly string[]> {
    return this.invited(projectId);
  }

  watchersOf(projectId: string): Promise<readonly string[]> {
    return this.watchers(projectId);
  }

  contractorsFor(projectId: string): Promise<readonly string[]> {
    return this.reader(projectId);
  }
}
