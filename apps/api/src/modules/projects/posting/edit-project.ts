import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { invalidFields, type FieldFault } from '../../../common/errors/domain-error.js';
import { assertFresh } from '../../../common/http/etag.js';
import { zipFaults } from '../../../geo/zip-centroids.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import type { ProjectEdit } from '../dto/project.input.js';
import { PostAnnouncer } from './post-announcer.js';
import { PostRules } from './post-rules.js';
import { mustMoveProject } from '../project-decision.js';
import { ProjectTransaction } from '../project-transaction.js';
import type { ProjectEntity } from '../project.entity.js';
import { budgetFaults, changedGrounds, projectFields } from './project.fields.js';
import { ProjectRepository } from '../project.repository.js';

@Injectable()
export class EditProjectUseCase {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly projects: ProjectRepository,
    private readonly rules: PostRules,
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
      const before = { ...project };
      await this.apply(project, edit, before);
      await this.projects.save(project);
      await this.announcer.edited(actor, project, changedGrounds(before, project));
    });
  }

  private async apply(project: ProjectEntity, edit: ProjectEdit, before: ProjectEntity): Promise<void> {
    Object.assign(project, projectFields(edit));
    const faults = [
      ...(await this.move(project, edit)),
      ...this.rules.calendarFaults(project, before),
      ...budgetFaults(project),
    ];
    if (faults.length > 0) throw invalidFields(...faults);
  }

  /** Only who changes the place is asked whether its ZIP code and its state agree. */
  private async move(project: ProjectEntity, { zip, state }: ProjectEdit): Promise<FieldFault[]> {
    if (zip === undefined && state === undefined) return [];
    const place = await this.rules.placeOf(project.zip);
    if (place) Object.assign(project, { latitude: place.latitude, longitude: place.longitude });
    return zipFaults(place, project.state);
  }
}
