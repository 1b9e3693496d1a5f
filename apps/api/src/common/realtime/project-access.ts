import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';

/** Which of some people may know of a project. */
export type ProjectReaders = (actors: readonly Actor[], projectId: string) => Promise<ReadonlySet<string>>;
export type ProjectReader = (actor: Actor, projectId: string) => Promise<boolean>;

/**
 * Who may hear about a project. The projects module answers by `answerWith` at start; the gateway asks. Until
 * somebody answers, nobody may.
 */
@Injectable()
export class ProjectAccess {
  private reader: ProjectReader = () => Promise.resolve(false);
  private payers: ProjectReader = () => Promise.resolve(false);

  private readers: ProjectReaders = (actors, projectId) => this.askEach(actors, projectId);

  answerWith(reader: ProjectReader, readers?: ProjectReaders): void {
    this.reader = reader;
    this.readers = readers ?? ((actors, projectId) => this.askEach(actors, projectId));
  }

  /** Who pays for a project: its owner, and whom the owner lets decide. */
  payWith(payers: ProjectReader): void {
    this.payers = payers;
  }

  canPay(actor: Actor, projectId: string): Promise<boolean> {
    return this.payers(actor, projectId);
  }

  canRead(actor: Actor, projectId: string): Promise<boolean> {
    return this.reader(actor, projectId);
  }

  /** The ids of those who may; everybody who looks at a project is asked about whenever it changes. */
  readersAmong(actors: readonly Actor[], projectId: string): Promise<ReadonlySet<string>> {
    return this.readers(actors, projectId);
  }

  private async askEach(actors: readonly Actor[], projectId: string): Promise<ReadonlySet<string>> {
    const readers = new Set<string>();
    for (const actor of actors) if (await this.reader(actor, projectId)) readers.add(actor.userId);
    return readers;
  }
}
