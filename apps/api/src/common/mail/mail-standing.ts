import { Injectable } from '@nestjs/common';
import { MAIL_LIMITS } from '@cw/domain';
import { JOB_TABLE } from '../jobs/jobs.js';
import { Sql } from '../persistence/sql.js';
import { MAIL_QUEUE_NAMES, MAIL_RETRY } from './mail-queues.js';

export interface MailStandingCounts {
  readonly waiting: number;
  readonly failed: number;
}

// What is held back, for quiet hours say, is late only from its own time on, which `keep_until` is counted from.
const COUNTS = `SELECT
    count(*) FILTER (WHERE state <> 'failed'
      AND keep_until - make_interval(secs => $2) < now() - make_interval(mins => $3))::int AS waiting,
    count(*) FILTER (WHERE state = 'failed')::int AS failed
  FROM ${JOB_TABLE} WHERE name = ANY($1) AND state IN ('created', 'retry', 'active', 'failed')`;

/** How it stands with e-mail: what is late, and what was given up. */
@Injectable()
export class MailStanding {
  constructor(private readonly sql: Sql) {}

  async counts(): Promise<MailStandingCounts> {
    const values = [MAIL_QUEUE_NAMES, MAIL_RETRY.waitsSeconds, MAIL_LIMITS.lateAfterMinutes];
    const { rows } = await this.sql.execute<{ waiting: number; failed: number }>(COUNTS, values);
    return rows[0] ?? { waiting: 0, failed: 0 };
  }
}
