import { HOUR_MS } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { EventBus } from '../events/event-bus.js';
import { Sql } from '../persistence/sql.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';

/** Every night again while it lasts, and not once for each of the night's sweeps. */
const SILENCE_MS = 20 * HOUR_MS;

/** Tells staff that a sweep stopped; the log says why. */
@Injectable()
export class SweepAlarm {
  constructor(
    private readonly clock: Clock,
    private readonly events: EventBus,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  tell(): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const { rowCount } = await this.sql.execute(
        'UPDATE storage_marker SET told_at = $1 WHERE told_at IS NULL OR told_at <= $2',
        [now, new Date(now.getTime() - SILENCE_MS)],
      );
      if (rowCount === 1) await this.events.emit('storage.sweep_stopped', {});
    });
  }
}
