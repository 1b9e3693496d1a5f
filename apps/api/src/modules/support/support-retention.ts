import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SUPPORT_LIMITS } from '@cw/domain';
import { Retention } from '../../common/audit/retention.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';

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
    private readonly retention: Retention,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.define('support.sweep-old', () => this.sweep(), { cron: '23 4 * * *' });
  }

  sweep(): Promise<void> {
    return this.retention.sweep({
      days: SUPPORT_LIMITS.retentionDays,
      action: 'support.erased',
      subjectType: 'support_message',
      eraseOldest: async (before) => (await this.sql.rows<{ readonly id: string }>(ERASE_ONE, [before]))[0],
    });
  }
}
