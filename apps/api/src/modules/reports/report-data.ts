import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from '../users/index.js';
import { ContentReportEntity } from './report.entity.js';

const SAID: PreparedQuery = {
  name: 'report_data_said',
  text: `
    SELECT c.review_id AS "reviewId", c.question_id AS "questionId", c.message_id AS "messageId",
      c.person_id AS "personId", r.reason, r.created_at AS "createdAt"
    FROM content_report r JOIN reported_content c ON c.id = r.content_id
    WHERE r.reporter_id = $1 ORDER BY r.created_at, c.id`,
};

/** Nobody's word is left on these, so there is nothing for staff to look at. */
const FORGET_UNSAID: PreparedQuery = {
  name: 'report_data_unsaid',
  text: `
    DELETE FROM reported_content c
    WHERE c.state = 'open' AND NOT EXISTS (SELECT FROM content_report r WHERE r.content_id = c.id)`,
};

/** Whoever is gone writes to nobody. */
const FORGET_ABOUT: PreparedQuery = {
  name: 'report_data_about',
  text: `DELETE FROM reported_content WHERE person_id = $1`,
};

/** What a person told staff about the words of others. */
@Injectable()
export class ReportData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'reports',
      export: async (userId) => ({ data: await this.sql.rows(SAID, [userId]) }),
      erase: async (userId) => {
        await this.unitOfWork.repository(ContentReportEntity).delete({ reporterId: userId });
        await this.sql.rows(FORGET_UNSAID, []);
        await this.sql.rows(FORGET_ABOUT, [userId]);
      },
    });
  }
}
