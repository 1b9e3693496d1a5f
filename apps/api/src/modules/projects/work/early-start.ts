import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { aboutJob } from './job-facts.js';
import type { ProjectDetail } from '../dto/project-detail.response.js';
import type { RequestEarlyStart } from '../dto/project-event.input.js';
import { mustMoveProject, startGuards } from '../project-decision.js';
import { ProjectTransaction, type LockedProject } from '../project-transaction.js';

/** Work before the agreed day: the contractor asks, the client allows or refuses, or allows it unasked. */
@Injectable()
export class EarlyStart {
  constructor(
    private readonly transaction: ProjectTransaction,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** One question at a time; after a refusal there may be another reason. */
  request(actor: Actor, id: string, { reason }: RequestEarlyStart): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const event = 'request_early_start';
      const guards = { ...this.guards(locked), reason_given: true };
      const to = mustMoveProject(locked.project, { event, as: locked.parties, guards });
      await this.transaction.save(locked, { event, to, reason, changes: { earlyStartAskedAt: this.clock.now() } });
      await this.events.emit('work.early_start_asked', { ...aboutJob(locked), reason });
    });
  }

  allow(actor: Actor, id: string): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const event = 'allow_early_start';
      const to = mustMoveProject(locked.project, { event, as: locked.parties, guards: this.guards(locked) });
      const changes = { earlyStartAskedAt: null, earlyStartAt: this.clock.now() };
      await this.transaction.save(locked, { event, to, changes });
      await this.events.emit('work.early_start_allowed', aboutJob(locked));
    });
  }

  /** The agreed day holds. */
  refuse(actor: Actor, id: string): Promise<ProjectDetail> {
    return this.transaction.run(actor, id, async (locked) => {
      const event = 'refuse_early_start';
      const to = mustMoveProject(locked.project, { event, as: locked.parties, guards: this.guards(locked) });
      await this.transaction.save(locked, { event, to, changes: { earlyStartAskedAt: null } });
      await this.events.emit('work.early_start_refused', aboutJob(locked));
    });
  }

  // The money is asked for at the start itself.
  private guards({ project }: LockedProject): ReturnType<typeof startGuards> {
    return startGuards(project, { isFunded: false, now: this.clock.now() });
  }
}
