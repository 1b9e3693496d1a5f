import { Injectable } from '@nestjs/common';
import { decide, mayAnswerNoShow, noShowEventOf, noShowMachine, type Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError, invalidFields } from '../../../common/errors/domain-error.js';
import { mustMove } from '../../../common/errors/must.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { UsersService } from '../../users/index.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import { ProjectTransaction } from '../project-transaction.js';
import { aboutJob } from '../work/job-facts.js';
import type { AnswerNoShow } from './no-show.dto.js';
import { NoShowRepository } from './no-show.repository.js';

/** The contractor's one answer. It decides what stands on the record, never money, and nobody waits for it. */
@Injectable()
export class AnswerNoShowUseCase {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly noShows: NoShowRepository,
    private readonly users: UsersService,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, projectId: string, { answer, words }: AnswerNoShow): Promise<ProjectDetail> {
    return this.transaction.run(actor, projectId, async (locked) => {
      const noShow = await this.noShows.ofProject(projectId);
      if (!noShow) throw new DomainError('no_show.not_found');
      const event = noShowEventOf(answer);
      if (event === 'contest' && words === undefined) throw invalidFields({ path: 'words', code: 'required' });
      const from = noShow.state;
      const as = locked.parties.includes('awarded_contractor') ? (['contractor'] as const) : [];
      const guards = { answer_in_time: mayAnswerNoShow(noShow, this.clock.now()) };
      const to = mustMove(decide(noShowMachine, { state: from, event, as, guards }), from, {
        answer_in_time: 'no_show.answer_closed',
      });
      Object.assign(noShow, { state: to, answer, words: words ?? null, answeredAt: this.clock.now() });
      await this.noShows.save(noShow, { from, event, actorId: actor.userId });
      const isContested = to === 'contested';
      const adminIds = isContested ? await this.users.activeAdminIds() : [];
      await this.events.emit('no_show.answered', { ...aboutJob(locked), noShowId: noShow.id, isContested, adminIds });
    });
  }
}
