import { Injectable, type OnModuleInit } from '@nestjs/common';
import { followProjects, followRepost, type DomainEvents } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import type { IntakeEntity } from '../intake.entity.js';
import { IntakeRepository } from '../intake.repository.js';
import { FollowedProjects } from './followed-projects.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';
import { RepostedRepairs } from './reposted-repairs.js';
import { WorkEndNews } from './work-end-news.js';

/** Whatever ends a project; a ruling completes or cancels it. */
const ENDINGS = ['project.approved', 'project.cancelled', 'dispute.settled', 'dispute.ruled'] as const;
/** Whatever the submitter says: a project that was posted again meanwhile waits for it, as staff do. */
const ANSWERS = ['intake.answered', 'intake.offer_approved', 'intake.offer_refused'] as const;

interface Ending {
  readonly projectId: string;
  readonly actorId: string | null;
  readonly isNoShow?: boolean;
}

/** INT-08: a request goes on with the work that came of it, in the transaction that moved the work. */
@Injectable()
export class FollowIntakeProjects implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly intakes: IntakeRepository,
    private readonly desk: IntakeDeskRepository,
    private readonly followed: FollowedProjects,
    private readonly reposted: RepostedRepairs,
    private readonly ends: WorkEndNews,
  ) {}

  onModuleInit(): void {
    for (const name of ENDINGS) this.events.on(name, (event) => this.follow(event));
    for (const name of ANSWERS) this.events.on(name, ({ intakeId }) => this.resume(intakeId));
    this.events.on('project.reposted', (event) => this.tie(event));
  }

  /** The project's row is locked already; whoever ends another of the same request waits for this one. */
  private async follow({ projectId, actorId, isNoShow = false }: Ending): Promise<void> {
    const intake = await this.intakeOf(projectId);
    if (intake?.state !== 'work_scheduled') return;
    const repairs = await this.intakes.repairsOf(intake.id);
    const event = followProjects(
      await this.followed.of(intake.id),
      repairs.map(({ id }) => id),
    );
    if (event === null) return;
    await this.intakes.move(intake, { event, as: ['project'], actorId: null });
    await this.ends.tell(intake, { event, actorId, isNoShow });
  }

  /** The project that asks again for what another was asked for is the request's as well. */
  private async tie({ projectId, sourceId }: DomainEvents['project.reposted']): Promise<void> {
    const intake = await this.intakeOf(sourceId);
    if (intake && (await this.reposted.tie(intake.id, { projectId, sourceId }))) await this.goOn(intake);
  }

  private async resume(intakeId: string): Promise<void> {
    const intake = await this.intakes.findForUpdate(intakeId);
    if (intake) await this.goOn(intake);
  }

  /** Its owner knows, who posted it: nobody is written to. */
  private async goOn(intake: IntakeEntity): Promise<void> {
    const event = followRepost(await this.followed.of(intake.id), intake.state);
    if (event !== null) await this.intakes.move(intake, { event, as: ['project'], actorId: null });
  }

  private async intakeOf(projectId: string): Promise<IntakeEntity | null> {
    const link = await this.desk.intakeProject(projectId);
    return link && this.intakes.findForUpdate(link.intakeId);
  }
}
