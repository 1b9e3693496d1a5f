import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { QuestionEntity } from './question.entity.js';

type PageKey = readonly [Date, string] | null;
interface Reader {
  readonly userId: string;
  readonly seesHidden: boolean;
}

@Injectable()
export class QuestionRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  find(id: string): Promise<QuestionEntity | null> {
    return this.unitOfWork.repository(QuestionEntity).findOneBy({ id });
  }

  /** The project's row is locked before, always in this order. */
  lock(id: string): Promise<QuestionEntity | null> {
    return this.unitOfWork.repository(QuestionEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findMany(ids: readonly string[]): Promise<QuestionEntity[]> {
    return this.unitOfWork.repository(QuestionEntity).findBy({ id: In([...ids]) });
  }

  /** What the reader may read, newest first, after the given key when there is one. */
  page(
    projectId: string,
    { limit, after, reader }: { readonly limit: number; readonly after: PageKey; readonly reader: Reader },
  ): Promise<QuestionEntity[]> {
    const query = this.unitOfWork
      .repository(QuestionEntity)
      .createQueryBuilder('question')
      .where('question.projectId = :projectId', { projectId })
      .andWhere('(question.hiddenAt IS NULL OR question.askerId = :userId OR :seesHidden)', reader);
    if (after) query.andWhere('(question.createdAt, question.id) < (:at, :id)', { at: after[0], id: after[1] });
    return query.orderBy('question.createdAt', 'DESC').addOrderBy('question.id', 'DESC').limit(limit).getMany();
  }

  countOf(projectId: string, askerId: string): Promise<number> {
    return this.unitOfWork.repository(QuestionEntity).countBy({ projectId, askerId });
  }

  /** Everybody who asked anything on the project. */
  async askersOf(projectId: string): Promise<string[]> {
    const asked = await this.unitOfWork
      .repository(QuestionEntity)
      .find({ where: { projectId }, select: { id: true, askerId: true }, order: { createdAt: 'ASC', id: 'ASC' } });
    return [...new Set(asked.map(({ askerId }) => askerId))];
  }

  save(question: QuestionEntity): Promise<QuestionEntity> {
    return this.unitOfWork.repository(QuestionEntity).save(question);
  }

  async remove(question: QuestionEntity): Promise<void> {
    await this.unitOfWork.repository(QuestionEntity).delete({ id: question.id });
  }
}
