import type Stripe from 'stripe';
import { PLATFORM } from '../../store/records.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import { bankAccountOf, isErrored, saveBankAccount, withBankAccount, type BankDetails } from './bank-account.js';
import { noRequirements } from './build.js';
import { planPayout } from '../payouts/automatic.js';

function emitCapability(work: UnitOfWork, account: Stripe.Account, name: 'transfers' | 'card_payments'): void {
  work.emit(
    account.id,
    'capability.updated',
    {
      id: name,
      object: 'capability',
      account: account.id,
      future_requirements: { ...emptyCapabilityRequirements },
      requested: true,
      requested_at: account.created ?? null,
      requirements: { ...emptyCapabilityRequirements },
      status: 'active',
    },
    { status: 'inactive' },
  );
}

const emptyCapabilityRequirements = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
} satisfies Stripe.Capability.Requirements;

function withActiveCapabilities(account: Stripe.Account, bank: Stripe.BankAccount, now: number): Stripe.Account {
  const requested = account.capabilities ?? {};
  return {
    ...withBankAccount(account, bank),
    business_type: account.business_type ?? 'individual',
    capabilities: {
      ...(requested.transfers && { transfers: 'active' }),
      ...(requested.card_payments && { card_payments: 'active' }),
    },
    charges_enabled: requested.card_payments !== undefined,
    details_submitted: true,
    payouts_enabled: true,
    requirements: noRequirements(),
    tos_acceptance: { date: now, ip: '127.0.0.1', user_agent: null },
  };
}

/** Another bank account after one that sent money back: what waits on the balance goes there. */
function replaceBankAccount(work: UnitOfWork, account: Stripe.Account, details: BankDetails): Stripe.Account {
  const bank = saveBankAccount(work, account.id, details);
  const active = work.save('account', PLATFORM, {
    ...withBankAccount(account, bank),
    payouts_enabled: true,
    requirements: noRequirements(),
  });
  work.emit(account.id, 'account.external_account.created', bank);
  work.emit(account.id, 'account.updated', active, { payouts_enabled: false });
  planPayout(work, account.id, work.now);
  return active;
}

/** What Stripe's onboarding does once everything is given: the requested capabilities turn active. */
export function completeOnboarding(work: UnitOfWork, account: Stripe.Account, details: BankDetails): Stripe.Account {
  if (account.details_submitted)
    return isErrored(bankAccountOf(account)) ? replaceBankAccount(work, account, details) : account;
  const bank = saveBankAccount(work, account.id, details);
  const active = work.save('account', PLATFORM, withActiveCapabilities(account, bank, work.now));
  work.emit(account.id, 'account.external_account.created', bank);
  for (const name of ['transfers', 'card_payments'] as const)
    if (active.capabilities?.[name]) emitCapability(work, active, name);
  work.emit(account.id, 'account.updated', active, {
    capabilities: account.capabilities,
    details_submitted: false,
    payouts_enabled: account.payouts_enabled,
  });
  return active;
}
