import { Injectable, Inject, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, projectState, REVIEW_REMINDER_DAYS } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { EventBus } from '../../../common/events/event-bus.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { mustMoveProject } from '../project-decision.js';
import { PROJECT_MONEY, type ProjectMoney } from '../ports/project-money.port.js';
import type { ProjectEntity } from '../project.entity.js';
import { ProjectRepository } from '../project.repository.js';

// Whoever is at a row holds it: another process passes over it, and a step is taken back whole if its process dies.
const REMIND: PreparedQuery = {
  name: 'review_clock_remind',
  text: `
    UPDATE project SET review_reminded_days = $3 WHERE id = (
      SELECT p.id FROM project p
      WHERE p.work = 'submitted' AND p.review_due_at > $1 AND p.review_due_at <= $2
        AND (p.review_reminded_days IS NULL OR p.review_reminded_days > $3)
      ORDER BY p.review_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};
const OVERDUE: PreparedQuery = {
  name: 'review_clock_overdue',
  text: `
    SELECT p.id FROM project p WHERE p.work = 'submitted' AND p.review_due_at <= $1 AND NOT p.id = ANY ($2::uuid[])
    ORDER BY p.review_due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
};

/** What the clock does to a project whose review ends; its row is locked. */
@Injectable()
export class ReviewClockMoves {
  constructor(
    private readonly projects: ProjectRepository,
    @Inject(PROJECT_MONEY) private readonly money: ProjectMoney,
    private readonly events: EventBus,
  ) {}

  async remind(project: ProjectEntity, daysLeft: number): Promise<void> {
    await this.events.emit('work.review_due', { ...about(project), daysLeft });
  }

  async overdue(project: ProjectEntity): Promise<void> {
    const from = projectState(project.status, project.work);
    const to = mustMoveProject(project, { event: 'review_overdue', as: ['clock'] });
    await this.projects.saveTransition(project, { event: 'review_overdue', to, actorId: null });
    await this.money.onDisputed({ projectId: project.id, actorId: null, as: ['clock'], reason: null });
    await this.events.emit('project.disputed', { ...about(project), openedBy: 'clock', from, reason: null });
  }
}

/** The client's time to review: reminded before it ends; when it is over staff rule, and silence releases no money. */
@Injectable()
export class ReviewClock implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly projects: ProjectRepository,
    private readonly moves: ReviewClockMoves,
  ) {}

  onModuleInit(): void {
    this.jobs.define('review.sweep', () => this.sweep(), { cron: '* * * * *' });
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.endReviews(now);
    // The nearest first: whoever hears of the last day is not told of the third before it as well.
    for (const days of REVIEW_REMINDER_DAYS.toReversed()) {
      const until = new Date(now.getTime() + days * DAY_MS);
      const remind = (project: ProjectEntity) => this.moves.remind(project, days);
      while ((await this.next(REMIND, [now, until, days], remind)) !== null);
    }
  }

  /** A review whose money a bank holds back ends once that is over; it keeps none of the others waiting. */
  private async endReviews(now: Date): Promise<void> {
    const refused: string[] = [];
    for (let id: string | null = ''; id !== null;) {
      let at: string | null = null;
      try {
        id = await this.next(OVERDUE, [now, refused], (project) => {
          at = project.id;
          return this.moves.overdue(project);
        });
      } catch (error) {
        if (!(error instanceof DomainError) || at === null) throw error;
        refused.push(at);
      }
    }
  }

  /** The project that was due, and is done with; null when none is left. */
  private next(
    query: PreparedQuery,
    values: readonly unknown[],
    work: (project: ProjectEntity) => Promise<void>,
  ): Promise<string | null> {
    return this.unitOfWork.run(async () => {
      const [due] = await this.sql.rows<{ id: string }>(query, [...values]);
      const project = due && (await this.projects.find(due.id));
      if (project) await work(project);
      return project?.id ?? null;
    });
  }
}

function about({ id, title, ownerId, contractorId }: ProjectEntity) {
  if (contractorId === null) throw new Error(`Project ${id} is reviewed without a contractor`);
  return { projectId: id, projectTitle: title, ownerId, contractorId, actorId: null };
}
