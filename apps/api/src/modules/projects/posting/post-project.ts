import { Injectable } from '@nestjs/common';
import { projectMachine, splitProjectState, type Actor } from '@cw/domain';
import { DomainError, type FieldFault } from '../../../common/errors/domain-error.js';
import { newId } from '../../../common/ids.js';
import { zipFaults } from '../../../geo/zip-centroids.js';
import type { ConditionEntity } from '../conditions/condition.entity.js';
import { costliestCategory, newCondition, type PostedCondition } from '../conditions/condition.factory.js';
import { ConditionRepository } from '../conditions/condition.repository.js';
import type { CreateProject } from '../dto/project.input.js';
import { PostAnnouncer } from './post-announcer.js';
import { PostRules } from './post-rules.js';
import { ProjectEntity } from '../project.entity.js';
import { budgetFaults, conditionWords, projectFields, tradesOf } from './project.fields.js';
import { ProjectRepository } from '../project.repository.js';

/** What a post has before its owner, its contractor and its end fill it in. */
export const EMPTY_PROJECT = {
  deciderIds: [] as string[],
  viewerIds: [] as string[],
  principalName: null,
  principalRole: null,
  address: null,
  budgetCents: null,
  maxBudgetCents: null,
  specialRequirements: null,
  closingDate: null,
  loanProgram: null,
  lender: null,
  loanOfficer: null,
  caseNumber: null,
  settlementAgent: null,
  yearBuilt: null,
  contractorId: null,
  acceptedBidId: null,
  paymentTiming: null,
  agreedStartDate: null,
  reviewDueAt: null,
  earlyStartAskedAt: null,
  earlyStartAt: null,
  startedAt: null,
  extraDays: 0,
  changeProposedBy: null,
  repostedFromId: null,
  priority: 'normal',
} as const;

/** Whoever posts, and whose project it becomes: staff post for the client of a repair request. */
export interface Poster {
  readonly actor: Actor;
  readonly ownerId: string;
}

export type Post = Omit<CreateProject, 'conditions'> & { readonly conditions: readonly PostedCondition[] };

/** The one way in which a project comes about. Joins the unit of work in which its owner stays active. */
@Injectable()
export class PostProject {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly conditions: ConditionRepository,
    private readonly rules: PostRules,
    private readonly announcer: PostAnnouncer,
  ) {}

  async execute({ actor, ownerId }: Poster, { conditions: inputs, ...input }: Post): Promise<ProjectEntity> {
    const id = newId();
    const project = await this.projectOf(id, ownerId, { input, category: costliestCategory(inputs) });
    const conditions = inputs.map((condition, index) => newCondition(id, index + 1, condition));
    project.conditionWords = conditionWords(conditions);
    project.trades = tradesOf(conditions);
    await this.projects.save(project);
    await this.conditions.save(conditions);
    await this.announcer.posted(actor, project);
    return project;
  }

  /** The row, or every fault that the input still has when each field alone was fine. */
  private async projectOf(
    id: string,
    ownerId: string,
    {
      input,
      category: costliest,
    }: { input: Omit<Post, 'conditions'>; category: ConditionEntity['category'] | undefined },
  ): Promise<ProjectEntity> {
    const place = await this.rules.placeOf(input.zip);
    const category = input.category ?? costliest;
    const project = Object.assign(new ProjectEntity(), EMPTY_PROJECT, projectFields(input), {
      id,
      ownerId,
      ...splitProjectState(projectMachine.initial),
    });
    const faults: FieldFault[] = [
      ...zipFaults(place, input.state),
      ...(category ? [] : [{ path: 'category', code: 'required' } as const]),
      ...budgetFaults(project),
      ...this.rules.calendarFaults(input),
    ];
    if (!place || !category || faults.length > 0) throw new DomainError('request.invalid', { faults });
    return Object.assign(project, { category, latitude: place.latitude, longitude: place.longitude });
  }
}
