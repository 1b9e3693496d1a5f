import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { IsNull } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { wordPatterns } from '../../common/grid/each-word.js';
import { GridFilter, type GridOrder, type GridQuestion } from '../../common/grid/grid-question.js';
import { GridReader, type GridRow } from '../../common/grid/grid-reader.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { ListSupportMessagesQuery } from './dto/list-support-messages.query.js';
import type { SupportMessagePage, SupportMessageView } from './dto/support-message.response.js';
import { SupportMessageEntity } from './support-message.entity.js';

interface Row extends GridRow, Omit<SupportMessageView, 'createdAt' | 'answeredAt'> {
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
}

const DETAILS = `SELECT page.id, page.name, page.email, page.topic, page.message, page.locale, page.user_id AS "userId",
  page.flagged, page.created_at AS "createdAt", page.answered_at AS "answeredAt",
  u.first_name || ' ' || u.last_name AS "answeredBy", page.grid_key AS "gridKey"
  FROM page LEFT JOIN app_user u ON u.id = page.answered_by`;

/** What waits longest comes first; what is done, latest first. */
const ORDERS: Readonly<Record<'open' | 'answered', GridOrder>> = {
  open: { columns: ['created_at', 'id'], isDescending: false },
  answered: { columns: ['answered_at', 'id'], isDescending: true },
};

type Search = Omit<ListSupportMessagesQuery, 'limit' | 'cursor'>;

function questionOf({ state = 'open', topic, q }: Search): GridQuestion {
  const { conditions, values } = new GridFilter()
    .either(state === 'open', 'answered_at IS NULL', 'answered_at IS NOT NULL')
    .where('topic = ?', topic)
    .found('search', q === undefined ? undefined : wordPatterns(q));
  return { table: 'support_message', conditions, values, order: ORDERS[state] };
}

/** SUP-01: what staff read of what people wrote, and what of it is answered. */
@Injectable()
export class SupportDesk {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly grid: GridReader,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  list({ limit, cursor, ...search }: ListSupportMessagesQuery): Promise<SupportMessagePage> {
    const list = `support:${search.state ?? 'open'}`;
    return this.grid.page(questionOf(search), { list, limit, cursor }, { details: DETAILS, map: toView });
  }

  /** How many nobody has answered. */
  countOpen(): Promise<number> {
    return this.unitOfWork.repository(SupportMessageEntity).countBy({ answeredAt: IsNull() });
  }

  /** Marked as it is already, it stays as it is: two of staff may press at one moment. */
  async mark({ userId: actorId }: Actor, id: string, answered: boolean): Promise<void> {
    await this.unitOfWork.run(async () => {
      const messages = this.unitOfWork.repository(SupportMessageEntity);
      const written = await messages.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!written) throw new DomainError('support.not_found');
      if ((written.answeredAt !== null) === answered) return;
      Object.assign(written, { answeredAt: answered ? this.clock.now() : null, answeredBy: answered ? actorId : null });
      await messages.save(written);
      const action = answered ? 'support.answered' : 'support.reopened';
      await this.audit.record({ action, actorId, subjectType: 'support_message', subjectId: id });
    });
  }
}

const toView = ({ gridKey: _, createdAt, answeredAt, ...row }: Row): SupportMessageView => ({
  ...row,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
