import { Injectable, type OnModuleInit } from '@nestjs/common';
import { invoiceMachine, type InvoiceVoidReason, type PaymentState } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { ClosingMoney, type MoneyAtClosing } from '../payments/index.js';
import type { ProjectInvoices, SettlementAgent } from '../projects/index.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { IssueInvoice } from './issue-invoice.js';
import { newInvoice } from './new-invoice.js';
import { VoidInvoice } from './void-invoice.js';

/** Nothing is owed any more: the job ended, or staff ruled that the contractor gets nothing. */
const GONE: readonly PaymentState[] = ['refunding', 'refunded'];
/** A ruling sets what the invoice falls to, or that nothing is owed. */
const FOLLOWED = ['project.cancelled', 'change.accepted', 'payment.held', 'dispute.settled', 'dispute.ruled'] as const;
const PAID: readonly PaymentState[] = ['funded', 'releasing', 'released'];

/**
 * An invoice says what the job's money says. Whatever happens to that money, this brings the one to the other, in the
 * same transaction and with the money's row locked before the invoice's.
 */
@Injectable()
export class FollowMoney implements OnModuleInit, ProjectInvoices {
  constructor(
    private readonly money: ClosingMoney,
    private readonly invoices: InvoiceRepository,
    private readonly issuing: IssueInvoice,
    private readonly voiding: VoidInvoice,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('project.approved', async ({ projectId }) => {
      if (await this.execute(projectId)) return;
      const invoice = await this.invoices.lockOfProject(projectId);
      if (invoice) await this.issuing.tellPayable(invoice);
    });
    for (const name of FOLLOWED) {
      this.events.on(name, async ({ projectId }) => {
        await this.execute(projectId);
      });
    }
  }

  async onAgreedAtClosing(projectId: string, agent: SettlementAgent | null): Promise<void> {
    await this.invoices.save(newInvoice(projectId, agent));
  }

  /** True when it was issued just now. */
  async execute(projectId: string): Promise<boolean> {
    const money = await this.money.lock(projectId);
    if (!money) return false;
    const invoice = await this.current(projectId);
    if (invoiceMachine.final.includes(invoice.state)) return false;
    if (GONE.includes(money.state)) {
      await this.end(invoice, 'project_cancelled');
      return false;
    }
    return this.bring(invoice, money);
  }

  private async bring(invoice: InvoiceEntity, money: MoneyAtClosing): Promise<boolean> {
    const isOutdated = invoice.amountCents !== null && invoice.amountCents !== money.totalCents;
    const valid = isOutdated ? await this.replace(invoice, money) : invoice;
    const isIssued = money.isApproved && valid.state === 'draft';
    if (isIssued) await this.issuing.execute({ invoice: valid, money, as: ['system'], actorId: null });
    if (money.isApproved && PAID.includes(money.state)) await this.settle(valid);
    return isOutdated || isIssued;
  }

  /** The project's invoice, its row locked; jobs that were agreed before there were invoices have none yet. */
  private async current(projectId: string): Promise<InvoiceEntity> {
    return (await this.invoices.lockOfProject(projectId)) ?? this.invoices.save(newInvoice(projectId, null));
  }

  private async settle(invoice: InvoiceEntity): Promise<void> {
    const changes = { paidAt: this.clock.now() };
    await this.invoices.move(invoice, { event: 'pay', as: ['provider'], actorId: null, changes });
    await this.issuing.tellPaid(invoice);
  }

  private async end(invoice: InvoiceEntity, voidReason: InvoiceVoidReason): Promise<void> {
    await this.voiding.execute(invoice, { event: 'void', as: ['system'], actorId: null, reason: voidReason });
  }

  /** What was issued is never altered: another price is another invoice. */
  private async replace(invoice: InvoiceEntity, money: MoneyAtClosing): Promise<InvoiceEntity> {
    await this.end(invoice, 'replaced');
    const { projectId, agentName: name, agentCompany: company, agentEmail: email, fileNumber } = invoice;
    const agent = name === null ? null : { name, company, email, fileNumber };
    const { payer, fellThroughAt } = invoice;
    const next = await this.invoices.save(Object.assign(newInvoice(projectId, agent), { payer, fellThroughAt }));
    await this.issuing.execute({ invoice: next, money, as: ['system'], actorId: null });
    return next;
  }
}
