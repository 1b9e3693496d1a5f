import { Injectable } from '@nestjs/common';
import { type Actor, MAIL_FAILURES, MAIL_KINDS, MAIL_LIMITS, type MailKind, type UnsentMailState } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { GridOrder, GridQuestion } from '../../common/grid/grid-question.js';
import { GridReader, type GridRow } from '../../common/grid/grid-reader.js';
import { JOB_TABLE, Jobs } from '../../common/jobs/jobs.js';
import { MAIL_QUEUE_NAMES, MAIL_QUEUES } from '../../common/mail/mail-queues.js';
import { Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { ListUnsentMailsQuery } from './dto/list-unsent-mails.query.js';
import type { UnsentMailPage, UnsentMailView } from './dto/unsent-mail.response.js';

interface Row extends GridRow {
  readonly id: string;
  readonly name: string;
  readonly isFailed: boolean;
  readonly to: string | null;
  readonly subject: string | null;
  readonly writtenAt: Date;
  readonly tries: number;
  readonly failure: string | null;
  readonly dueAt: Date;
}

// The try that is under way now has not failed yet, and one that staff sent again begins anew.
const DETAILS = `SELECT page.id, page.name, page.state = 'failed' AS "isFailed", page.created_on AS "writtenAt",
  page.start_after AS "dueAt", page.output->>'failure' AS failure, page.output->>'subject' AS subject,
  coalesce(page.output->>'to', page.data->'to'->>'email') AS "to",
  CASE WHEN page.started_on IS NULL THEN 0 WHEN page.state = 'active' THEN page.retry_count
    ELSE page.retry_count + 1 END AS tries,
  page.grid_key AS "gridKey" FROM page`;

/** What failed last comes first; of what waits, the oldest. */
const ORDERS: Readonly<Record<UnsentMailState, GridOrder>> = {
  failed: { columns: ['completed_on', 'id'], isDescending: true },
  waiting: { columns: ['created_on', 'id'], isDescending: false },
};
const CONDITIONS: Readonly<Record<UnsentMailState, string>> = {
  failed: `state = 'failed'`,
  // Only what has failed once has an outcome while it waits.
  waiting: `state IN ('retry', 'active') AND output IS NOT NULL`,
};

const questionOf = (state: UnsentMailState): GridQuestion => ({
  table: JOB_TABLE,
  conditions: ['name = ANY($1)', CONDITIONS[state]],
  values: [MAIL_QUEUE_NAMES],
  order: ORDERS[state],
});

/** What the mail server did not take: what is tried again, and what waits for staff to send it again. */
@Injectable()
export class UnsentMails {
  constructor(
    private readonly grid: GridReader,
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  list({ state = 'failed', limit, cursor }: ListUnsentMailsQuery): Promise<UnsentMailPage> {
    const asked = { list: `unsent-mail:${state}`, limit, cursor };
    return this.grid.page(questionOf(state), asked, { details: DETAILS, map: toView });
  }

  /** A link or an invoice is written anew; where it is not needed any more, nothing is sent. */
  async sendAgain({ userId: actorId }: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = `SELECT name FROM ${JOB_TABLE} WHERE id = $1 AND name = ANY($2)`;
      const { rows } = await this.sql.execute<{ name: string }>(found, [id, MAIL_QUEUE_NAMES]);
      const [mail] = rows;
      if (!mail) throw new DomainError('mail.not_found');
      if (!(await this.jobs.again(mail.name, id))) throw new DomainError('mail.not_failed');
      await this.audit.record({ action: 'mail.sent_again', actorId, subjectType: 'mail', subjectId: id });
    });
  }
}

const kindOf = (name: string): MailKind => MAIL_KINDS.find((kind) => MAIL_QUEUES[kind] === name) ?? 'message';

const toView = ({ id, name, isFailed, to, subject, writtenAt, tries, failure, dueAt }: Row): UnsentMailView => ({
  id,
  kind: kindOf(name),
  state: isFailed ? 'failed' : 'waiting',
  to,
  subject: subject?.slice(0, MAIL_LIMITS.subjectMax) ?? null,
  writtenAt: writtenAt.toISOString(),
  tries,
  failure: MAIL_FAILURES.find((known) => known === failure) ?? 'other',
  nextTryAt: isFailed ? null : dueAt.toISOString(),
});
