import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  canReadProject,
  decidesForClient,
  hasAdminRights,
  partiesOf,
  type Actor,
  type PartyFacts,
  type ProjectFacts,
  type ProjectParty,
} from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { ProjectAccess } from '../../common/realtime/project-access.js';
import { PROJECT_BIDS, type ProjectBids } from './project-bids.port.js';
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

  // The project is read once, however many look at it.
  private async knowing(actors: readonly Actor[], id: string): Promise<ReadonlySet<string>> {
    const project = await this.repository.find(id);
    const knowing = new Set<string>();
    if (!project) return knowing;
    for (const actor of actors) if (await this.canRead(actor, project)) knowing.add(actor.userId);
    return knowing;
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
    if (hasAdminRights(actor)) return true;
    return canReadProject(actor, await this.facts(actor, project));
  }

  private async orNotFound(actor: Actor, project: ProjectEntity | null): Promise<ProjectEntity> {
    if (!project || !(await this.canRead(actor, project))) throw new DomainError('project.not_found');
    return project;
  }

  private async facts(actor: Actor, project: ProjectEntity): Promise<ProjectFacts> {
    const asks = actor.role === 'contractor' && project.status !== 'open' && project.contractorId !== actor.userId;
    const own = asks ? await this.bids.ofContractor(actor.userId, [project.id]) : new Map();
    return { ...partyFacts(project), status: project.status, actorHasBid: own.size > 0 };
  }
}
