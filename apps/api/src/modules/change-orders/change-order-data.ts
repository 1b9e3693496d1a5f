import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { type ExportedPart, PersonalData } from '../users/index.js';
import { ChangeOrderRepository } from './change-order.repository.js';

// A completed job's agreed changes are the contract of both sides, and stay with its payments.
const GOES = `NOT EXISTS (SELECT FROM project p WHERE p.id = c.project_id AND p.status = 'completed')`;

const REDACT_REASONS: PreparedQuery = {
  name: 'change_order_data_reasons',
  text: `UPDATE change_order c SET reason = '' WHERE c.proposer_id = $1 AND ${GOES}`,
};
const REDACT_ANSWERS: PreparedQuery = {
  name: 'change_order_data_answers',
  text: `UPDATE change_order c SET answer_reason = NULL WHERE c.answered_by_id = $1 AND ${GOES}`,
};
const REDACT_LINES: PreparedQuery = {
  name: 'change_order_data_lines',
  text: `UPDATE change_order_line l SET note = NULL, location = NULL, title = CASE WHEN l.kind = 'add' THEN '#' || l.position END
    FROM change_order c WHERE c.id = l.change_order_id AND c.proposer_id = $1 AND ${GOES}`,
};

/** What a person wrote into changes. Amounts and days stay: both sides agreed on them. */
@Injectable()
export class ChangeOrderData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly changes: ChangeOrderRepository,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'change_orders',
      export: (userId) => this.export(userId),
      erase: async (userId) => {
        await this.sql.rows(REDACT_REASONS, [userId]);
        await this.sql.rows(REDACT_ANSWERS, [userId]);
        await this.sql.rows(REDACT_LINES, [userId]);
      },
    });
  }

  private async export(userId: string): Promise<ExportedPart> {
    const entries = await this.changes.ofPerson(userId);
    return { data: entries.map(({ change, lines }) => ({ ...change, lines })) };
  }
}
