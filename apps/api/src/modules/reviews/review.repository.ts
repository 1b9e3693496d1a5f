import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ReviewEntity } from './review.entity.js';

/** How many projects' reviews one run of the clock publishes. */
const BATCH = 200;

type PageKey = readonly [Date, string] | null;
interface Reader {
  readonly userId: string;
  readonly seesHidden: boolean;
}

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

  findMany(ids: readonly string[]): Promise<ReviewEntity[]> {
    return this.unitOfWork.repository(ReviewEntity).findBy({ id: In([...ids]) });
  }

  /** Published ones about somebody that the reader may read, newest first, after the given key when there is one. */
  pageAbout(
    subjectId: string,
    { limit, after, reader }: { readonly limit: number; readonly after: PageKey; readonly reader: Reader },
  ): Promise<ReviewEntity[]> {
    const query = this.unitOfWork
      .repository(ReviewEntity)
      .createQueryBuilder('review')
      .where('review.subjectId = :subjectId AND review.publishedAt IS NOT NULL', { subjectId })
      .andWhere('(review.hiddenAt IS NULL OR review.authorId = :userId OR :seesHidden)', reader);
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
}
