import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectRepository } from '../projects/index.js';
import { OvertakenChanges } from './overtaken-changes.js';

const DUE: PreparedQuery = {
  name: 'change_clock_due',
  text: `SELECT project_id AS id FROM change_order WHERE state = 'proposed' AND answer_due_at <= $1 ORDER BY project_id`,
};

/** A proposal holds back the hand-in and the approval: without an answer in its time it ends, and no money moves by that. */
@Injectable()
export class ChangeClock implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly projects: ProjectRepository,
    private readonly overtaken: OvertakenChanges,
  ) {}

  onModuleInit(): void {
    this.jobs.define('changes.sweep', () => this.sweep(), { cron: '* * * * *' });
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const { id } of await this.sql.rows<{ id: string }>(DUE, [now])) {
      await this.unitOfWork.run(async () => {
        // The row of the project first, as whoever answers takes it.
        if (await this.projects.findForUpdate(id)) await this.overtaken.lapseUnanswered(id, now);
      });
    }
  }
}
