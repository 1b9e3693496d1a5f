import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { OPEN_INVOICE_STATES } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingMoney } from '../payments/index.js';
import { InvoiceReminders } from './invoice-reminders.js';
import { InvoiceRepository } from './invoice.repository.js';

// Before the client has approved the work nothing can be paid, so nobody is reminded.
const OPEN: PreparedQuery = {
  name: 'invoice_sweep_open',
  text: `SELECT i.id, i.project_id AS "projectId" FROM invoice i JOIN milestone m ON m.project_id = i.project_id
    WHERE i.state = ANY ($1::text[]) AND m.approved_at IS NOT NULL ORDER BY i.due_on, i.id`,
};

/** What nobody pays in time is overdue, and whoever should pay is reminded, before and after. */
@Injectable()
export class InvoiceSweep implements OnModuleInit {
  private readonly logger = new Logger(InvoiceSweep.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly invoices: InvoiceRepository,
    private readonly money: ClosingMoney,
    private readonly reminders: InvoiceReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.define('invoices.sweep', () => this.execute(), { cron: '17 * * * *' });
  }

  /** Each invoice in a transaction of its own, so that one that fails holds up no other. */
  async execute(): Promise<void> {
    const open = await this.sql.rows<{ id: string; projectId: string }>(OPEN, [[...OPEN_INVOICE_STATES]]);
    const failed: Error[] = [];
    for (const { id, projectId } of open) {
      try {
        await this.look(id, projectId);
      } catch (error) {
        const known = error instanceof Error ? error : new Error('An invoice could not be looked at', { cause: error });
        this.logger.error({ invoiceId: id, code: codeOf(known) }, 'invoice not looked at');
        failed.push(known);
      }
    }
    // The job has failed all the same: it is tried again, and stands among those that did.
    const [first] = failed;
    if (first) throw first;
  }

  private look(id: string, projectId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const money = await this.money.lock(projectId);
      const invoice = await this.invoices.findForUpdate(id);
      if (invoice && money) await this.reminders.look(invoice, money);
    });
  }
}

const codeOf = (error: Error): string => (error instanceof DomainError ? error.code : error.name);
