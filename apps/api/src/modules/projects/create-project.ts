import { Injectable } from '@nestjs/common';
import { CONDITION_LIMITS, projectMachine, splitProjectState, type Actor } from '@cw/domain';
import { DomainError, type FieldFault } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { zipFaults } from '../../geo/zip-centroids.js';
import { UsersService } from '../users/index.js';
import { costliestCategory, newCondition } from './condition.factory.js';
import { ConditionRepository } from './condition.repository.js';
import type { ConditionInput } from './dto/condition.input.js';
import type { ProjectDetail } from './dto/project-detail.response.js';
import type { CreateProject } from './dto/project.input.js';
import { PostAnnouncer } from './post-announcer.js';
import { PostRules } from './post-rules.js';
import { ProjectReader } from './project-reader.js';
import { ProjectEntity } from './project.entity.js';
import { budgetFaults, conditionWords, projectFields, tradesOf } from './project.fields.js';
import { ProjectRepository } from './project.repository.js';

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

/** PROJ-03, COND-02: posts a project with its conditions, or with the one that a simple post amounts to. */
@Injectable()
export class CreateProjectUseCase {
  constructor(
    private readonly users: UsersService,
    private readonly projects: ProjectRepository,
    private readonly conditions: ConditionRepository,
    private readonly rules: PostRules,
    private readonly announcer: PostAnnouncer,
    private readonly reader: ProjectReader,
  ) {}

  async execute(actor: Actor, input: CreateProject): Promise<ProjectDetail> {
    const id = newId();
    await this.users.whileActive(actor.userId, async () => {
      const project = await this.projectOf(id, actor, input);
      const listed = input.conditions ?? [];
      const inputs = listed.length > 0 ? listed : [conditionOfPost(project, input)];
      const conditions = inputs.map((condition, index) => newCondition(id, index + 1, condition));
      project.conditionWords = conditionWords(conditions);
      project.trades = tradesOf(conditions);
      await this.projects.save(project);
      await this.conditions.save(conditions);
      await this.announcer.posted(actor, project);
    });
    return this.reader.detail(actor, id);
  }

  /** The row, or every fault that the input still has when each field alone was fine. */
  private async projectOf(id: string, actor: Actor, { conditions, ...input }: CreateProject): Promise<ProjectEntity> {
    const place = await this.rules.placeOf(input.zip);
    const category = input.category ?? costliestCategory(conditions ?? []);
    const project = Object.assign(new ProjectEntity(), EMPTY_PROJECT, projectFields(input), {
      id,
      ownerId: actor.userId,
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

/** COND-02: a simple post is one repair, in the owner's words. */
const conditionOfPost = (project: ProjectEntity, input: CreateProject): ConditionInput => ({
  title: project.title,
  category: project.category,
  location: `${project.city}, ${project.state}`.slice(0, CONDITION_LIMITS.locationMax),
  scope: project.description.slice(0, CONDITION_LIMITS.scopeMax),
  estimatedCostCents: input.budgetCents ?? null,
});
