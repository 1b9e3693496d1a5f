import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS, INTAKE_DUE_SOON_HOURS } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UsersService } from '../../users/index.js';

/** A request whose step is due. */
interface Due {
  readonly id: string;
  readonly reference: string;
}

// Whoever is at a row holds it: another process passes over it. One that is late is no longer only due.
const LATE: PreparedQuery = {
  name: 'intake_clock_late',
  text: `
    UPDATE repair_intake SET review_late_told_at = $1, review_due_told_at = coalesce(review_due_told_at, $1) WHERE id = (
      SELECT i.id FROM repair_intake i
      WHERE i.first_answered_at IS NULL AND i.review_late_told_at IS NULL AND i.review_due_at <= $1
      ORDER BY i.review_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, reference`,
};
const DUE: PreparedQuery = {
  name: 'intake_clock_due',
  text: `
    UPDATE repair_intake SET review_due_told_at = $1 WHERE id = (
      SELECT i.id FROM repair_intake i
      WHERE i.first_answered_at IS NULL AND i.review_due_told_at IS NULL AND i.review_due_at > $1 AND i.review_due_at <= $2
      ORDER BY i.review_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, reference`,
};

/** INT-08: staff are told when a review is due within four hours, and when the promise was missed; once each. */
@Injectable()
export class IntakeClock implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly users: UsersService,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    this.jobs.define('intake.sweep', () => this.sweep(), { cron: '* * * * *' });
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + INTAKE_DUE_SOON_HOURS * HOUR_MS);
    await this.each(LATE, [now], 'intake.review_late');
    await this.each(DUE, [now, soon], 'intake.review_due');
  }

  private async each(
    query: PreparedQuery,
    values: readonly Date[],
    event: 'intake.review_due' | 'intake.review_late',
  ): Promise<void> {
    for (let found = true; found;) {
      found = await this.unitOfWork.run(async () => {
        const [due] = await this.sql.rows<Due>(query, [...values]);
        if (due) await this.tell(due, event);
        return due !== undefined;
      });
    }
  }

  private async tell({ id, reference }: Due, event: 'intake.review_due' | 'intake.review_late'): Promise<void> {
    const adminIds = await this.users.activeAdminIds();
    await this.events.emit(event, { intakeId: id, reference, actorId: null, adminIds });
  }
}
