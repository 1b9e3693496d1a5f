import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import type { PaymentEntity } from '../intents/payment.entity.js';
import { Payments } from '../intents/payments.js';
import { Milestones } from '../milestones/milestones.js';
import { PayoutAccountRecords } from '../payouts/payout-account-records.js';
import { PaymentGateway, type RefundOrder, type ReversalOrder } from '../provider/payment-gateway.js';
import { providerCode } from '../provider/provider-error.js';
import { PayoutAccounts } from '../provider/payout-accounts.js';
import type {
  AccountFact,
  IntentFact,
  RefundFact,
  ReversalFact,
  ShortfallFact,
  TransferFact,
} from '../provider/provider-fact.js';
import { NoChargeError } from './no-charge-error.js';
import type { PaymentCommandEntity } from './payment-command.entity.js';

// The provider forgets a key after 24 hours; from then on the same order would be carried out twice.
const KEY_TRUSTED_MS = 20 * HOUR_MS;

function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`A payment command lacks its ${what}`);
  return value;
}

const cameAsCharge = ({ method }: PaymentEntity): boolean => method === 'card' || method === 'us_bank_account';

/** Turns a command into the call that it stands for. */
@Injectable()
export class CommandCalls {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: Payments,
    private readonly milestones: Milestones,
    private readonly accounts: PayoutAccountRecords,
    private readonly payoutAccounts: PayoutAccounts,
    private readonly clock: Clock,
  ) {}

  /** The provider's answer. Rejects with the provider's error. */
  async ask(
    command: PaymentCommandEntity,
  ): Promise<IntentFact | TransferFact | RefundFact | ReversalFact | ShortfallFact> {
    const payment = await this.payments.getById(command.paymentId);
    switch (command.kind) {
      case 'transfer':
        return this.transfer(command, payment);
      case 'refund':
        return this.refund(command, payment);
      case 'cancel_intent':
        return this.gateway.cancelIntent(known(payment.providerIntentId, 'intent'));
      case 'reversal':
        return this.reversal(command);
    }
  }

  /** The present state of the account that a transfer is meant for. */
  async readAccount(command: PaymentCommandEntity): Promise<AccountFact> {
    return this.payoutAccounts.read(await this.accountOf(command));
  }

  /** What the command has led to already, looked up instead of asked for. */
  async find(command: PaymentCommandEntity): Promise<TransferFact | RefundFact | ReversalFact | undefined> {
    const payment = await this.payments.getById(command.paymentId);
    if (command.kind === 'transfer') return this.gateway.findTransfer(this.order(command));
    if (command.kind === 'refund') return this.gateway.findRefund(this.refundOrder(command, payment));
    if (command.kind === 'reversal') return this.gateway.findReversal(this.reversalOrder(command));
    return undefined;
  }

  private async transfer(command: PaymentCommandEntity, payment: PaymentEntity): Promise<TransferFact> {
    const order = {
      ...this.order(command),
      chargeId: cameAsCharge(payment) ? known(payment.providerChargeId, 'charge') : null,
      accountId: await this.accountOf(command),
    };
    const done = this.mayBeForgotten(command) ? await this.gateway.findTransfer(order) : undefined;
    return done ?? this.gateway.transfer(order);
  }

  private async refund(command: PaymentCommandEntity, payment: PaymentEntity): Promise<RefundFact> {
    if (!cameAsCharge(payment)) throw new NoChargeError();
    const order = this.refundOrder(command, payment);
    const done = this.mayBeForgotten(command) ? await this.gateway.findRefund(order) : undefined;
    return done ?? this.gateway.refund(order);
  }

  /** The account may have less than is asked for: that is an answer, and no fault. */
  private async reversal(command: PaymentCommandEntity): Promise<ReversalFact | ShortfallFact> {
    const order = this.reversalOrder(command);
    const done = this.mayBeForgotten(command) ? await this.gateway.findReversal(order) : undefined;
    if (done) return done;
    try {
      return await this.gateway.reverse(order);
    } catch (error) {
      if (providerCode(error) !== 'balance_insufficient') throw error;
      const coveredCents = await this.gateway.balanceOf(await this.accountOf(command));
      return { object: 'shortfall', commandId: command.id, coveredCents };
    }
  }

  private reversalOrder(command: PaymentCommandEntity): ReversalOrder {
    return { ...this.order(command), transferId: known(command.transferId, 'transfer') };
  }

  private refundOrder(command: PaymentCommandEntity, payment: PaymentEntity): RefundOrder {
    return { ...this.order(command), intentId: known(payment.providerIntentId, 'intent') };
  }

  private order(command: PaymentCommandEntity) {
    const { id: commandId, milestoneId } = command;
    return { commandId, milestoneId, amountCents: known(command.amountCents, 'amount') };
  }

  private async accountOf(command: PaymentCommandEntity): Promise<string> {
    const { contractorId } = await this.milestones.findById(command.milestoneId);
    const account = await this.accounts.find(contractorId);
    return known(account?.providerAccountId, 'payout account');
  }

  // `attempts` counts the present one too.
  private mayBeForgotten(command: PaymentCommandEntity): boolean {
    return command.attempts > 1 && this.clock.now().getTime() - command.createdAt.getTime() > KEY_TRUSTED_MS;
  }
}
