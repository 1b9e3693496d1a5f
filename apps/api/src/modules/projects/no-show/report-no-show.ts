import { Injectable } from '@nestjs/common';
import { noShowAnswerDeadline, noShowMachine, timeZoneOf, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { newId } from '../../../common/ids.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import { RepostProjectUseCase } from '../posting/repost-project.js';
import type { LockedProject } from '../project-transaction.js';
import { aboutJob } from '../work/job-facts.js';
import { ProjectWork } from '../work/project-work.js';
import { NoShowEntity } from './no-show.entity.js';
import { NoShowRepository } from './no-show.repository.js';

/** The contractor did not come: one press ends the job, gives everything held back, and asks for bids again at once. */
@Injectable()
export class ReportNoShow {
  constructor(
    private readonly work: ProjectWork,
    private readonly reposting: RepostProjectUseCase,
    private readonly noShows: NoShowRepository,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** Answers the project that takes bids now; a second press answers the one that the first made. */
  execute(actor: Actor, id: string): Promise<ProjectDetail> {
    return this.reposting.posting(actor, id, (locked) => this.report(locked));
  }

  private async report(locked: LockedProject): Promise<string> {
    const { parties, project } = locked;
    const made = parties.includes('owner') ? await this.noShows.ofProject(project.id) : null;
    if (made) return made.newProjectId;
    const { couldBegin, returnedCents } = await this.work.endWithoutShow(locked);
    const newProjectId = await this.reposting.repostLocked(locked, false);
    const noShow = await this.keep(locked, newProjectId, couldBegin);
    await this.events.emit('no_show.reported', {
      ...aboutJob(locked),
      noShowId: noShow.id,
      newProjectId,
      returnedCents,
      answerDueAt: noShow.answerDueAt?.toISOString() ?? null,
      timeZone: timeZoneOf(project.state),
    });
    return newProjectId;
  }

  /** Whoever waited for the client's money did not fail to come: that is asked of nobody, and never counts. */
  private async keep(
    { actor, project }: LockedProject,
    newProjectId: string,
    couldBegin: boolean,
  ): Promise<NoShowEntity> {
    const noShow = Object.assign(new NoShowEntity(), {
      ...{ id: newId(), projectId: project.id, newProjectId },
      ...{ contractorId: project.contractorId, startDate: project.agreedStartDate },
      state: couldBegin ? noShowMachine.initial : ('excused' as const),
      answerDueAt: couldBegin ? noShowAnswerDeadline(this.clock.now(), project.state) : null,
      ...{ answer: null, words: null, answeredAt: null, decidedById: null, decidedAt: null, decisionReason: null },
    });
    await this.noShows.save(noShow, { from: null, event: 'report', actorId: actor.userId });
    return noShow;
  }
}
