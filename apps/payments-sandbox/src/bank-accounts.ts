import { invalidParameter } from './http/api-error.js';

/** Why a bank sends a debit, or a payout, back. */
export interface BankReturn {
  readonly code: 'account_closed' | 'no_account' | 'insufficient_funds' | 'debit_not_authorized' | 'invalid_currency';
  readonly message: string;
}

export type DebitCourse =
  | { readonly kind: 'succeeds'; readonly dispute?: true }
  | { readonly kind: 'fails'; readonly reason: BankReturn }
  /** Never ends, so that canceling can be tried. */
  | { readonly kind: 'stays' };

export interface TestBankAccount {
  readonly number: string;
  /** Id by which the API takes the account without its number. */
  readonly token: string;
  readonly debit: DebitCourse;
}

export const TEST_ROUTING_NUMBER = '110000000';
export const TEST_BANK_NAME = 'STRIPE TEST BANK';

const returned = (number: string, token: string, code: BankReturn['code'], message: string): TestBankAccount => ({
  number,
  token,
  debit: { kind: 'fails', reason: { code, message } },
});

/** Every account number that the sandbox takes, under the one test routing number; any other is refused. */
export const TEST_BANK_ACCOUNTS: readonly TestBankAccount[] = [
  { number: '000123456789', token: 'pm_usBankAccount_success', debit: { kind: 'succeeds' } },
  { number: '000555555559', token: 'pm_usBankAccount_dispute', debit: { kind: 'succeeds', dispute: true } },
  { number: '000000000009', token: 'pm_usBankAccount_processing', debit: { kind: 'stays' } },
  returned('000111111113', 'pm_usBankAccount_accountClosed', 'account_closed', 'The bank account has been closed.'),
  returned('000111111116', 'pm_usBankAccount_noAccount', 'no_account', 'No bank account was found with these details.'),
  returned(
    '000222222227',
    'pm_usBankAccount_insufficientFunds',
    'insufficient_funds',
    'The bank account has insufficient funds.',
  ),
  returned(
    '000333333335',
    'pm_usBankAccount_debitNotAuthorized',
    'debit_not_authorized',
    'Debits are not authorized on this bank account.',
  ),
  returned(
    '000444444440',
    'pm_usBankAccount_invalidCurrency',
    'invalid_currency',
    'The bank account cannot be used with this currency.',
  ),
];

const byNumber = new Map(TEST_BANK_ACCOUNTS.map((account) => [account.number, account]));
const byToken = new Map(TEST_BANK_ACCOUNTS.map((account) => [account.token, account]));

export const bankAccountByToken = (token: string): TestBankAccount | undefined => byToken.get(token);

/** The test account with this number; undefined for any other. */
export const findBankAccount = (number: string): TestBankAccount | undefined => byNumber.get(number);

/** The account of the journal; throws when the list has lost it. */
export function bankAccountByNumber(number: string): TestBankAccount {
  const account = byNumber.get(number);
  if (!account) throw new Error(`no test bank account ends in ${number.slice(-4)}`);
  return account;
}

/** Finds the test account for typed details; throws 400 for any number outside the list. */
export function checkBankAccount(
  details: { readonly routingNumber: string; readonly accountNumber: string },
  param: string,
): TestBankAccount {
  if (details.routingNumber !== TEST_ROUTING_NUMBER)
    throw invalidParameter('You must use a test routing number.', `${param}[routing_number]`, 'routing_number_invalid');
  const account = byNumber.get(details.accountNumber);
  if (account) return account;
  throw invalidParameter(
    'You must use a test bank account number.',
    `${param}[account_number]`,
    'account_number_invalid',
  );
}
