import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { type ExportedPart, PersonalData } from '../users/index.js';
import { DisputeEntity, DisputeOfferEntity, DisputeStatementEntity } from './dispute.entity.js';

// A completed job's case is what its payment was divided by, and stays with it.
const GOES = `NOT EXISTS (SELECT FROM project p WHERE p.id = d.project_id AND p.status = 'completed')`;

const REDACT_REASONS: PreparedQuery = {
  name: 'dispute_data_reasons',
  text: `UPDATE dispute d SET reason = '' WHERE d.opener_id = $1 AND ${GOES}`,
};
const REDACT_STATEMENTS: PreparedQuery = {
  name: 'dispute_data_statements',
  text: `UPDATE dispute_statement s SET body = '' FROM dispute d WHERE d.id = s.dispute_id AND s.author_id = $1 AND ${GOES}`,
};

/** What a person said in disputes. Amounts stay: they are what was divided. */
@Injectable()
export class DisputeData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'disputes',
      export: (userId) => this.export(userId),
      erase: async (userId) => {
        await this.sql.rows(REDACT_REASONS, [userId]);
        await this.sql.rows(REDACT_STATEMENTS, [userId]);
      },
    });
  }

  private async export(userId: string): Promise<ExportedPart> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const of = { where: { authorId: userId }, order };
    return {
      data: {
        opened: await this.unitOfWork.repository(DisputeEntity).find({ where: { openerId: userId }, order }),
        statements: await this.unitOfWork.repository(DisputeStatementEntity).find(of),
        offers: await this.unitOfWork.repository(DisputeOfferEntity).find(of),
      },
    };
  }
}
