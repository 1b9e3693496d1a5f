import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectRepository } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { DisputeAnnouncer } from './dispute-announcer.js';
import { DisputeRepository } from './dispute.repository.js';

// Whoever is at a row holds it: another process passes over it.
const DUE: PreparedQuery = {
  name: 'dispute_clock_due',
  text: `
    UPDATE dispute SET staff_told_at = $1 WHERE id = (
      SELECT d.id FROM dispute d
      WHERE d.state = 'open' AND d.staff_told_at IS NULL AND d.answer_due_at <= $1
      ORDER BY d.answer_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};

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

/** Once the time to answer is over staff are called to the case, answered or not: no silence decides it. */
@Injectable()
export class DisputeClock implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly calls: StaffCalls,
  ) {}

  onModuleInit(): void {
    this.jobs.define('disputes.sweep', () => this.sweep(), { cron: '* * * * *' });
  }

  async sweep(): Promise<void> {
    for (let found = true; found;) {
      found = await this.unitOfWork.run(async () => {
        const [due] = await this.sql.rows<{ id: string }>(DUE, [this.clock.now()]);
        if (due) await this.calls.tell(due.id);
        return due !== undefined;
      });
    }
  }
}
