import { Injectable } from '@nestjs/common';
import type { ProjectStatus, WorkState } from '@cw/domain';
import { ProjectRepository } from '../../projects/index.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';

export interface FollowedProject {
  readonly id: string;
  readonly title: string;
  readonly status: ProjectStatus;
  readonly work: WorkState | null;
  readonly ownerId: string;
  readonly contractorId: string | null;
  readonly repairIds: string[];
}

/** The projects that a request was converted to, with their own state. */
@Injectable()
export class FollowedProjects {
  constructor(
    private readonly desk: IntakeDeskRepository,
    private readonly projects: ProjectRepository,
  ) {}

  /** The oldest first. */
  async of(intakeId: string): Promise<FollowedProject[]> {
    const links = await this.desk.projectsOf(intakeId);
    const found = await this.projects.findMany(links.map(({ projectId }) => projectId));
    const byId = new Map(found.map((project) => [project.id, project]));
    return links.flatMap(({ projectId, repairIds }) => {
      const project = byId.get(projectId);
      if (!project) return [];
      const { id, title, status, work, ownerId, contractorId } = project;
      return [{ id, title, status, work, ownerId, contractorId, repairIds }];
    });
  }
}
