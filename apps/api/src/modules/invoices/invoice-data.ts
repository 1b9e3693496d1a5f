import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { PersonalData } from '../users/index.js';
import { InvoiceLetters } from './invoice-letters.js';

const OF_PERSON = `SELECT project_id FROM milestone WHERE owner_id = $1 OR contractor_id = $1`;
const INVOICES: PreparedQuery = {
  name: 'invoice_data',
  text: `SELECT id, project_id AS "projectId", state, payer, number, amount_cents AS "amountCents", issued_at AS "issuedAt",
      due_on AS "dueOn", paid_at AS "paidAt", work_title AS "workTitle", property, payee_name AS "payeeName"
    FROM invoice WHERE project_id IN (${OF_PERSON}) ORDER BY created_at, id`,
};
const AGENTS: PreparedQuery = {
  name: 'invoice_data_agents',
  text: `SELECT i.id, i.agent_name AS "name", i.agent_company AS "company", i.agent_email AS "email", i.file_number AS "fileNumber"
    FROM invoice i JOIN milestone m ON m.project_id = i.project_id WHERE m.owner_id = $1 ORDER BY i.created_at, i.id`,
};
// The owner wrote whom they close with; where the work was done is theirs as well.
const FORGET_OWNER: PreparedQuery = {
  name: 'invoice_forget_owner',
  text: `UPDATE invoice i SET agent_name = NULL, agent_company = NULL, agent_email = NULL, file_number = NULL,
      work_title = NULL, property = NULL, token_hash = NULL
    FROM milestone m WHERE m.project_id = i.project_id AND m.owner_id = $1`,
};
const OWN: PreparedQuery = {
  name: 'invoice_data_own',
  text: `SELECT i.id FROM invoice i JOIN milestone m ON m.project_id = i.project_id WHERE m.owner_id = $1`,
};
const FORGET_PAYEE: PreparedQuery = {
  name: 'invoice_forget_payee',
  text: `UPDATE invoice i SET payee_name = NULL FROM milestone m WHERE m.project_id = i.project_id AND m.contractor_id = $1`,
};

/** Numbers, amounts and days are kept as the law has us keep accounts; names, places and links go with the person. */
@Injectable()
export class InvoiceData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
    private readonly letters: InvoiceLetters,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'invoices',
      export: async (userId) => ({
        data: {
          invoices: await this.sql.rows(INVOICES, [userId]),
          settlementAgents: await this.sql.rows(AGENTS, [userId]),
        },
      }),
      erase: async (userId) => {
        await this.sql.rows(FORGET_OWNER, [userId]);
        await this.letters.forget((await this.sql.rows<{ id: string }>(OWN, [userId])).map(({ id }) => id));
        await this.sql.rows(FORGET_PAYEE, [userId]);
      },
    });
  }
}
