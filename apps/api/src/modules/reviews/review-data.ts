import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { type ExportedPart, PersonalData } from '../users/index.js';
import { ReviewEntity } from './review.entity.js';

const ERASE_BODIES: PreparedQuery = {
  name: 'review_data_bodies',
  text: `UPDATE review SET body = NULL WHERE author_id = $1`,
};
const ERASE_ANSWERS: PreparedQuery = {
  name: 'review_data_answers',
  text: `UPDATE review SET answer = NULL WHERE subject_id = $1`,
};

/** What a person wrote about others. The rating stays: it is the record of whom it is about. */
@Injectable()
export class ReviewData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'reviews',
      export: (userId) => this.export(userId),
      erase: async (userId) => {
        await this.sql.rows(ERASE_BODIES, [userId]);
        await this.sql.rows(ERASE_ANSWERS, [userId]);
      },
    });
  }

  private async export(userId: string): Promise<ExportedPart> {
    const repository = this.unitOfWork.repository(ReviewEntity);
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const received = await repository.find({ where: { subjectId: userId }, order });
    return {
      data: {
        written: await repository.find({ where: { authorId: userId }, order }),
        // What is still sealed, or hidden by staff, is not for whom it is about.
        received: received.filter(({ publishedAt, hiddenAt }) => publishedAt !== null && hiddenAt === null),
      },
    };
  }
}
