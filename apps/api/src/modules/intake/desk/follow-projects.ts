import { Injectable, type OnModuleInit } from '@nestjs/common';
import { followProjects } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { IntakeLetters } from '../intake-letters.js';
import { IntakeRepository } from '../intake.repository.js';
import { FollowedProjects } from './followed-projects.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';

/** Whatever ends a project; a ruling completes or cancels it. */
const ENDINGS = ['project.approved', 'project.cancelled', 'dispute.settled', 'dispute.ruled'] as const;

/** INT-08: a request goes on when the work that came of it ends, in the transaction that ended it. */
@Injectable()
export class FollowIntakeProjects implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly intakes: IntakeRepository,
    private readonly desk: IntakeDeskRepository,
    private readonly followed: FollowedProjects,
    private readonly letters: IntakeLetters,
  ) {}

  onModuleInit(): void {
    for (const name of ENDINGS) this.events.on(name, ({ projectId }) => this.follow(projectId));
  }

  /** The project's row is locked already; whoever ends another of the same request waits for this one. */
  private async follow(projectId: string): Promise<void> {
    const link = await this.desk.intakeProject(projectId);
    const intake = link && (await this.intakes.findForUpdate(link.intakeId));
    if (intake?.state !== 'work_scheduled') return;
    const repairs = await this.intakes.repairsOf(intake.id);
    const event = followProjects(
      await this.followed.of(intake.id),
      repairs.map(({ id }) => id),
    );
    if (event === null) return;
    await this.intakes.move(intake, { event, as: ['project'], actorId: null });
    await this.letters.order(intake, event);
  }
}
