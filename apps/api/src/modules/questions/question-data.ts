import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { type ExportedPart, PersonalData } from '../users/index.js';
import { QuestionEntity } from './question.entity.js';

// The answer is the other side's, so an answered question keeps its place.
const ERASE_QUESTIONS: PreparedQuery = {
  name: 'question_data_questions',
  text: `UPDATE question SET body = '' WHERE asker_id = $1`,
};
const ERASE_ANSWERS: PreparedQuery = {
  name: 'question_data_answers',
  text: `UPDATE question SET answer = NULL, answered_at = NULL, answered_by_id = NULL WHERE answered_by_id = $1`,
};
const DELETE_UNANSWERED: PreparedQuery = {
  name: 'question_data_unanswered',
  text: `DELETE FROM question WHERE asker_id = $1 AND answer IS NULL`,
};

/** What a person asked and answered. */
@Injectable()
export class QuestionData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'questions',
      export: (userId) => this.export(userId),
      erase: async (userId) => {
        for (const statement of [DELETE_UNANSWERED, ERASE_QUESTIONS, ERASE_ANSWERS]) {
          await this.sql.rows(statement, [userId]);
        }
      },
    });
  }

  private async export(userId: string): Promise<ExportedPart> {
    const repository = this.unitOfWork.repository(QuestionEntity);
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const answered = await repository.find({ where: { answeredById: userId }, order });
    return {
      data: {
        asked: await repository.find({ where: { askerId: userId }, order }),
        // Who asked is another person's.
        answered: answered.map(({ id, projectId, answer, answeredAt }) => ({ id, projectId, answer, answeredAt })),
      },
    };
  }
}
