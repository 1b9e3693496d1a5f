import type { MigrationInterface, QueryRunner } from 'typeorm';

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const FIRST_ACCOUNTS = ['clearing', 'held', 'payable', 'refund_due', 'service_fee', 'processing_fee'];
const ACCOUNTS = [...FIRST_ACCOUNTS, 'closing_clearing', 'receivable', 'disputed', 'dispute_fee', 'dispute_loss'];
const FIRST_ENTRIES = ['charge', 'processing_fee', 'release', 'refund_due', 'transfer', 'refund', 'refund_failed'];
const ENTRIES = [
  ...FIRST_ENTRIES,
  'split',
  'refund_by_hand',
  'charge_back',
  'charge_back_won',
  'charge_back_lost',
  'reversal',
  'receivable',
  'netting',
  'closing_received',
  'closing_cleared',
];
const FIRST_COMMANDS = ['cancel_intent', 'transfer', 'refund'];
const COMMANDS = [...FIRST_COMMANDS, 'reversal'];
const FIRST_REASONS = ['amount_differs', 'command_failed', 'refund_failed', 'charge_disputed'];
const REASONS = [...FIRST_REASONS, 'charge_lost', 'unknown_object', 'differs_from_provider'];

interface Kinds {
  readonly accounts: readonly string[];
  readonly entries: readonly string[];
  readonly commands: readonly string[];
  readonly reasons: readonly string[];
}

const BEFORE: Kinds = {
  accounts: FIRST_ACCOUNTS,
  entries: FIRST_ENTRIES,
  commands: FIRST_COMMANDS,
  reasons: FIRST_REASONS,
};
const AFTER: Kinds = { accounts: ACCOUNTS, entries: ENTRIES, commands: COMMANDS, reasons: REASONS };

// A liability or a revenue is never overdrawn, an asset other than the provider's balance and an expense never below zero.
const kindsOf = ({ accounts, entries, commands, reasons }: Kinds): string[] => [
  `ALTER TABLE ledger_account
    DROP CONSTRAINT ledger_account_kind_check,
    DROP CONSTRAINT ledger_account_check,
    DROP CONSTRAINT ledger_account_never_overdrawn,
    ADD CONSTRAINT ledger_account_kind_check CHECK (kind IN (${list(accounts)})),
    ADD CONSTRAINT ledger_account_check CHECK ((subject_id IS NOT NULL) =
      (kind IN ('held', 'payable', 'refund_due', 'receivable', 'disputed'))),
    ADD CONSTRAINT ledger_account_never_overdrawn CHECK (
      CASE WHEN kind IN ('held', 'payable', 'refund_due', 'service_fee') THEN balance_cents <= 0
           WHEN kind = 'clearing' THEN true
           ELSE balance_cents >= 0 END)`,
  `ALTER TABLE ledger_tx
    DROP CONSTRAINT ledger_tx_kind_check,
    ADD CONSTRAINT ledger_tx_kind_check CHECK (kind IN (${list(entries)}))`,
  `ALTER TABLE payment_command
    DROP CONSTRAINT payment_command_kind_check,
    DROP CONSTRAINT payment_command_check,
    ADD CONSTRAINT payment_command_kind_check CHECK (kind IN (${list(commands)})),
    ADD CONSTRAINT payment_command_check CHECK ((kind <> 'cancel_intent') = (amount_cents IS NOT NULL))`,
  `ALTER TABLE milestone
    DROP CONSTRAINT milestone_attention_reason_check,
    ADD CONSTRAINT milestone_attention_reason_check CHECK (attention_reason IN (${list(reasons)}))`,
];

/**
 * Room in the books for what comes after a plain release or refund: rulings that split, charge-backs, transfers taken
 * back, what a contractor owes, and money that the settlement agent pays at closing by card, bank or wire.
 */
export class WidenLedger1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of kindsOf(AFTER)) await runner.query(statement);
    await runner.query(`
      ALTER TABLE payment
        ADD method text NOT NULL DEFAULT 'card' CHECK (method IN ('card', 'us_bank_account', 'wire', 'check')),
        ADD bank_name text,
        DROP CONSTRAINT payment_check,
        ADD CONSTRAINT payment_check CHECK (CASE WHEN method IN ('card', 'us_bank_account')
          THEN (status = 'succeeded') = (provider_charge_id IS NOT NULL AND paid_at IS NOT NULL)
          ELSE provider_intent_id IS NULL AND provider_charge_id IS NULL AND (status = 'succeeded') = (paid_at IS NOT NULL) END)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        DROP CONSTRAINT payment_check,
        ADD CONSTRAINT payment_check CHECK (
          (status = 'succeeded') = (provider_charge_id IS NOT NULL AND paid_at IS NOT NULL)),
        DROP COLUMN bank_name,
        DROP COLUMN method`);
    for (const statement of kindsOf(BEFORE)) await runner.query(statement);
  }
}
