import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { ConditionRepository, conditionWords } from '../projects/index.js';
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
/** What the person wrote into a change that both agreed on stands in the repairs of the project and in their history. */
const AGREED = `change_order_line l JOIN change_order c ON c.id = l.change_order_id
  WHERE c.proposer_id = $1 AND c.state = 'accepted' AND ${GOES}`;
const FORGET_NOTES: PreparedQuery = {
  name: 'change_order_data_notes',
  text: `SELECT forget_reasons(array(SELECT s.id FROM state_change s, ${AGREED}
    AND s.entity = 'condition' AND s.entity_id = l.condition_id AND s.event = 'change' AND s.reason = l.note))`,
};
const REDACT_REPAIRS: PreparedQuery = {
  name: 'change_order_data_repairs',
  text: `UPDATE condition r SET title = '#' || r.number, location = '', scope = '' FROM ${AGREED}
    AND l.kind = 'add' AND r.id = l.condition_id RETURNING r.project_id AS "projectId"`,
};
const REDACT_LINES: PreparedQuery = {
  name: 'change_order_data_lines',
  text: `UPDATE change_order_line l SET note = NULL, location = NULL, title = CASE WHEN l.kind = 'add' THEN '#' || l.position END
    FROM change_order c WHERE c.id = l.change_order_id AND c.proposer_id = $1 AND ${GOES}`,
};

const FIND_ANEW: PreparedQuery = {
  name: 'change_order_data_words',
  text: `UPDATE project SET condition_words = $2, version = version + 1 WHERE id = $1`,
};

/** What a person wrote into changes. Amounts and days stay: both sides agreed on them. */
@Injectable()
export class ChangeOrderData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly changes: ChangeOrderRepository,
    private readonly conditions: ConditionRepository,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'change_orders',
      export: (userId) => this.export(userId),
      erase: async (userId) => {
        await this.sql.rows(REDACT_REASONS, [userId]);
        await this.sql.rows(REDACT_ANSWERS, [userId]);
        await this.redactAgreed(userId);
        await this.sql.rows(REDACT_LINES, [userId]);
      },
    });
  }

  private async redactAgreed(userId: string): Promise<void> {
    await this.sql.rows(FORGET_NOTES, [userId]);
    const redacted = await this.sql.rows<{ projectId: string }>(REDACT_REPAIRS, [userId]);
    for (const projectId of new Set(redacted.map((repair) => repair.projectId))) await this.findAnew(projectId);
  }

  /** By the words of its repairs a project is found. */
  private async findAnew(projectId: string): Promise<void> {
    const words = conditionWords(await this.conditions.ofProjects([projectId]));
    await this.sql.rows(FIND_ANEW, [projectId, words]);
  }

  private async export(userId: string): Promise<ExportedPart> {
    const entries = await this.changes.ofPerson(userId);
    return { data: entries.map(({ change, lines }) => ({ ...change, lines })) };
  }
}
