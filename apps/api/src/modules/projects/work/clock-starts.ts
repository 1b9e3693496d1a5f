import { Injectable } from '@nestjs/common';
import { clockTime, latestSafeFinish, timeZoneOf, type ClosingClock } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { UsersService } from '../../users/index.js';
import type { ProjectEntity } from '../project.entity.js';

interface Start {
  /** What was left of it when it was interrupted. */
  readonly leftMs?: number;
  /** Null when no person set it going. */
  readonly actorId: string | null;
}

/** The one way in which a clock that the closing waits for is set going. */
@Injectable()
export class ClockStarts {
  constructor(
    private readonly users: UsersService,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** When it ends. Where that is after the last safe day, staff are told in the same transaction: nobody waits to find out. */
  async start(project: ProjectEntity, clock: ClosingClock, { actorId, ...left }: Start): Promise<Date> {
    const { id: projectId, title: projectTitle, ownerId, closingDate: closing, state } = project;
    const { endsAt, isTooLate } = clockTime({ clock, from: this.clock.now(), house: { closing, state }, ...left });
    if (isTooLate && closing !== null) {
      await this.events.emit('clock.too_late', {
        ...{ projectId, projectTitle, ownerId, actorId, clock },
        ...{ endsAt: endsAt.toISOString(), safeDay: latestSafeFinish(closing), timeZone: timeZoneOf(state) },
        adminIds: await this.users.activeAdminIds(),
      });
    }
    return endsAt;
  }
}
