import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, WAITLIST_LIMITS } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';

const ERASE_ONE: PreparedQuery = {
  name: 'waitlist_retention_erase_one',
  text: `
    DELETE FROM waitlist_entry WHERE id = (
      SELECT id FROM waitlist_entry WHERE created_at <= $1
      ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};

/** AUTH-08, WAIT-01: whoever never made an account of their place is not kept on the list for ever. */
@Injectable()
export class WaitlistRetention implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.jobs.define('waitlist.sweep-old', () => this.sweep(), { cron: '29 4 * * *' });
  }

  /** Each in a transaction of its own, so that a night that ends early has done what it did. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - WAITLIST_LIMITS.retentionDays * DAY_MS);
    while (await this.unitOfWork.run(() => this.eraseOne(before)));
  }

  private async eraseOne(before: Date): Promise<boolean> {
    const [erased] = await this.sql.rows<{ readonly id: string }>(ERASE_ONE, [before]);
    if (!erased) return false;
    await this.audit.record({
      action: 'waitlist.erased',
      actorId: null,
      subjectType: 'waitlist_entry',
      subjectId: erased.id,
    });
    return true;
  }
}
