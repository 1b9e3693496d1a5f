import { Injectable } from '@nestjs/common';
import { DAY_MS, type PaperKind, type VerificationState } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { foundIn, personPatterns } from '../../common/grid/each-word.js';
import { Cursors } from '../../common/http/cursor.js';
import { Sql } from '../../common/persistence/sql.js';
import { fullName } from '../../common/person-name.js';
import type { ListPapersQuery } from './dto/paper.input.js';
import type { PaperQueueItem, PaperQueuePage } from './dto/paper-queue.response.js';
import { Papers } from './papers.js';

/** Staff answer within a working day. */
const PROMISE_MS = DAY_MS;

interface Row {
  readonly contractorId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly kind: PaperKind;
  readonly state: VerificationState;
  readonly since: Date;
  readonly expiresOn: string | null;
  /** `since` as text that compares equal to the column. */
  readonly key: string;
}

const COLUMNS = `p.contractor_id AS "contractorId", u.first_name AS "firstName", u.last_name AS "lastName", u.company,
  p.kind, p.state, p.updated_at AS since, p.updated_at::text AS key, p.expires_on AS "expiresOn"`;

/** What waits for staff, longest first, and what was decided. */
@Injectable()
export class PaperQueue {
  constructor(
    private readonly sql: Sql,
    private readonly papers: Papers,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  async list(query: ListPapersQuery): Promise<PaperQueuePage> {
    const list = `papers.${query.state}`;
    const rows = await this.find(query, this.cursors.decode(list, query.cursor));
    const late = this.promisedSince();
    const page = this.cursors.page(rows, query.limit, list, {
      map: (row) => toItem(row, late),
      key: ({ key, contractorId, kind }) => [key, contractorId, kind],
    });
    return { ...page, ...(await this.promises()) };
  }

  /** How many wait for staff, and how many of them longer than promised. */
  promises(): Promise<{ waiting: number; late: number }> {
    return this.papers.countWaiting(this.promisedSince());
  }

  private promisedSince(): Date {
    return new Date(this.clock.now().getTime() - PROMISE_MS);
  }

  /** Not prepared: which filters there are decides the plan. */
  private async find(
    { state, kind, late, q, limit }: ListPapersQuery,
    after: readonly (string | number | null)[] | undefined,
  ): Promise<Row[]> {
    const values: unknown[] = [state, limit + 1];
    const param = (value: unknown): string => `$${values.push(value)}`;
    const conditions = [`p.state = $1`, `u.status <> 'terminated'`];
    if (kind !== undefined) conditions.push(`p.kind = ${param(kind)}`);
    if (late !== undefined) conditions.push(`p.state = 'submitted' AND p.updated_at < ${param(this.promisedSince())}`);
    if (q !== undefined) conditions.push(foundIn('u.search', personPatterns(q), param));
    if (after !== undefined) {
      const [since, contractorId, lastKind] = after.map(param);
      conditions.push(
        `(p.updated_at, p.contractor_id, p.kind) > (${since}::timestamptz, ${contractorId}::uuid, ${lastKind})`,
      );
    }
    const text = `SELECT ${COLUMNS} FROM verification_paper p JOIN app_user u ON u.id = p.contractor_id
      WHERE ${conditions.join(' AND ')} ORDER BY p.updated_at, p.contractor_id, p.kind LIMIT $2`;
    return (await this.sql.execute<Row>(text, values)).rows;
  }
}

const toItem = (row: Row, late: Date): PaperQueueItem => ({
  contractorId: row.contractorId,
  contractorName: fullName(row),
  company: row.company,
  kind: row.kind,
  state: row.state,
  since: row.since.toISOString(),
  expiresOn: row.expiresOn,
  isLate: row.state === 'submitted' && row.since < late,
});
