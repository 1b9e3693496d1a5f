import { Global, Module, type Provider } from '@nestjs/common';
import Stripe from 'stripe';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { PROJECT_MONEY } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { ClosingMoney } from './closing/closing-money.js';
import { ClosingMoneyList } from './closing/closing-money-list.js';
import { WaitingPayments } from './admin/waiting-payments.js';
import { FailedRefundsController } from './admin/failed-refunds.controller.js';
import { ManagedPayments } from './admin/managed-payments.js';
import { RecalledOrdersController } from './admin/recalled-orders.controller.js';
import { ManagedPaymentsController } from './admin/managed-payments.controller.js';
import { ApprovalRecord } from './charge-backs/approval-record.js';
import { ChargeBackEnd } from './charge-backs/charge-back-end.js';
import { ChargeBackEvents } from './charge-backs/charge-back-events.js';
import { ChargeBackRecords } from './charge-backs/charge-back-records.js';
import { ChargeBacks } from './charge-backs/charge-backs.js';
import { EvidenceRecord } from './charge-backs/evidence-record.js';
import { LostCharge } from './charge-backs/lost-charge.js';
import { SubmitEvidenceUseCase } from './charge-backs/submit-evidence.js';
import { CommandCalls } from './commands/command-calls.js';
import { CommandQueue } from './commands/command-queue.js';
import { RunCommand } from './commands/run-command.js';
import { Debts } from './debts/debts.js';
import { ContractorBalance } from './debts/contractor-balance.js';
import { RecallTransfer } from './debts/recall-transfer.js';
import { Recalls } from './debts/recalls.js';
import { AccountFacts } from './facts/account-facts.js';
import { WithdrawRecallUseCase } from './debts/withdraw-recall.js';
import { ApplyProviderFact } from './facts/apply-provider-fact.js';
import { DisputeFacts } from './facts/dispute-facts.js';
import { IncomingMoney } from './facts/incoming-money.js';
import { IntentFacts } from './facts/intent-facts.js';
import { RefundFacts } from './facts/refund-facts.js';
import { ReversalFacts } from './facts/reversal-facts.js';
import { TransferFacts } from './facts/transfer-facts.js';
import { HeldMoney } from './held-money.js';
import { AwaitedFacts } from './inbox/awaited-facts.js';
import { ProviderCursor } from './inbox/provider-cursor.js';
import { ReadEvent } from './inbox/read-event.js';
import { Reconciler } from './inbox/reconciler.js';
import { WebhookInbox } from './inbox/webhook-inbox.js';
import { ClaimTry } from './intents/claim-try.js';
import { OpenIntent } from './intents/open-intent.js';
import { PaymentRows } from './intents/payment-rows.js';
import { Payments } from './intents/payments.js';
import { PollIntent } from './intents/poll-intent.js';
import { Invariants } from './ledger/invariants.js';
import { Ledger } from './ledger/ledger.js';
import { Attention } from './milestones/attention.js';
import { ChangePrice } from './milestones/change-price.js';
import { DisputedMoney } from './milestones/disputed-money.js';
import { Milestones } from './milestones/milestones.js';
import { MoneyEvents } from './milestones/money-events.js';
import { PaymentSummaries } from './milestones/payment-summaries.js';
import { PaymentTimelines } from './milestones/payment-timelines.js';
import { Refund } from './milestones/refund.js';
import { ReleasedMoney } from './milestones/released-money.js';
import { Release } from './milestones/release.js';
import { SeeAttentionUseCase } from './milestones/see-attention.js';
import { Split } from './milestones/split.js';
import { PayerAccess } from './payer-access.js';
import { PayerLeaves } from './payer-leaves.js';
import { PaymentConfig } from './payment-config.js';
import { PaymentData } from './payment-data.js';
import { PaymentReader } from './payment-reader.js';
import { PaymentsController } from './payments.controller.js';
import { PayoutAccountRecords } from './payouts/payout-account-records.js';
import { BankPayouts } from './payouts/bank-payouts.js';
import { PayoutOnboarding } from './payouts/payout-onboarding.js';
import { PayoutReader } from './payouts/payout-reader.js';
import { ReceiptReader } from './receipts/receipt-facts.js';
import { Receipts } from './receipts/receipts.js';
import { ClientMoves } from './statements/client-moves.js';
import { ContractorMoves } from './statements/contractor-moves.js';
import { Statements } from './statements/statements.js';
import { PayoutsController } from './payouts.controller.js';
import { ChargeBackGateway } from './provider/charge-back-gateway.js';
import { PaymentGateway } from './provider/payment-gateway.js';
import { PayoutAccounts } from './provider/payout-accounts.js';
import { ProviderEvents } from './provider/provider-events.js';
import { createStripe } from './provider/stripe-client.js';
import { StripePayoutAccounts } from './provider/stripe-payout-accounts.js';
import { MoneyReminders } from './reminders/money-reminders.js';
import { FailedRefunds } from './refunds/failed-refunds.js';
import { PayByHand } from './refunds/pay-by-hand.js';
import { RetryRefund } from './refunds/retry-refund.js';
import { SettleRefundByHandUseCase } from './refunds/settle-refund-by-hand.js';
import { reconciliation } from './reconciliation/providers.js';
import { ReconciliationController } from './reconciliation/reconciliation.controller.js';
import { WebhookController } from './webhook.controller.js';
import { PaymentWorkers } from './workers/payment-workers.js';
import { Pulse } from './workers/pulse.js';

const provider: Provider[] = [
  { provide: Stripe, inject: [APP_CONFIG], useFactory: (config: AppConfig) => createStripe(config.payments) },
  { provide: PayoutAccounts, useClass: StripePayoutAccounts },
  PaymentGateway,
  ChargeBackGateway,
  ProviderEvents,
];
const records: Provider[] = [
  Ledger,
  Invariants,
  Milestones,
  Attention,
  Payments,
  PaymentRows,
  CommandQueue,
  PayoutAccountRecords,
  ProviderCursor,
  ChargeBackRecords,
  Recalls,
];
const facts: Provider[] = [
  ApplyProviderFact,
  IntentFacts,
  IncomingMoney,
  TransferFacts,
  RefundFacts,
  AccountFacts,
  DisputeFacts,
  ReversalFacts,
];
const useCases: Provider[] = [
  OpenIntent,
  PollIntent,
  ClosingMoney,
  ClosingMoneyList,
  ClaimTry,
  Release,
  ReleasedMoney,
  Refund,
  Split,
  DisputedMoney,
  ChangePrice,
  MoneyEvents,
  PayerAccess,
  PaymentReader,
  ReceiptReader,
  Receipts,
  ClientMoves,
  ContractorMoves,
  Statements,
  PaymentSummaries,
  PaymentTimelines,
  PaymentConfig,
  PayoutReader,
  BankPayouts,
  PayoutOnboarding,
];
const afterwards: Provider[] = [
  ChargeBacks,
  ChargeBackEnd,
  ChargeBackEvents,
  LostCharge,
  ApprovalRecord,
  EvidenceRecord,
  SubmitEvidenceUseCase,
  Debts,
  RecallTransfer,
  FailedRefunds,
  ContractorBalance,
  RetryRefund,
  WithdrawRecallUseCase,
  PayByHand,
  SettleRefundByHandUseCase,
  ManagedPayments,
  SeeAttentionUseCase,
  MoneyReminders,
];
const workers: Provider[] = [
  Pulse,
  RunCommand,
  CommandCalls,
  WebhookInbox,
  ReadEvent,
  Reconciler,
  AwaitedFacts,
  PaymentWorkers,
];

/** Global for one token: projects ask for their money's side by PROJECT_MONEY and never know this module. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [
    PaymentsController,
    PayoutsController,
    ManagedPaymentsController,
    FailedRefundsController,
    WebhookController,
    ReconciliationController,
    RecalledOrdersController,
  ],
  providers: [
    ...provider,
    ...records,
    ...facts,
    ...useCases,
    ...afterwards,
    ...workers,
    ...reconciliation,
    HeldMoney,
    PayerLeaves,
    PaymentData,
    WaitingPayments,
    { provide: PROJECT_MONEY, useExisting: HeldMoney },
  ],
  exports: [
    PROJECT_MONEY,
    ClosingMoney,
    ClosingMoneyList,
    PaymentWorkers,
    Invariants,
    OpenIntent,
    PaymentReader,
    PayoutOnboarding,
    PayoutReader,
    WaitingPayments,
  ],
})
export class PaymentsModule {}
