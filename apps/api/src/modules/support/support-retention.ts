import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, SUPPORT_LIMITS } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';

const ERASE_ONE: PreparedQuery = {
  name: 'support_retention_erase_one',
  text: `
    DELETE FROM support_message WHERE id = (
      SELECT id FROM support_message WHERE answered_at <= $1
      ORDER BY answered_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};

/** AUTH-08, SUP-01: what was answered is kept for its time, and then erased. What waits for an answer stays. */
@Injectable()
export class SupportRetention implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.jobs.define('support.sweep-old', () => this.sweep(), { cron: '23 4 * * *' });
  }

  /** Each in a transaction of its own, so that a night that ends early has done what it did. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - SUPPORT_LIMITS.retentionDays * DAY_MS);
    while (await this.unitOfWork.run(() => this.eraseOne(before)));
  }

  private async eraseOne(before: Date): Promise<boolean> {
    const [erased] = await this.sql.rows<{ readonly id: string }>(ERASE_ONE, [before]);
    if (!erased) return false;
    await this.audit.record({
      action: 'support.erased',
      actorId: null,
      subjectType: 'support_message',
      subjectId: erased.id,
    });
    return true;
  }
}
