import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FALLBACK_LOCALE } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { type MadeExport, PersonalData, UsersService } from '../users/index.js';
import { InvoiceLetters } from './invoice-letters.js';
import { invoiceFileName, InvoicePapers } from './invoice-papers.js';
import { withoutAgent, type InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

const OF_PERSON = `SELECT project_id FROM milestone WHERE owner_id = $1 OR contractor_id = $1`;
const INVOICES: PreparedQuery = {
  name: 'invoice_data',
  text: `SELECT id, project_id AS "projectId", state, payer, number, amount_cents AS "amountCents", issued_at AS "issuedAt",
      due_on AS "dueOn", paid_at AS "paidAt", work_title AS "workTitle", property, payee_name AS "payeeName"
    FROM invoice WHERE project_id IN (${OF_PERSON}) ORDER BY created_at, id`,
};
const NUMBERED: PreparedQuery = {
  name: 'invoice_data_numbered',
  text: `SELECT i.id, i.number, i.state, m.owner_id = $1 AS "isOwner"
    FROM invoice i JOIN milestone m ON m.project_id = i.project_id
    WHERE (m.owner_id = $1 OR m.contractor_id = $1) AND i.number IS NOT NULL ORDER BY i.created_at, i.id`,
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
      work_title = NULL, property = NULL
    FROM milestone m WHERE m.project_id = i.project_id AND m.owner_id = $1`,
};
const DECLINED: PreparedQuery = {
  name: 'invoice_data_declined',
  text: `SELECT d.invoice_id AS "invoiceId", d.name, d.email, d.created_at AS "declinedAt"
    FROM invoice_decline d JOIN invoice i ON i.id = d.invoice_id JOIN milestone m ON m.project_id = i.project_id
    WHERE m.owner_id = $1 ORDER BY d.created_at, d.id`,
};
const FORGET_DECLINED: PreparedQuery = {
  name: 'invoice_forget_declined',
  text: `DELETE FROM invoice_decline d USING invoice i JOIN milestone m ON m.project_id = i.project_id
    WHERE i.id = d.invoice_id AND m.owner_id = $1`,
};
const FORGET_LINKS: PreparedQuery = {
  name: 'invoice_forget_links',
  text: `DELETE FROM invoice_link l USING invoice i JOIN milestone m ON m.project_id = i.project_id
    WHERE i.id = l.invoice_id AND m.owner_id = $1`,
};
const OWN: PreparedQuery = {
  name: 'invoice_data_own',
  text: `SELECT i.id FROM invoice i JOIN milestone m ON m.project_id = i.project_id WHERE m.owner_id = $1`,
};
const FORGET_PAYEE: PreparedQuery = {
  name: 'invoice_forget_payee',
  text: `UPDATE invoice i SET payee_name = NULL FROM milestone m WHERE m.project_id = i.project_id AND m.contractor_id = $1`,
};

interface NumberedRow extends Record<string, unknown>, Pick<InvoiceEntity, 'id' | 'number' | 'state'> {
  readonly isOwner: boolean;
}

/** Numbers, amounts and days are kept as the law has us keep accounts; names, places and links go with the person. */
@Injectable()
export class InvoiceData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
    private readonly letters: InvoiceLetters,
    private readonly invoices: InvoiceRepository,
    private readonly papers: InvoicePapers,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'invoices',
      export: async (userId) => ({
        data: {
          invoices: await this.sql.rows(INVOICES, [userId]),
          settlementAgents: await this.sql.rows(AGENTS, [userId]),
          declinedBy: await this.sql.rows(DECLINED, [userId]),
        },
        files: await this.papersOf(userId),
      }),
      erase: async (userId) => {
        await this.sql.rows(FORGET_LINKS, [userId]);
        await this.sql.rows(FORGET_DECLINED, [userId]);
        await this.sql.rows(FORGET_OWNER, [userId]);
        await this.letters.forget((await this.sql.rows<{ id: string }>(OWN, [userId])).map(({ id }) => id));
        await this.sql.rows(FORGET_PAYEE, [userId]);
      },
    });
  }

  private async papersOf(userId: string): Promise<MadeExport[]> {
    const locale = (await this.users.findById(userId))?.locale ?? FALLBACK_LOCALE;
    const rows = await this.sql.rows<NumberedRow>(NUMBERED, [userId]);
    return rows.map(({ id, isOwner, ...invoice }) => ({
      path: `invoices/${invoiceFileName(invoice, locale)}`,
      make: () => this.paper(id, isOwner, locale),
    }));
  }

  private async paper(id: string, isOwner: boolean, locale: Locale): Promise<Buffer> {
    const invoice = await this.invoices.find(id);
    if (!invoice) return Buffer.alloc(0);
    return (await this.papers.file({ ...(isOwner ? invoice : withoutAgent(invoice)), isForSide: true }, locale)).bytes;
  }
}
