import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  canReadProject,
  decidesForClient,
  hasAdminRights,
  partiesOf,
  type Actor,
  type PartyFacts,
  type ProjectParty,
} from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { ProjectAccess } from '../../common/realtime/project-access.js';
import { PROJECT_BIDS, type ProjectBids } from './ports/project-bids.port.js';
import type { ProjectEntity } from './project.entity.js';
import { ProjectRepository } from './project.repository.js';

/** What of a project's row decides in whose name somebody acts. */
export type Owned = Pick<ProjectEntity, 'ownerId' | 'deciderIds' | 'viewerIds' | 'contractorId'>;

export const partyFacts = ({ ownerId, deciderIds, viewerIds, contractorId }: Owned): PartyFacts => ({
  ownerId,
  deciderIds,
  viewerIds,
  awardedContractorId: contractorId,
});

/** In whose name the actor may act. */
export const partiesIn = (actor: Actor, project: Owned): ProjectParty[] => partiesOf(actor, partyFacts(project));

/** What is open every contractor may see, and whoever was awarded it sees it always; others only if they have bid. */
const dependsOnBid = ({ role, userId }: Actor, { status, contractorId }: ProjectEntity): boolean =>
  role === 'contractor' && status !== 'open' && contractorId !== userId;

/** Who may know of a project. For everybody else it does not exist. */
@Injectable()
export class ProjectGate implements OnModuleInit {
  constructor(
    private readonly repository: ProjectRepository,
    @Inject(PROJECT_BIDS) private readonly bids: ProjectBids,
    private readonly access: ProjectAccess,
  ) {}

  onModuleInit(): void {
    this.access.answerWith(
      (actor, projectId) => this.knows(actor, projectId),
      (actors, projectId) => this.knowing(actors, projectId),
    );
    this.access.payWith((actor, projectId) => this.decides(actor, projectId));
  }

  async knows(actor: Actor, id: string): Promise<boolean> {
    const project = await this.repository.find(id);
    return project !== null && this.canRead(actor, project);
  }

  private async knowing(actors: readonly Actor[], id: string): Promise<ReadonlySet<string>> {
    const project = await this.repository.find(id);
    return project ? this.readersAmong(actors, project) : new Set();
  }

  private async decides(actor: Actor, id: string): Promise<boolean> {
    const project = await this.repository.find(id);
    return project !== null && decidesForClient(partiesIn(actor, project));
  }

  async readable(actor: Actor, id: string): Promise<ProjectEntity> {
    return this.orNotFound(actor, await this.repository.find(id));
  }

  /** The project, its row locked. Only inside a unit of work. */
  async readableForUpdate(actor: Actor, id: string): Promise<ProjectEntity> {
    return this.orNotFound(actor, await this.repository.findForUpdate(id));
  }

  private async canRead(actor: Actor, project: ProjectEntity): Promise<boolean> {
    return (await this.readersAmong([actor], project)).has(actor.userId);
  }

  /** The bids are asked about once, however many look at the project. */
  private async readersAmong(actors: readonly Actor[], project: ProjectEntity): Promise<ReadonlySet<string>> {
    const asked = actors.filter((actor) => dependsOnBid(actor, project)).map(({ userId }) => userId);
    const bidders: ReadonlySet<string> =
      asked.length === 0 ? new Set() : await this.bids.biddersAmong(asked, project.id);
    const facts = { ...partyFacts(project), status: project.status };
    const readers = actors.filter(
      (actor) => hasAdminRights(actor) || canReadProject(actor, { ...facts, actorHasBid: bidders.has(actor.userId) }),
    );
    return new Set(readers.map(({ userId }) => userId));
  }

  private async orNotFound(actor: Actor, project: ProjectEntity | null): Promise<ProjectEntity> {
    if (!project || !(await this.canRead(actor, project))) throw new DomainError('project.not_found');
    return project;
  }
}
