export { PayoutAccountEntity } from './payouts/payout-account.entity.js';
export { PaymentCommandEntity } from './commands/payment-command.entity.js';
export { PaymentEntity } from './intents/payment.entity.js';
export { Invariants, type InvariantResult } from './ledger/invariants.js';
export { MilestoneEntity } from './milestones/milestone.entity.js';
export { PaymentsModule } from './payments.module.js';
export { PaymentWorkers } from './workers/payment-workers.js';
