import { Injectable, type OnModuleInit } from '@nestjs/common';
import { INTAKE_LIMITS, intakeMachine, type IntakeState } from '@cw/domain';
import { Retention, type Erased } from '../../common/audit/retention.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
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
    private readonly retention: Retention,
    private readonly sql: Sql,
    private readonly erasure: IntakeErasure,
  ) {}

  onModuleInit(): void {
    this.jobs.define('intake.sweep-old', () => this.sweep(), { cron: '11 4 * * *' });
  }

  sweep(): Promise<void> {
    return this.retention.sweep({
      days: INTAKE_LIMITS.retentionDays,
      action: 'intake.erased',
      subjectType: 'intake',
      eraseOldest: (before) => this.eraseOldest(before),
    });
  }

  private async eraseOldest(before: Date): Promise<Erased | undefined> {
    const [due] = await this.sql.rows<Due & Record<string, unknown>>(DUE, [before, intakeMachine.final]);
    if (!due) return undefined;
    await this.erasure.erase([due.id]);
    return { id: due.id, before: { state: due.state } };
  }
}
