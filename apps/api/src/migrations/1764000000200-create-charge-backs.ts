import type { MigrationInterface, QueryRunner } from 'typeorm';

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const ACCOUNTS = [
  ...['clearing', 'held', 'payable', 'refund_due', 'service_fee', 'processing_fee', 'closing_clearing'],
  ...['receivable', 'disputed', 'dispute_fee', 'dispute_loss'],
];
const STATUSES = ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'];

// Our own bank account is seen here only as far as it lent the provider's balance something, so it may stand below zero.
const chartOf = (accounts: readonly string[], free: readonly string[]): string => `
  ALTER TABLE ledger_account
    DROP CONSTRAINT ledger_account_kind_check,
    DROP CONSTRAINT ledger_account_never_overdrawn,
    ADD CONSTRAINT ledger_account_kind_check CHECK (kind IN (${list(accounts)})),
    ADD CONSTRAINT ledger_account_never_overdrawn CHECK (
      CASE WHEN kind IN ('held', 'payable', 'refund_due', 'service_fee') THEN balance_cents <= 0
           WHEN kind IN (${list(free)}) THEN true
           ELSE balance_cents >= 0 END)`;

const UP = [
  chartOf([...ACCOUNTS, 'bank'], ['clearing', 'bank']),
  // A bank's dispute interrupts a dispute of the parties, which then goes back to where it came from.
  `ALTER TABLE milestone ADD state_before_charge_back text`,
  `CREATE TABLE charge_back (
    id uuid PRIMARY KEY,
    milestone_id uuid NOT NULL REFERENCES milestone (id),
    payment_id uuid NOT NULL REFERENCES payment (id),
    provider_id text NOT NULL CONSTRAINT charge_back_provider_key UNIQUE,
    status text NOT NULL CHECK (status IN (${list(STATUSES)})),
    reason text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
    taken_cents bigint NOT NULL DEFAULT 0 CHECK (taken_cents >= 0),
    fee_cents bigint NOT NULL DEFAULT 0 CHECK (fee_cents >= 0),
    loss_cents bigint NOT NULL DEFAULT 0 CHECK (loss_cents BETWEEN 0 AND taken_cents),
    opened_at timestamptz NOT NULL,
    evidence_due_at timestamptz,
    evidence_sent_at timestamptz,
    evidence_sent_by uuid,
    closed_at timestamptz,
    CHECK ((status IN ('won', 'lost', 'closed')) = (closed_at IS NOT NULL)),
    CHECK ((evidence_sent_at IS NULL) = (evidence_sent_by IS NULL))
  )`,
  `CREATE INDEX charge_back_milestone_idx ON charge_back (milestone_id, opened_at)`,
  `CREATE INDEX charge_back_payment_idx ON charge_back (payment_id)`,
  `CREATE TABLE transfer_recall (
    id uuid PRIMARY KEY,
    milestone_id uuid NOT NULL REFERENCES milestone (id),
    charge_back_id uuid REFERENCES charge_back (id),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    admin_id uuid NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX transfer_recall_milestone_idx ON transfer_recall (milestone_id, created_at)`,
  `ALTER TABLE payment_command ADD transfer_id text, ADD CHECK (kind <> 'reversal' OR transfer_id IS NOT NULL)`,
  `CREATE TABLE hand_refund (
    command_id uuid PRIMARY KEY REFERENCES payment_command (id),
    milestone_id uuid NOT NULL REFERENCES milestone (id),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    reference text NOT NULL,
    proposed_by uuid NOT NULL,
    proposed_at timestamptz NOT NULL,
    confirmed_by uuid,
    confirmed_at timestamptz,
    CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL))
  )`,
  `CREATE INDEX hand_refund_milestone_idx ON hand_refund (milestone_id)`,
  `CREATE TABLE money_reminder (
    milestone_id uuid NOT NULL REFERENCES milestone (id),
    kind text NOT NULL CHECK (kind IN ('payout_setup', 'long_held')),
    days smallint NOT NULL,
    told_at timestamptz NOT NULL,
    PRIMARY KEY (milestone_id, kind, days)
  )`,
  `CREATE INDEX milestone_attention_idx ON milestone (id) WHERE attention_reason IS NOT NULL`,
  `CREATE INDEX milestone_state_idx ON milestone (state, id)`,
];

const DOWN = [
  `DROP INDEX milestone_state_idx`,
  `DROP INDEX milestone_attention_idx`,
  `DROP TABLE money_reminder`,
  `DROP TABLE hand_refund`,
  `ALTER TABLE payment_command DROP transfer_id`,
  `DROP TABLE transfer_recall`,
  `DROP TABLE charge_back`,
  `ALTER TABLE milestone DROP state_before_charge_back`,
  chartOf(ACCOUNTS, ['clearing']),
];

/** Charges that a bank took back, what is asked back from contractors, refunds paid by hand, and who was reminded. */
export class CreateChargeBacks1764000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
