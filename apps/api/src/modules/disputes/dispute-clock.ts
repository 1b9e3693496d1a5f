import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ANSWER_REMINDER_DAYS, DAY_MS } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectRepository } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { DisputeAnnouncer } from './dispute-announcer.js';
import { DisputeTurns } from './dispute-turns.js';
import { DisputeRepository } from './dispute.repository.js';

// Whoever is at a row holds it: another process passes over it.
const REMIND: PreparedQuery = {
  name: 'dispute_clock_remind',
  text: `
    UPDATE dispute SET answer_reminded_at = $1 WHERE id = (
      SELECT d.id FROM dispute d
      WHERE d.state = 'open' AND d.staff_told_at IS NULL AND d.answer_reminded_at IS NULL
        AND d.answer_due_at > $1 AND d.answer_due_at <= $2
      ORDER BY d.answer_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};
const DUE: PreparedQuery = {
  name: 'dispute_clock_due',
  text: `
    UPDATE dispute SET staff_told_at = $1 WHERE id = (
      SELECT d.id FROM dispute d
      WHERE d.state = 'open' AND d.staff_told_at IS NULL AND d.answer_due_at <= $1
      ORDER BY d.answer_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};

/** Tells whoever still owes a word that its time is nearly over. */
@Injectable()
export class AnswerReminders {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly projects: ProjectRepository,
    private readonly turns: DisputeTurns,
    private readonly announcer: DisputeAnnouncer,
  ) {}

  async tell(disputeId: string): Promise<void> {
    const dispute = await this.disputes.find(disputeId);
    const project = dispute && (await this.projects.find(dispute.projectId));
    if (!project) return;
    const owing = await this.turns.owing(project.id);
    if (owing.length > 0) await this.announcer.answerDue({ dispute, project, actorId: null }, owing);
  }
}

@Injectable()
export class StaffCalls {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
    private readonly announcer: DisputeAnnouncer,
  ) {}

  async tell(disputeId: string): Promise<void> {
    const dispute = await this.disputes.find(disputeId);
    const project = dispute && (await this.projects.find(dispute.projectId));
    if (!project) return;
    await this.announcer.due({ dispute, project, actorId: null }, await this.users.activeAdminIds());
  }
}

/** Reminds of the time to answer; once it is over staff are called, answered or not: no silence decides a case. */
@Injectable()
export class DisputeClock implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly reminders: AnswerReminders,
    private readonly calls: StaffCalls,
  ) {}

  onModuleInit(): void {
    this.jobs.define('disputes.sweep', () => this.sweep(), { cron: '* * * * *' });
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + ANSWER_REMINDER_DAYS * DAY_MS);
    await this.each(DUE, [now], (id) => this.calls.tell(id));
    await this.each(REMIND, [now, soon], (id) => this.reminders.tell(id));
  }

  private async each(
    query: PreparedQuery,
    values: readonly Date[],
    tell: (id: string) => Promise<void>,
  ): Promise<void> {
    for (let found = true; found;) {
      found = await this.unitOfWork.run(async () => {
        const [due] = await this.sql.rows<{ id: string }>(query, [...values]);
        if (due) await tell(due.id);
        return due !== undefined;
      });
    }
  }
}
