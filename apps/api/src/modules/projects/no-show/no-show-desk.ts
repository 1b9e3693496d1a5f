import { Injectable } from '@nestjs/common';
import { decide, noShowMachine, type Actor } from '@cw/domain';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { mustMove } from '../../../common/errors/must.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { HISTORY_MAX } from '../../../common/openapi/shown.js';
import { ProjectTransaction } from '../project-transaction.js';
import { aboutJob } from '../work/job-facts.js';
import type { ContestedNoShow, ContestedNoShowList, DecideNoShow } from './no-show.dto.js';
import { NoShowViews } from './no-show-views.js';
import { NoShowRepository } from './no-show.repository.js';

const OUTCOMES = { uphold: 'no_show.upheld', excuse: 'no_show.excused' } as const;

/** Contested no-shows, before staff: what they decide stands on the contractor's record and nowhere else. */
@Injectable()
export class NoShowDesk {
  constructor(
    private readonly noShows: NoShowRepository,
    private readonly views: NoShowViews,
    private readonly transaction: ProjectTransaction,
    private readonly audit: AuditLog,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<ContestedNoShowList> {
    return { items: await this.views.contested(actor, await this.noShows.contested(HISTORY_MAX)), nextCursor: null };
  }

  /** How many wait for staff. */
  countContested(): Promise<number> {
    return this.noShows.countContested();
  }

  async decide(actor: Actor, id: string, { decision, reason }: DecideNoShow): Promise<ContestedNoShow> {
    const known = await this.noShows.find(id);
    if (!known) throw new DomainError('no_show.not_found');
    const decided = await this.transaction.locked(actor, known.projectId, async (locked) => {
      const noShow = await this.noShows.find(id);
      if (!noShow) throw new DomainError('no_show.not_found');
      const from = noShow.state;
      // Nobody of staff decides on what is their own.
      const as = locked.parties.includes('admin') ? (['admin'] as const) : [];
      const state = mustMove(decide(noShowMachine, { state: from, event: decision, as }), from);
      const decidedAt = this.clock.now();
      Object.assign(noShow, { state, decidedById: actor.userId, decidedAt, decisionReason: reason });
      await this.noShows.save(noShow, { from, event: decision, actorId: actor.userId });
      const subject = { subjectType: 'user', subjectId: noShow.contractorId } as const;
      const after = { noShow: noShow.id, project: noShow.projectId };
      await this.audit.record({ action: OUTCOMES[decision], actorId: actor.userId, ...subject, reason, after });
      const isExcused = decision === 'excuse';
      await this.events.emit('no_show.decided', { ...aboutJob(locked), noShowId: noShow.id, isExcused, reason });
      return noShow;
    });
    const [view] = await this.views.contested(actor, [decided]);
    if (!view) throw new DomainError('no_show.not_found');
    return view;
  }
}
