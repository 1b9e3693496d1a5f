import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, INTAKE_LIMITS, intakeMachine, type IntakeState } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { IntakeErasure } from './intake-erasure.js';

interface Due {
  readonly id: string;
  readonly state: IntakeState;
}

// What stands in an account goes with the account. What is not over stays for as long as one of its projects is needed.
const DUE: PreparedQuery = {
  name: 'intake_retention_due',
  text: `
    SELECT i.id, i.state FROM repair_intake i
    WHERE i.user_id IS NULL AND i.submitted_at <= $1
      AND NOT EXISTS (SELECT FROM state_change s WHERE s.entity = 'intake' AND s.entity_id = i.id AND s.at > $1)
      AND (i.state = ANY ($2::text[]) OR NOT EXISTS (
        SELECT FROM intake_project l JOIN project p ON p.id = l.project_id
        WHERE l.intake_id = i.id AND p.status <> 'cancelled'))
    ORDER BY i.submitted_at, i.id LIMIT 1 FOR UPDATE OF i SKIP LOCKED`,
};

/** A request that nobody took into an account is kept for its time, and then erased with its papers. */
@Injectable()
export class IntakeRetention implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly erasure: IntakeErasure,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.jobs.define('intake.sweep-old', () => this.sweep(), { cron: '11 4 * * *' });
  }

  /** Each in a transaction of its own, so that a night that ends early has done what it did. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - INTAKE_LIMITS.retentionDays * DAY_MS);
    while (await this.unitOfWork.run(() => this.eraseOne(before)));
  }

  private async eraseOne(before: Date): Promise<boolean> {
    const [due] = await this.sql.rows<Due & Record<string, unknown>>(DUE, [before, intakeMachine.final]);
    if (!due) return false;
    await this.erasure.erase([due.id]);
    await this.audit.record({
      action: 'intake.erased',
      actorId: null,
      subjectType: 'intake',
      subjectId: due.id,
      before: { state: due.state },
    });
    return true;
  }
}
