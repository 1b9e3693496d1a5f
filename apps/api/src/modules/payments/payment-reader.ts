import { Injectable } from '@nestjs/common';
import { houseName, type Actor } from '@cw/domain';
import { Cursors } from '../../common/http/cursor.js';
import type { ListPaymentsQuery } from './dto/list-payments.query.js';
import type { PaymentPage, PaymentView } from './dto/payment.response.js';
import { PaymentRows, type PaymentRow } from './intents/payment-rows.js';
import { PollIntent } from './intents/poll-intent.js';
import { PaymentSummaries } from './milestones/payment-summaries.js';
import { PayerAccess } from './payer-access.js';
import { toPaymentView } from './payment.mapper.js';

const LIST = 'payments';

/** Payments as their payer reads them. */
@Injectable()
export class PaymentReader {
  constructor(
    private readonly rows: PaymentRows,
    private readonly summaries: PaymentSummaries,
    private readonly polling: PollIntent,
    private readonly cursors: Cursors,
    private readonly payers: PayerAccess,
  ) {}

  /** The checkout page asks until the payment is through, so this does not wait for a webhook that may be lost. */
  async read(actor: Actor, id: string): Promise<PaymentView> {
    const row = await this.payers.find(actor, id);
    if (!row.open || row.intentId === null) return this.view(row);
    const isConfirmed = await this.polling.execute(row.intentId);
    return { ...(await this.view(await this.payers.find(actor, id))), isConfirmed };
  }

  async list(actor: Actor, query: ListPaymentsQuery): Promise<PaymentPage> {
    const [at = null, id = null] = this.cursors.decode(LIST, query.cursor) ?? [];
    const rows = await this.rows.ofPayer(actor.userId, {
      projectId: query.projectId ?? null,
      before: { at, id },
      limit: query.limit + 1,
    });
    const summaries = await this.summaries.ofProjects(rows.map((row) => row.projectId));
    const page = this.cursors.page(rows, query.limit, LIST, {
      map: (row: PaymentRow) => toPaymentView(row, summaries),
      key: (row: PaymentRow) => [row.at.toISOString(), row.id],
    });
    const projects = await this.rows.projectsOfPayer(actor.userId);
    return { ...page, projects: projects.map(({ id, title, ...house }) => ({ id, title, house: houseName(house) })) };
  }

  private async view(row: PaymentRow): Promise<PaymentView> {
    return toPaymentView(row, await this.summaries.ofProjects([row.projectId]));
  }
}
