import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FIRST_BID_PROMISE_HOURS, HOUR_MS, PROMISE_REMINDER, type DomainEvents } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { FittingContractors } from '../../contractors/index.js';
import type { ProjectEntity } from '../project.entity.js';

/**
 * Takes the oldest project whose step is due, and marks the step as done. Whoever is at it holds the row: another
 * process passes over it, and a step is taken back with everything it did if its process dies.
 */
const step = (name: string, column: string): PreparedQuery => ({
  name: `project_promise_${name}`,
  text: `
    UPDATE project SET ${column} = $1 WHERE id = (
      SELECT p.id FROM project p
      WHERE p.status = 'open' AND p.first_bid_at IS NULL AND p.${column} IS NULL AND p.created_at <= $2
        AND p.owner_id NOT IN (SELECT id FROM app_user WHERE status = 'suspended')
      ORDER BY p.created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, title, owner_id AS "ownerId", latitude, longitude, state, category, trades`,
});
const REMIND = step('remind', 'promise_reminded_at');
const MISS = step('miss', 'promise_missed_at');

// The version stays: a bid is no change of the post that its owner may be editing.
const FIRST_BID: PreparedQuery = {
  name: 'project_promise_first_bid',
  text: `UPDATE project SET first_bid_at = $2 WHERE id = $1 AND first_bid_at IS NULL`,
};

type Due = Pick<ProjectEntity, 'id' | 'title' | 'ownerId' | 'latitude' | 'longitude' | 'state' | 'category' | 'trades'>;

/** BID-06: a first bid within a day of the posting. Reminds contractors at half of it, and says when it was missed. */
@Injectable()
export class ProjectPromises implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly fitting: FittingContractors,
    private readonly events: EventBus,
  ) {}

  onModuleInit(): void {
    // Inside the transaction that placed the bid, which holds the project's row.
    this.events.on('bid.submitted', async ({ projectId }) => {
      await this.sql.rows(FIRST_BID, [projectId, this.clock.now()]);
    });
    this.jobs.define('promises.sweep', () => this.sweep(), { cron: '* * * * *' });
  }

  async sweep(): Promise<void> {
    await this.each(REMIND, PROMISE_REMINDER.hours, (project) => this.remind(project));
    await this.each(MISS, FIRST_BID_PROMISE_HOURS, (project) => this.events.emit('promise.missed', about(project)));
  }

  /** Those whom it fits, and those who are somewhat farther away than they said they would travel. */
  private async remind(project: Due): Promise<void> {
    const trades = [project.category, ...project.trades];
    const contractorIds = await this.fitting.idsFor(project, trades, PROMISE_REMINDER.radiusFactor);
    await this.events.emit('promise.reminded', { ...about(project), contractorIds });
  }

  private async each(query: PreparedQuery, hours: number, work: (project: Due) => Promise<void>): Promise<void> {
    const now = this.clock.now();
    const postedBy = new Date(now.getTime() - hours * HOUR_MS);
    for (let found = true; found;) {
      found = await this.unitOfWork.run(async () => {
        const [project] = await this.sql.rows<Due>(query, [now, postedBy]);
        if (project) await work(project);
        return project !== undefined;
      });
    }
  }
}

const about = ({ id, title, ownerId }: Due): DomainEvents['promise.missed'] => ({
  projectId: id,
  projectTitle: title,
  ownerId,
  actorId: null,
});
