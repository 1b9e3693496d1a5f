import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ReviewEntity, ReviewReportEntity } from './review.entity.js';

/** How many projects' reviews one run of the clock publishes. */
const BATCH = 200;

@Injectable()
export class ReviewRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  find(id: string): Promise<ReviewEntity | null> {
    return this.unitOfWork.repository(ReviewEntity).findOneBy({ id });
  }

  lock(id: string): Promise<ReviewEntity | null> {
    return this.unitOfWork.repository(ReviewEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Two at most. */
  ofProject(projectId: string): Promise<ReviewEntity[]> {
    return this.unitOfWork.repository(ReviewEntity).find({ where: { projectId }, order: { side: 'ASC' } });
  }

  lockOfProject(projectId: string): Promise<ReviewEntity[]> {
    return this.unitOfWork
      .repository(ReviewEntity)
      .find({ where: { projectId }, order: { side: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  /** Published ones about somebody, newest first, after the given key when there is one. */
  pageAbout(subjectId: string, limit: number, after: readonly [Date, string] | null): Promise<ReviewEntity[]> {
    const query = this.unitOfWork
      .repository(ReviewEntity)
      .createQueryBuilder('review')
      .where('review.subjectId = :subjectId AND review.publishedAt IS NOT NULL', { subjectId });
    if (after) query.andWhere('(review.publishedAt, review.id) < (:at, :id)', { at: after[0], id: after[1] });
    return query.orderBy('review.publishedAt', 'DESC').addOrderBy('review.id', 'DESC').limit(limit).getMany();
  }

  /** Projects with a review whose time has come. */
  async dueProjectIds(now: Date): Promise<string[]> {
    const due = await this.unitOfWork.repository(ReviewEntity).find({
      where: { publishedAt: IsNull(), opensAt: LessThanOrEqual(now) },
      select: { id: true, projectId: true },
      order: { opensAt: 'ASC' },
      take: BATCH,
    });
    return [...new Set(due.map(({ projectId }) => projectId))];
  }

  save(review: ReviewEntity): Promise<ReviewEntity> {
    return this.unitOfWork.repository(ReviewEntity).save(review);
  }

  async reportsOf(reviewIds: readonly string[]): Promise<ReviewReportEntity[]> {
    if (reviewIds.length === 0) return [];
    return this.unitOfWork
      .repository(ReviewReportEntity)
      .find({ where: { reviewId: In([...reviewIds]) }, order: { createdAt: 'ASC' } });
  }

  /** False when this reader reported it before. */
  async report(report: ReviewReportEntity): Promise<boolean> {
    const result = await this.unitOfWork
      .repository(ReviewReportEntity)
      .createQueryBuilder()
      .insert()
      .values(report)
      .orIgnore()
      .returning('review_id')
      .execute();
    return Array.isArray(result.raw) && result.raw.length > 0;
  }
}
