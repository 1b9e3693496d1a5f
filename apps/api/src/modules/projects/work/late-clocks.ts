import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  CLOSING_CLOCKS,
  endsTooLate,
  latestSafeFinish,
  PROJECT_LIMITS,
  type ClosingClock,
  type UsState,
} from '@cw/domain';
import { HISTORY_MAX, NoNextCursor, ShownList, ShownText } from '../../../common/openapi/shown.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';

/** A clock that runs, and cannot end before the last safe day. */
export class LateClock {
  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  projectTitle: string;

  @ApiProperty({ enum: CLOSING_CLOCKS, description: 'What is waited for.' })
  clock: ClosingClock;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ format: 'date', description: 'The last day on which work is safe for the closing.' })
  safeDay: string;

  @ApiProperty({ format: 'date' })
  closingDate: string;
}

export class LateClockList {
  @ShownList(LateClock, HISTORY_MAX, { description: 'The one that ends first stands first.' })
  items: LateClock[];

  @NoNextCursor()
  nextCursor: string | null;
}

const RUNNING: PreparedQuery = {
  name: 'late_clocks_running',
  text: `
    SELECT p.id AS "projectId", p.title AS "projectTitle", p.state, p.closing_date::text AS "closingDate",
      running.clock, running.at AS "endsAt"
    FROM (
      SELECT id, 'review' AS clock, review_due_at AS at FROM project WHERE work = 'submitted'
      UNION ALL SELECT project_id, 'dispute_answer', answer_due_at FROM dispute WHERE state = 'open' AND answered_at IS NULL
      UNION ALL SELECT project_id, 'change_answer', answer_due_at FROM change_order WHERE state = 'proposed'
    ) AS running
    JOIN project p ON p.id = running.id
    WHERE p.closing_date IS NOT NULL AND running.at IS NOT NULL AND running.at >= p.closing_date - interval '30 days'
    ORDER BY running.at, p.id`,
};

interface Row {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly state: UsState;
  readonly closingDate: string;
  readonly clock: ClosingClock;
  readonly endsAt: Date;
}

/** Staff's queue of them, read from the clocks themselves: whatever ends one takes it out. */
@Injectable()
export class LateClocks {
  constructor(private readonly sql: Sql) {}

  async list(): Promise<LateClockList> {
    const rows = await this.sql.rows<Row & Record<string, unknown>>(RUNNING, []);
    const items = rows
      .filter(({ endsAt, closingDate: closing, state }) => endsTooLate(endsAt, { closing, state }))
      .map(({ projectId, projectTitle, clock, endsAt, closingDate }) => ({
        ...{ projectId, projectTitle, clock, closingDate },
        ...{ endsAt: endsAt.toISOString(), safeDay: latestSafeFinish(closingDate) },
      }));
    return { items, nextCursor: null };
  }
}
