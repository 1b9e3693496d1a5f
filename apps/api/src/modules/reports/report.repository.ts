import { Injectable } from '@nestjs/common';
import { staffStates, type ReportState } from '@cw/domain';
import { In } from 'typeorm';
import { newId } from '../../common/ids.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ContentReportEntity, REPORTED_BY, ReportedContentEntity, type Reported } from './report.entity.js';

/** What the desk counts and lists first. */
const WAITING: readonly ReportState[] = staffStates('report');

@Injectable()
export class ReportRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  find(id: string): Promise<ReportedContentEntity | null> {
    return this.contents.findOneBy({ id });
  }

  lock(id: string): Promise<ReportedContentEntity | null> {
    return this.contents.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The case of what was reported, made when there is none yet, and locked. */
  async lockOf({ kind, contentId }: Reported, now: Date): Promise<ReportedContentEntity> {
    const about = { [REPORTED_BY[kind]]: contentId };
    const nothing = { reviewId: null, questionId: null, messageId: null, personId: null };
    const fresh = { id: newId(), state: 'open' as const, stateSince: now, ...nothing, ...about };
    const stamps = { createdAt: now, updatedAt: now };
    await this.contents
      .createQueryBuilder()
      .insert()
      .values({ ...fresh, ...stamps })
      .orIgnore()
      .execute();
    return this.contents.findOneOrFail({ where: about, lock: { mode: 'pessimistic_write' } });
  }

  /** What waits for staff is listed from the longest waiting on, what is decided from the latest decision on. */
  page(state: ReportState, limit: number, after: readonly [Date, string] | null): Promise<ReportedContentEntity[]> {
    const [order, beyond] = WAITING.includes(state) ? (['ASC', '>'] as const) : (['DESC', '<'] as const);
    const query = this.contents.createQueryBuilder('content').where('content.state = :state', { state });
    if (after) {
      const [at, id] = after;
      query.andWhere(`(content.stateSince, content.id) ${beyond} (:at, :id)`, { at, id });
    }
    return query.orderBy('content.stateSince', order).addOrderBy('content.id', order).limit(limit).getMany();
  }

  countOpen(): Promise<number> {
    return this.contents.countBy({ state: In([...WAITING]) });
  }

  save(content: ReportedContentEntity): Promise<ReportedContentEntity> {
    return this.contents.save(content);
  }

  /** Oldest first. */
  reportsOf(contentIds: readonly string[]): Promise<ContentReportEntity[]> {
    return this.reports.find({
      where: { contentId: In([...contentIds]) },
      order: { createdAt: 'ASC', reporterId: 'ASC' },
    });
  }

  /** Which of these somebody has reported. */
  async reportedBy(reporterId: string, kind: Reported['kind'], ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const column = REPORTED_BY[kind];
    const contents = await this.contents
      .createQueryBuilder('content')
      .innerJoin(ContentReportEntity, 'report', 'report.contentId = content.id AND report.reporterId = :reporterId', {
        reporterId,
      })
      .where(`content.${column} IN (:...ids)`, { ids: [...ids] })
      .getMany();
    return new Set(contents.flatMap((content) => content[column] ?? []));
  }

  /** False for whoever has reported it before. */
  async report(report: ContentReportEntity): Promise<boolean> {
    const result = await this.reports
      .createQueryBuilder()
      .insert()
      .values(report)
      .orIgnore()
      .returning('content_id')
      .execute();
    const written: unknown = result.raw;
    return Array.isArray(written) && written.length > 0;
  }

  private get contents() {
    return this.unitOfWork.repository(ReportedContentEntity);
  }

  private get reports() {
    return this.unitOfWork.repository(ContentReportEntity);
  }
}
