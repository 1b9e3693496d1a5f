import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WAITLIST_LIMITS } from '@cw/domain';
import { Retention } from '../../common/audit/retention.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';

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
    private readonly retention: Retention,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.define('waitlist.sweep-old', () => this.sweep(), { cron: '29 4 * * *' });
  }

  sweep(): Promise<void> {
    return this.retention.sweep({
      days: WAITLIST_LIMITS.retentionDays,
      action: 'waitlist.erased',
      subjectType: 'waitlist_entry',
      eraseOldest: async (before) => (await this.sql.rows<{ readonly id: string }>(ERASE_ONE, [before]))[0],
    });
  }
}
