import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../common/persistence/sql.js';
import { PersonalData } from '../../users/index.js';

const TOLD = {
  name: 'terms_notices_of',
  text: `SELECT version, told_at AS "toldAt" FROM terms_notice WHERE user_id = $1 ORDER BY version`,
};
const FORGET = { name: 'terms_notices_erase', text: `DELETE FROM terms_notice WHERE user_id = $1` };

/** Of which changes of the terms somebody was told; what they accepted stands with the account. */
@Injectable()
export class TermsData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'termsNotices',
      export: async (userId) => ({ data: await this.sql.rows(TOLD, [userId]) }),
      erase: async (userId) => {
        await this.sql.rows(FORGET, [userId]);
      },
    });
  }
}
