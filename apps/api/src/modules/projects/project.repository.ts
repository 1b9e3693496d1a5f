import { Injectable } from '@nestjs/common';
import { projectState, splitProjectState, type ProjectEvent, type ProjectState } from '@cw/domain';
import { In, IsNull } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectEntity } from './project.entity.js';

/** What a transition may change besides the state. */
type Agreed = Pick<
  ProjectEntity,
  | 'contractorId'
  | 'acceptedBidId'
  | 'paymentTiming'
  | 'agreedStartDate'
  | 'reviewDueAt'
  | 'reviewRemindedDays'
  | 'earlyStartAskedAt'
  | 'earlyStartAt'
  | 'startedAt'
>;

export interface ProjectMove {
  readonly event: ProjectEvent;
  readonly to: ProjectState;
  readonly actorId: string | null;
  readonly reason?: string | null;
  readonly changes?: Partial<Agreed>;
}

@Injectable()
export class ProjectRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<ProjectEntity | null> {
    return this.unitOfWork.repository(ProjectEntity).findOneBy({ id });
  }

  async findMany(ids: readonly string[]): Promise<ProjectEntity[]> {
    return ids.length === 0 ? [] : this.unitOfWork.repository(ProjectEntity).findBy({ id: In([...ids]) });
  }

  /** Waits for whoever holds the project; its bids and conditions are locked only after it. */
  findForUpdate(id: string): Promise<ProjectEntity | null> {
    return this.unitOfWork.repository(ProjectEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async openIdsOf(ownerId: string): Promise<string[]> {
    const where = { ownerId, status: 'open' as const };
    const projects = await this.unitOfWork
      .repository(ProjectEntity)
      .find({ where, select: { id: true }, order: { id: 'ASC' } });
    return projects.map(({ id }) => id);
  }

  /** Where somebody has work under way, as client or as contractor. */
  async idsAtWork(userId: string): Promise<string[]> {
    const status = 'in_progress' as const;
    const projects = await this.unitOfWork.repository(ProjectEntity).find({
      where: [
        { ownerId: userId, status },
        { contractorId: userId, status },
      ],
      select: { id: true },
      order: { id: 'ASC' },
    });
    return projects.map(({ id }) => id);
  }

  save(project: ProjectEntity): Promise<ProjectEntity> {
    return this.unitOfWork.repository(ProjectEntity).save(project);
  }

  /** The one place where a project's state is written: the row, from the state it was read in, and its history. */
  async saveTransition(project: ProjectEntity, move: ProjectMove): Promise<void> {
    const from = projectState(project.status, project.work);
    const changed = { ...move.changes, ...splitProjectState(move.to), updatedAt: this.clock.now() };
    const asRead = { id: project.id, status: project.status, work: project.work ?? IsNull() };
    const result = await this.unitOfWork.repository(ProjectEntity).update(asRead, changed);
    if (result.affected !== 1) throw new DomainError('state.conflict', { extra: { state: from } });
    Object.assign(project, changed, { version: project.version + 1 });
    await this.history.record({
      entity: 'project',
      entityId: project.id,
      from,
      to: move.to,
      event: move.event,
      actorId: move.actorId,
      reason: move.reason ?? null,
    });
  }
}
