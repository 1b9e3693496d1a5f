import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectAudience, type Invited } from '../../common/realtime/project-audience.js';
import { FittingContractors } from '../contractors/index.js';
import { ConditionRepository } from './conditions/condition.repository.js';
import { ProjectRepository } from './project.repository.js';

/** Tells notifications whom a project concerns: a new one whom it fits, by the trades of its conditions. */
@Injectable()
export class ProjectAudienceProvider implements OnModuleInit {
  constructor(
    private readonly audience: ProjectAudience,
    private readonly projects: ProjectRepository,
    private readonly conditions: ConditionRepository,
    private readonly fitting: FittingContractors,
  ) {}

  onModuleInit(): void {
    this.audience.answerWith((projectId) => this.contractorsFor(projectId));
    this.audience.invitedBy((projectId) => this.invitedTo(projectId));
  }

  private async invitedTo(projectId: string): Promise<readonly Invited[]> {
    const project = await this.projects.find(projectId);
    const { deciderIds = [], viewerIds = [] } = project ?? {};
    return [
      ...deciderIds.map((userId): Invited => ({ userId, right: 'decide' })),
      ...viewerIds.map((userId): Invited => ({ userId, right: 'view' })),
    ];
  }

  private async contractorsFor(projectId: string): Promise<readonly string[]> {
    const project = await this.projects.find(projectId);
    if (!project) return [];
    const trades = (await this.conditions.ofProject(projectId)).map(({ category }) => category);
    const fitting = await this.fitting.idsFor(project, [project.category, ...trades]);
    const lost = project.repostedFromId === null ? null : await this.projects.find(project.repostedFromId);
    // To whoever had this very work before it was posted again it is no news.
    return fitting.filter((id) => id !== lost?.contractorId);
  }
}
