import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEffects, type AccountHold, type AccountStop } from '../../users/index.js';
import { ProjectRepository } from '../project.repository.js';
import { ProjectWork } from '../work/project-work.js';

/** Nobody leaves work that is under way; whoever leaves has open projects cancelled, and their bidders told. */
@Injectable()
export class OwnerLeaves implements OnModuleInit {
  constructor(
    private readonly effects: AccountEffects,
    private readonly projects: ProjectRepository,
    private readonly work: ProjectWork,
  ) {}

  onModuleInit(): void {
    this.effects.register({
      name: 'projects',
      hold: (userId) => this.hold(userId),
      stopped: (stop) => this.cancelOpen(stop),
    });
  }

  private async hold(userId: string): Promise<readonly AccountHold[]> {
    const projectIds = await this.projects.idsAtWork(userId);
    return projectIds.length > 0 ? [{ code: 'user.work_under_way', projectIds }] : [];
  }

  private async cancelOpen({ actor, userId, isFinal }: AccountStop): Promise<void> {
    if (!isFinal) return;
    for (const id of await this.projects.openIdsOf(userId)) {
      // Waited for: a bid may be accepted at this moment, and then the account may not end.
      const project = await this.projects.findForUpdate(id);
      if (project?.status === 'open') await this.work.cancelOfLeaver(actor, id);
    }
  }
}
