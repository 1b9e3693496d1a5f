import type Stripe from 'stripe';
import { checkBankAccount, TEST_BANK_NAME, TEST_ROUTING_NUMBER, type TestBankAccount } from '../../bank-accounts.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import { buildPaymentMethod, fingerprintOf } from './build-payment-method.js';
import type { BankAccountData } from './parameters.js';

interface Holder {
  readonly type: 'company' | 'individual';
  readonly account: 'checking' | 'savings';
}

function saveBankAccount(
  work: UnitOfWork,
  owner: string,
  { account, holder }: { account: TestBankAccount; holder: Holder },
  data: Partial<BankAccountData>,
): Stripe.PaymentMethod {
  const common = buildPaymentMethod(data, work.now);
  work.save('bank_account', owner, { id: common.id, number: account.number });
  return work.save('payment_method', owner, {
    ...common,
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: holder.type,
      account_type: holder.account,
      bank_name: TEST_BANK_NAME,
      financial_connections_account: null,
      fingerprint: fingerprintOf(account.number),
      last4: account.number.slice(-4),
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: TEST_ROUTING_NUMBER,
      status_details: {},
    },
  });
}

/** A payment method for typed account details; throws 400 when they are not those of a test account. */
export function createBankAccount(work: UnitOfWork, owner: string, data: BankAccountData): Stripe.PaymentMethod {
  const typed = data.us_bank_account;
  const details = { routingNumber: typed.routing_number, accountNumber: typed.account_number };
  const account = checkBankAccount(details, 'us_bank_account');
  const holder: Holder = { type: typed.account_holder_type, account: typed.account_type ?? 'checking' };
  return saveBankAccount(work, owner, { account, holder }, data);
}

/** A payment method for an id such as `pm_usBankAccount_success`. */
export const bankAccountForToken = (work: UnitOfWork, owner: string, account: TestBankAccount): Stripe.PaymentMethod =>
  saveBankAccount(work, owner, { account, holder: { type: 'individual', account: 'checking' } }, {});
