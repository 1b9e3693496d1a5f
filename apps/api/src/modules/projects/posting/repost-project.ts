import { Injectable } from '@nestjs/common';
import { projectMachine, projectState, splitProjectState, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { newId } from '../../../common/ids.js';
import { pastDayFaults } from '../../../common/past-days.js';
import { UsersService } from '../../users/index.js';
import type { ConditionEntity } from '../conditions/condition.entity.js';
import { costliestCategory, newCondition } from '../conditions/condition.factory.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import { PostAnnouncer } from './post-announcer.js';
import { EMPTY_PROJECT } from './post-project.js';
import { ProjectReader } from '../project-reader.js';
import { ProjectTransaction, type LockedProject } from '../project-transaction.js';
import { ProjectEntity } from '../project.entity.js';
import { conditionWords, tradesOf } from './project.fields.js';
import { RepostRepository } from './repost.repository.js';

/** PROJ-06: posts a cancelled project again, or what an accepted bid left out, as a project of its own. */
@Injectable()
export class RepostProjectUseCase {
  constructor(
    private readonly users: UsersService,
    private readonly transaction: ProjectTransaction,
    private readonly reposts: RepostRepository,
    private readonly announcer: PostAnnouncer,
    private readonly reader: ProjectReader,
    private readonly clock: Clock,
  ) {}

  /** A second call answers the project that the first one made. */
  async execute(actor: Actor, id: string, leftOut: boolean): Promise<ProjectDetail> {
    return this.posting(actor, id, (locked) => this.repostLocked(locked, leftOut));
  }

  /** Runs what posts again, while the owner is active and the project locked; answers what it made as the owner sees it. */
  async posting(actor: Actor, id: string, work: (locked: LockedProject) => Promise<string>): Promise<ProjectDetail> {
    const made = await this.users.whileActive(actor.userId, () => this.transaction.locked(actor, id, work));
    return this.reader.detail(actor, made);
  }

  /** In the transaction of whoever calls; answers the project that has the conditions now. */
  async repostLocked(locked: LockedProject, leftOut: boolean): Promise<string> {
    const { actor, project } = locked;
    if (project.ownerId !== actor.userId) throw new DomainError('access.denied');
    assertRepostable(project, leftOut);
    const wanted = locked.conditions.filter(({ state }) => !leftOut || state === 'left_out');
    if (wanted.length === 0) throw new DomainError('project.nothing_left_out');
    const copied = await this.reposts.copiedIds(project.id);
    const missing = wanted.filter((condition) => !copied.has(condition.id));
    // Everything stands in a project already: that is the answer.
    if (missing.length === 0) return this.reposts.latestWith(wanted.map((condition) => condition.id));
    return this.post(locked, missing, leftOut);
  }

  private async post(
    { actor, project: source }: LockedProject,
    wanted: readonly ConditionEntity[],
    leftOut: boolean,
  ): Promise<string> {
    const id = newId();
    const conditions = wanted.map((condition, index) =>
      Object.assign(newCondition(id, index + 1, condition), {
        copiedFromId: condition.id,
      }),
    );
    const project = Object.assign(new ProjectEntity(), EMPTY_PROJECT, contentOf(source), {
      ...splitProjectState(projectMachine.initial),
      ...(leftOut ? { budgetCents: null, maxBudgetCents: null } : {}),
      id,
      category: costliestCategory(conditions) ?? source.category,
      closingDate:
        pastDayFaults(this.clock.now(), { closingDate: source.closingDate }).length > 0 ? null : source.closingDate,
      repostedFromId: source.id,
      conditionWords: conditionWords(conditions),
      trades: tradesOf(conditions),
    });
    await this.reposts.save(source, project, conditions);
    await this.announcer.posted(actor, project);
    await this.announcer.reposted(actor, source, project);
    return id;
  }
}

/** What the owner wrote; the budget too, unless only a part of the work is asked for again. */
const contentOf = (source: ProjectEntity): Partial<ProjectEntity> => {
  const { ownerId, title, priority, description, specialRequirements, budgetCents, maxBudgetCents } = source;
  const { city, state, zip, address, latitude, longitude, yearBuilt } = source;
  const { loanProgram, lender, loanOfficer, caseNumber, settlementAgent, principalName, principalRole } = source;
  return {
    ...{ ownerId, title, priority, description, specialRequirements, budgetCents, maxBudgetCents },
    ...{ city, state, zip, address, latitude, longitude, yearBuilt },
    ...{ loanProgram, lender, loanOfficer, caseNumber, settlementAgent, principalName, principalRole },
  };
};

function assertRepostable(project: ProjectEntity, leftOut: boolean): void {
  const fits = leftOut
    ? project.acceptedBidId !== null && project.status !== 'cancelled'
    : project.status === 'cancelled';
  if (!fits) throw new DomainError('state.conflict', { extra: { state: projectState(project.status, project.work) } });
}
