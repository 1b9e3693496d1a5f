import { Injectable } from '@nestjs/common';
import type { Cents, ClosingMethod } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { PaymentIntentView } from '../dto/payment-intent.response.js';
import { IncomingMoney } from '../facts/incoming-money.js';
import { OpenIntent } from '../intents/open-intent.js';
import { Payments } from '../intents/payments.js';
import { PollIntent } from '../intents/poll-intent.js';
import { Ledger } from '../ledger/ledger.js';
import type { MilestoneEntity } from '../milestones/milestone.entity.js';
import { Milestones } from '../milestones/milestones.js';
import { moneyAtClosing, type MoneyAtClosing } from './money-at-closing.js';

/** A wire or a check, as one admin recorded and another confirmed it. */
export interface ReceivedAtClosing {
  readonly method: ClosingMethod;
  readonly amountCents: Cents;
  readonly adminId: string;
}

/** The one entrance for what is paid on an invoice instead of being held from the start. */
@Injectable()
export class ClosingMoney {
  constructor(
    private readonly milestones: Milestones,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly intents: OpenIntent,
    private readonly polling: PollIntent,
    private readonly incoming: IncomingMoney,
  ) {}

  /** Null before a bid is accepted, and where the money is held from the start. */
  async of(projectId: string): Promise<MoneyAtClosing | null> {
    return this.view(await this.milestones.findOfProject(projectId));
  }

  /** The same, which nothing else changes until the transaction ends. */
  async lock(projectId: string): Promise<MoneyAtClosing | null> {
    return this.view(await this.milestones.lockOfProject(projectId));
  }

  /** Begins a payment of all that is due, for whoever holds the invoice's link. Calls the provider. */
  async openIntent(projectId: string): Promise<PaymentIntentView> {
    return this.intents.allThatIsDue(projectId);
  }

  /** Asks the provider about a payment that is under way. */
  async poll(projectId: string): Promise<void> {
    const milestone = await this.milestones.findOfProject(projectId);
    const open = milestone && (await this.payments.findOpen(milestone.id));
    if (open?.providerIntentId) await this.polling.execute(open.providerIntentId);
  }

  /** The id of the payment that it became. Only inside a unit of work. */
  async receive(projectId: string, { method, amountCents, adminId }: ReceivedAtClosing): Promise<string> {
    const milestone = await this.milestones.lockOfProject(projectId);
    const money = await this.view(milestone);
    // What leaves a rest, or more than is due, is no payment of this invoice: staff sort that out with the agent first.
    if (!milestone || money?.dueCents !== amountCents || money.isProcessing) {
      throw new DomainError('payment.not_due', { extra: { state: milestone?.state ?? 'requires_payment' } });
    }
    const payment = await this.payments.createReceived(milestone.id, method, amountCents);
    await this.incoming.receiveAtClosing(milestone, payment, adminId);
    return payment.id;
  }

  /** The money of a wire or check stands at the provider now. Only inside a unit of work. */
  async clear(projectId: string, paymentId: string, adminId: string): Promise<void> {
    const milestone = await this.milestones.lockOfProject(projectId);
    if (milestone) await this.incoming.clearAtClosing(milestone, await this.payments.getById(paymentId), adminId);
  }

  private async view(milestone: MilestoneEntity | null): Promise<MoneyAtClosing | null> {
    if (milestone?.paymentTiming !== 'at_closing') return null;
    return moneyAtClosing(milestone, {
      heldCents: await this.ledger.heldBy(milestone.id),
      isProcessing: (await this.payments.findOpen(milestone.id))?.status === 'processing',
    });
  }
}
