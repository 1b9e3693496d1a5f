import { Global, Module, type Provider } from '@nestjs/common';
import Stripe from 'stripe';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { PROJECT_MONEY } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { ClosingMoney } from './closing/closing-money.js';
import { CommandCalls } from './commands/command-calls.js';
import { CommandQueue } from './commands/command-queue.js';
import { RunCommand } from './commands/run-command.js';
import { AccountFacts } from './facts/account-facts.js';
import { ApplyProviderFact } from './facts/apply-provider-fact.js';
import { DisputeFacts } from './facts/dispute-facts.js';
import { IncomingMoney } from './facts/incoming-money.js';
import { IntentFacts } from './facts/intent-facts.js';
import { RefundFacts } from './facts/refund-facts.js';
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
import { ChangePrice } from './milestones/change-price.js';
import { DisputedMoney } from './milestones/disputed-money.js';
import { Milestones } from './milestones/milestones.js';
import { MoneyEvents } from './milestones/money-events.js';
import { PaymentSummaries } from './milestones/payment-summaries.js';
import { PaymentTimelines } from './milestones/payment-timelines.js';
import { Refund } from './milestones/refund.js';
import { ReleasedMoney } from './milestones/released-money.js';
import { Release } from './milestones/release.js';
import { Split } from './milestones/split.js';
import { PayerAccess } from './payer-access.js';
import { PayerLeaves } from './payer-leaves.js';
import { PaymentConfig } from './payment-config.js';
import { PaymentData } from './payment-data.js';
import { PaymentReader } from './payment-reader.js';
import { PaymentsController } from './payments.controller.js';
import { PayoutAccountRecords } from './payouts/payout-account-records.js';
import { PayoutOnboarding } from './payouts/payout-onboarding.js';
import { PayoutReader } from './payouts/payout-reader.js';
import { ReceiptReader } from './receipts/receipt-facts.js';
import { Receipts } from './receipts/receipts.js';
import { PayoutsController } from './payouts.controller.js';
import { PaymentGateway } from './provider/payment-gateway.js';
import { PayoutAccounts } from './provider/payout-accounts.js';
import { ProviderEvents } from './provider/provider-events.js';
import { createStripe } from './provider/stripe-client.js';
import { StripePayoutAccounts } from './provider/stripe-payout-accounts.js';
import { WebhookController } from './webhook.controller.js';
import { PaymentWorkers } from './workers/payment-workers.js';
import { Pulse } from './workers/pulse.js';

const provider: Provider[] = [
  { provide: Stripe, inject: [APP_CONFIG], useFactory: (config: AppConfig) => createStripe(config.payments) },
  { provide: PayoutAccounts, useClass: StripePayoutAccounts },
  PaymentGateway,
  ProviderEvents,
];
const records: Provider[] = [
  Ledger,
  Invariants,
  Milestones,
  Payments,
  PaymentRows,
  CommandQueue,
  PayoutAccountRecords,
  ProviderCursor,
];
const facts: Provider[] = [
  ApplyProviderFact,
  IntentFacts,
  IncomingMoney,
  TransferFacts,
  RefundFacts,
  AccountFacts,
  DisputeFacts,
];
const useCases: Provider[] = [
  OpenIntent,
  ClaimTry,
  Release,
  PollIntent,
  ClosingMoney,
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
  PaymentSummaries,
  PaymentTimelines,
  PaymentConfig,
  PayoutReader,
  PayoutOnboarding,
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
  controllers: [PaymentsController, PayoutsController, WebhookController],
  providers: [
    ...provider,
    ...records,
    ...facts,
    ...useCases,
    ...workers,
    HeldMoney,
    PayerLeaves,
    PaymentData,
    { provide: PROJECT_MONEY, useExisting: HeldMoney },
  ],
  exports: [PROJECT_MONEY, ClosingMoney, PaymentWorkers, Invariants, OpenIntent, PaymentReader, PayoutOnboarding],
})
export class PaymentsModule {}
