import { Injectable } from '@nestjs/common';
import type { Actor, ProjectParty } from '@cw/domain';
import type { ConditionEntity } from './conditions/condition.entity.js';
import { ConditionRepository } from './conditions/condition.repository.js';
import { partiesIn, ProjectGate } from './project-gate.js';
import type { ProjectEntity } from './project.entity.js';

/** A project that nobody else can move until the transaction ends. */
export interface LockedProject {
  readonly actor: Actor;
  readonly parties: readonly ProjectParty[];
  readonly project: ProjectEntity;
  readonly conditions: ConditionEntity[];
}

/** Takes a project's rows in order: the project, then its conditions; bids and money follow. */
@Injectable()
export class ProjectLock {
  constructor(
    private readonly gate: ProjectGate,
    private readonly conditions: ConditionRepository,
  ) {}

  /** Inside the open transaction. A project that the actor may not know of is a 404. */
  async take(actor: Actor, id: string): Promise<LockedProject> {
    const project = await this.gate.readableForUpdate(actor, id);
    const conditions = await this.conditions.lockOfProject(id);
    return { actor, project, conditions, parties: partiesIn(actor, project) };
  }
}
