import type { SandboxMessageId } from './messages.js';
import type { FormSpec, Values } from './test-form.js';

export const BANK_FIELDS = ['holder', 'routing', 'account'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

const TEST_ROUTING_NUMBER = '110000000';
const ROUTING_LENGTH = 9;
const ACCOUNT_LENGTH = 12;
/** What each stands for is told in the sandbox's README; no bank has accounts of this kind under the test routing number. */
const TEST_ACCOUNTS: readonly string[] = [
  '000123456789',
  '000111111113',
  '000111111116',
  '000222222227',
  '000333333335',
  '000444444440',
  '000555555559',
  '000000000009',
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What is wrong with a field of a bank account, or null. */
export function bankFault(name: BankField, values: Values<BankField>): SandboxMessageId | null {
  const { holder, routing, account } = values;
  switch (name) {
    case 'holder':
      return holder.trim() === '' ? 'sandbox.error.incomplete_holder' : null;
    case 'routing':
      if (routing.length < ROUTING_LENGTH) return 'sandbox.error.incomplete_routing';
      return routing === TEST_ROUTING_NUMBER ? null : 'sandbox.error.not_test_account';
    case 'account':
      if (account.length < ACCOUNT_LENGTH) return 'sandbox.error.incomplete_account';
      return TEST_ACCOUNTS.includes(account) ? null : 'sandbox.error.not_test_account';
  }
}

const offer = (label: SandboxMessageId, account: string) => ({
  label,
  values: () => ({ holder: 'Jordan Rivera', routing: TEST_ROUTING_NUMBER, account }),
});

/** Paying from a bank account. Stripe's own form says the mandate itself; so does this one. */
export const BANK_SPEC: FormSpec<BankField> = {
  title: 'sandbox.bank.name',
  offer: 'sandbox.bank.accounts',
  fields: [
    { name: 'holder', inputMode: 'text', format: (text) => text },
    { name: 'routing', inputMode: 'numeric', format: (text) => digitsOf(text).slice(0, ROUTING_LENGTH) },
    { name: 'account', inputMode: 'numeric', format: (text) => digitsOf(text).slice(0, ACCOUNT_LENGTH) },
  ],
  offered: [
    offer('sandbox.bank.success', '000123456789'),
    offer('sandbox.bank.insufficient', '000222222227'),
    offer('sandbox.bank.closed', '000111111113'),
  ],
  note: 'sandbox.bank.mandate',
  label: (name) => `sandbox.field.${name}`,
  fault: (name, values) => bankFault(name, values),
};

/** The account as the sandbox takes it; only for values without an error. */
export const bankFields = ({ holder, routing, account }: Values<BankField>): Record<string, string> => ({
  'payment_method_data[type]': 'us_bank_account',
  'payment_method_data[us_bank_account][routing_number]': routing,
  'payment_method_data[us_bank_account][account_number]': account,
  'payment_method_data[us_bank_account][account_holder_type]': 'individual',
  'payment_method_data[billing_details][name]': holder.trim(),
});
