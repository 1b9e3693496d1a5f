import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectAudience } from '../../common/realtime/project-audience.js';
import { FittingContractors } from '../contractors/index.js';
import { ConditionRepository } from './condition.repository.js';
import { ProjectRepository } from './project.repository.js';

/** Tells notifications whom a new project fits: the trades are those of its conditions. */
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
  }

  private async contractorsFor(projectId: string): Promise<readonly string[]> {
    const project = await this.projects.find(projectId);
    if (!project) return [];
    const trades = (await this.conditions.ofProject(projectId)).map(({ category }) => category);
    return this.fitting.idsFor(project, [project.category, ...trades]);
  }
}
