import { Injectable } from '@nestjs/common';
import type { Actor, ProjectNameFacts } from '@cw/domain';

/** What a project or a request is called by beside its own title, as far as one reader may know. */
export type MatterFacts = Omit<ProjectNameFacts, 'title'>;

/** By id; what nobody knows is absent. */
export type NamesReader = (actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, MatterFacts>>;

const NOBODY: NamesReader = () => Promise.resolve(new Map());

/**
 * By what those who are told of something call it: the house, and whose it is. The projects' side and the requests' answer
 * at start; notifications asks for each reader as it is read, so that nobody's street or name is kept with what others
 * were told.
 */
@Injectable()
export class MatterNames {
  private projects = NOBODY;
  private requests = NOBODY;

  projectsBy(reader: NamesReader): void {
    this.projects = reader;
  }

  requestsBy(reader: NamesReader): void {
    this.requests = reader;
  }

  ofProjects(actor: Actor, ids: readonly string[]): ReturnType<NamesReader> {
    return this.projects(actor, ids);
  }

  ofRequests(actor: Actor, ids: readonly string[]): ReturnType<NamesReader> {
    return this.requests(actor, ids);
  }
}
