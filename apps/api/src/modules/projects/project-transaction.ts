import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { StaffTrail } from '../../common/audit/staff-trail.js';
import { KeptAnswers } from '../../common/idempotency/kept-answers.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { ProjectDetail } from './dto/project-detail.response.js';
import { ProjectLock, type LockedProject } from './project-lock.js';
import { ProjectReader } from './project-reader.js';
import { changedFields, fieldsOf } from './edited-fields.js';
import { ProjectRepository, type ProjectMove } from './project.repository.js';

export type { LockedProject } from './project-lock.js';

/** One event of a project: its rows locked in order (project, conditions, then bids and money), all or nothing. */
@Injectable()
export class ProjectTransaction {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly lock: ProjectLock,
    private readonly projects: ProjectRepository,
    private readonly reader: ProjectReader,
    private readonly staff: StaffTrail,
    private readonly answers: KeptAnswers,
  ) {}

  /** Runs `work` on the locked project and answers the project as the actor then sees it. */
  async run(actor: Actor, id: string, work: (locked: LockedProject) => Promise<void>): Promise<ProjectDetail> {
    await this.locked(actor, id, work);
    return this.reader.detail(actor, id);
  }

  /** A project that the actor may not know of is a 404. What staff do is kept in the audit log. */
  async locked<T>(actor: Actor, id: string, work: (locked: LockedProject) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      const locked = await this.lock.take(actor, id);
      const { project, conditions } = locked;
      const before = fieldsOf(project, conditions);
      return this.staff.follow(
        actor,
        () => work(locked),
        () => ({ projectId: id, fields: changedFields(before, fieldsOf(project, conditions)) }),
      );
    });
  }

  /** The same for an upload, whose answer is kept with its row. */
  async lockedForUpload<T>(actor: Actor, id: string, work: (locked: LockedProject) => Promise<T>): Promise<T> {
    return this.locked(actor, id, async (locked) => this.answers.keep(await work(locked)));
  }

  save({ project, actor }: LockedProject, move: Omit<ProjectMove, 'actorId'>): Promise<void> {
    return this.projects.saveTransition(project, { ...move, actorId: actor.userId });
  }
}
