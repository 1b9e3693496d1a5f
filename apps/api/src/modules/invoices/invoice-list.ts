import { Injectable } from '@nestjs/common';
import { WAITING_CLOSING_PAYMENTS } from '@cw/domain';
import { In } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import { fullName } from '../../common/person-name.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingMoneyList } from '../payments/index.js';
import { StaffProjectNames } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import { ClosingPaymentEntity } from './closing-payment.entity.js';
import type { AdminInvoice, AdminInvoicePage } from './dto/admin-invoice.response.js';
import type { ListInvoicesQuery } from './dto/list-invoices.query.js';
import type { ClosingPaymentView } from './dto/invoice.response.js';
import { toAgentView, toInvoiceFacts } from './invoice.mapper.js';
import { InvoiceEntity } from './invoice.entity.js';

const LIST = 'invoices';

const WAITING = WAITING_CLOSING_PAYMENTS.map((state) => `'${state}'`).join(', ');

const PAGE: PreparedQuery = {
  name: 'invoice_page',
  text: `SELECT id FROM invoice WHERE ($1::text IS NULL OR state = $1)
      AND ($2::text IS NULL OR EXISTS (
        SELECT FROM closing_payment p WHERE p.invoice_id = invoice.id AND p.state IN (${WAITING})
          AND ($2 = 'any' OR p.state = $2)))
      AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
    ORDER BY created_at DESC, id DESC LIMIT $5`,
};

/** All invoices, for staff. */
@Injectable()
export class InvoiceList {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly cursors: Cursors,
    private readonly money: ClosingMoneyList,
    private readonly users: UsersService,
    private readonly names: StaffProjectNames,
  ) {}

  /** Newest first. */
  async page({ state, waiting, limit, cursor }: ListInvoicesQuery): Promise<AdminInvoicePage> {
    const list = `${LIST}.${state ?? 'all'}.${waiting ?? 'all'}`;
    const [at = null, after = null] = this.cursors.decode(list, cursor) ?? [];
    const values = [state ?? null, waiting ?? null, at, after, limit + 1];
    const ids = await this.sql.rows<{ id: string }>(PAGE, values);
    const rows = await this.rows.find({
      where: { id: In(ids.map(({ id }) => id)) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const page = this.cursors.page(rows, limit, list, {
      map: (row) => row,
      key: (row) => [row.createdAt.toISOString(), row.id],
    });
    return { items: await this.views(page.items), nextCursor: page.nextCursor };
  }

  async one(id: string): Promise<AdminInvoice> {
    const [view] = await this.views(await this.rows.findBy({ id }));
    if (!view) throw new DomainError('invoice.not_found');
    return view;
  }

  private async views(invoices: readonly InvoiceEntity[]): Promise<AdminInvoice[]> {
    const payments = await this.paymentsOf(invoices);
    const views: AdminInvoice[] = [];
    const names = await this.names.of(invoices.map(({ projectId }) => projectId));
    const stakes = await this.money.of(invoices.map(({ projectId }) => projectId));
    for (const invoice of invoices) {
      const money = stakes.get(invoice.projectId);
      const named = names.get(invoice.projectId);
      if (!money || !named) throw new Error(`Invoice ${invoice.id} has no money or no project`);
      views.push({
        ...toInvoiceFacts(invoice, money),
        projectTitle: money.projectTitle,
        ...named,
        agent: toAgentView(invoice),
        payment: payments.get(invoice.id) ?? null,
      });
    }
    return views;
  }

  /** The last one of each. */
  private async paymentsOf(invoices: readonly InvoiceEntity[]): Promise<ReadonlyMap<string, ClosingPaymentView>> {
    const payments = await this.unitOfWork
      .repository(ClosingPaymentEntity)
      .find({ where: { invoiceId: In(invoices.map(({ id }) => id)) }, order: { createdAt: 'ASC', id: 'ASC' } });
    const people = await this.users.findByIds(payments.map(({ recordedBy }) => recordedBy));
    const names = new Map(people.map((person) => [person.id, fullName(person)]));
    return new Map(
      payments.map((payment) => [
        payment.invoiceId,
        {
          id: payment.id,
          method: payment.method,
          state: payment.state,
          reference: payment.reference,
          receivedOn: payment.receivedOn,
          amountCents: payment.amountCents,
          recordedBy: names.get(payment.recordedBy) ?? '',
          recordedById: payment.recordedBy,
        },
      ]),
    );
  }

  private get rows() {
    return this.unitOfWork.repository(InvoiceEntity);
  }
}
