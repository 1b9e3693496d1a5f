import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { invalidFields } from '../../common/errors/domain-error.js';
import { assertFresh } from '../../common/http/etag.js';
import { ZipCentroids } from '../../geo/zip-centroids.js';
import type { ProjectDetail } from './dto/project-detail.response.js';
import type { ProjectEdit } from './dto/project.input.js';
import { PostAnnouncer } from './post-announcer.js';
import { mustMoveProject } from './project-decision.js';
import { ProjectTransaction } from './project-transaction.js';
import type { ProjectEntity } from './project.entity.js';
import { budgetFaults, projectFields } from './project.fields.js';
import { ProjectRepository } from './project.repository.js';

@Injectable()
export class EditProjectUseCase {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly projects: ProjectRepository,
    private readonly zips: ZipCentroids,
    private readonly announcer: PostAnnouncer,
  ) {}

  execute(
    actor: Actor,
    id: string,
    { edit, ifMatch }: { readonly edit: ProjectEdit; readonly ifMatch: string | undefined },
  ): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async ({ project, parties }) => {
      mustMoveProject(project, { event: 'edit', as: parties });
      assertFresh(ifMatch, project);
      await this.apply(project, edit);
      await this.projects.save(project);
      await this.announcer.edited(actor, project);
    });
  }

  private async apply(project: ProjectEntity, edit: ProjectEdit): Promise<void> {
    Object.assign(project, projectFields(edit));
    if (edit.zip !== undefined) {
      const { latitude, longitude } = await this.zips.required(edit.zip);
      Object.assign(project, { latitude, longitude });
    }
    const faults = budgetFaults(project);
    if (faults.length > 0) throw invalidFields(...faults);
  }
}
