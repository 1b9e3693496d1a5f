import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { conditionParties } from './conditions/condition-actions.js';
import { toConditionView } from './conditions/condition.mapper.js';
import { ConditionRepository } from './conditions/condition.repository.js';
import type { ConditionList, ConditionView } from './dto/condition.response.js';
import type { ProjectDetail } from './dto/project-detail.response.js';
import { ProjectDetails } from './page/project-details.js';
import { ProjectFileRepository } from './files/project-file.repository.js';
import { partiesIn, ProjectGate } from './project-gate.js';
import type { ProjectSnapshot } from './project-snapshot.js';
import type { ProjectEntity } from './project.entity.js';

/** Reads a project for whoever may know of it; everybody else gets a 404. */
@Injectable()
export class ProjectReader {
  constructor(
    private readonly gate: ProjectGate,
    private readonly conditionRows: ConditionRepository,
    private readonly files: ProjectFileRepository,
    private readonly details: ProjectDetails,
  ) {}

  /** Whether the project exists for the actor. */
  async knows(actor: Actor, id: string): Promise<boolean> {
    return this.gate.knows(actor, id);
  }

  async detail(actor: Actor, id: string): Promise<ProjectDetail> {
    return this.details.of(actor, await this.snapshot(actor, id));
  }

  async snapshot(actor: Actor, id: string): Promise<ProjectSnapshot> {
    return this.around(await this.gate.readable(actor, id));
  }

  async around(project: ProjectEntity): Promise<ProjectSnapshot> {
    const conditions = await this.conditionRows.ofProject(project.id);
    return { project, conditions, files: await this.files.ofProject(project.id) };
  }

  async conditions(actor: Actor, id: string): Promise<ConditionList> {
    const snapshot = await this.snapshot(actor, id);
    return { items: viewsOf(actor, snapshot), nextCursor: null };
  }

  async condition(actor: Actor, project: ProjectEntity, conditionId: string): Promise<ConditionView> {
    const views = viewsOf(actor, await this.around(project));
    const view = views.find(({ id }) => id === conditionId);
    if (!view) throw new DomainError('condition.not_found');
    return view;
  }
}

const viewsOf = (actor: Actor, { project, conditions, files }: ProjectSnapshot): ConditionView[] =>
  conditions.map((condition) =>
    toConditionView(condition, {
      project,
      files,
      parties: conditionParties(actor, project),
      seesJob: partiesIn(actor, project).length > 0,
    }),
  );
