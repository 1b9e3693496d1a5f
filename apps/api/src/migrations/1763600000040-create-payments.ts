import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAYMENT_STATES = `'requires_payment', 'processing', 'funded', 'in_progress', 'submitted', 'releasing', 'released',
  'refunding', 'refunded', 'splitting', 'partially_refunded', 'disputed', 'charged_back', 'charge_lost', 'partly_reversed'`;

const RECORD = `
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1`;

/** The money of accepted bids, tries to pay, what the provider is asked to do, what it told us, payout accounts. */
export class CreatePayments1763600000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createMilestone(runner);
    await this.createPayment(runner);
    await this.createCommand(runner);
    await this.createInbox(runner);
    await runner.query(`
      CREATE TABLE payout_account (
        contractor_id uuid PRIMARY KEY REFERENCES app_user (id),
        request_id uuid NOT NULL UNIQUE,
        provider_account_id text UNIQUE,
        status text NOT NULL CHECK (status IN ('pending', 'active')),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CHECK (status = 'pending' OR provider_account_id IS NOT NULL)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      'payout_account',
      'provider_cursor',
      'webhook_inbox',
      'payment_command',
      'payment_decline',
      'payment',
      'milestone',
    ];
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }

  private async createMilestone(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE milestone (
        ${RECORD},
        project_id uuid NOT NULL CONSTRAINT milestone_project_key UNIQUE REFERENCES project (id),
        project_title text NOT NULL,
        bid_id uuid NOT NULL CONSTRAINT milestone_bid_key UNIQUE REFERENCES bid (id),
        owner_id uuid NOT NULL REFERENCES app_user (id),
        contractor_id uuid NOT NULL REFERENCES app_user (id),
        total_cents bigint NOT NULL CHECK (total_cents BETWEEN 50 AND 99999999),
        fee_cents bigint NOT NULL CHECK (fee_cents BETWEEN 0 AND total_cents),
        payment_timing text NOT NULL CHECK (payment_timing IN ('upfront', 'at_closing')),
        state text NOT NULL CHECK (state IN (${PAYMENT_STATES})),
        previous_state text CHECK (previous_state IN (${PAYMENT_STATES})),
        frozen boolean NOT NULL DEFAULT false,
        attention_reason text CHECK (attention_reason IN ('amount_differs', 'command_failed', 'refund_failed', 'charge_disputed')),
        approved_at timestamptz
      )`);
    await runner.query(`CREATE INDEX milestone_owner_idx ON milestone (owner_id)`);
    await runner.query(`CREATE INDEX milestone_contractor_idx ON milestone (contractor_id, id)`);
  }

  private async createPayment(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment (
        ${RECORD},
        milestone_id uuid NOT NULL REFERENCES milestone (id),
        amount_cents bigint NOT NULL CHECK (amount_cents BETWEEN 50 AND 99999999),
        status text NOT NULL CHECK (status IN ('requires_payment', 'processing', 'succeeded', 'failed', 'canceled')),
        provider_intent_id text CONSTRAINT payment_provider_intent_key UNIQUE,
        provider_charge_id text CONSTRAINT payment_provider_charge_key UNIQUE,
        card_brand text,
        card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
        decline_code text,
        paid_at timestamptz,
        processing_fee_cents bigint CHECK (processing_fee_cents >= 0),
        CHECK ((status = 'succeeded') = (provider_charge_id IS NOT NULL AND paid_at IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX payment_milestone_idx ON payment (milestone_id, id)`);
    // With one open try at a time, two tries can never pay the same cents.
    await runner.query(`
      CREATE UNIQUE INDEX payment_open_key ON payment (milestone_id)
      WHERE status IN ('requires_payment', 'processing', 'failed')`);
    await runner.query(`
      CREATE TABLE payment_decline (
        attempt_id text PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payment (id),
        decline_code text NOT NULL,
        at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX payment_decline_payment_idx ON payment_decline (payment_id)`);
  }

  private async createCommand(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_command (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL,
        milestone_id uuid NOT NULL REFERENCES milestone (id),
        payment_id uuid NOT NULL REFERENCES payment (id),
        kind text NOT NULL CHECK (kind IN ('cancel_intent', 'transfer', 'refund')),
        amount_cents bigint CHECK (amount_cents > 0),
        state text NOT NULL CHECK (state IN ('pending', 'done', 'failed', 'attention')),
        attempts integer NOT NULL DEFAULT 0,
        run_after timestamptz NOT NULL,
        locked_until timestamptz,
        provider_id text CONSTRAINT payment_command_provider_key UNIQUE,
        last_error text,
        finished_at timestamptz,
        CHECK ((kind IN ('transfer', 'refund')) = (amount_cents IS NOT NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX payment_command_once_key ON payment_command (milestone_id, kind, payment_id)
      WHERE state <> 'failed'`);
    await runner.query(`CREATE INDEX payment_command_due_idx ON payment_command (run_after) WHERE state = 'pending'`);
  }

  private async createInbox(runner: QueryRunner): Promise<void> {
    // The body is not kept: what happened is fetched from the provider by the object's id.
    await runner.query(`
      CREATE TABLE webhook_inbox (
        event_id text PRIMARY KEY,
        type text NOT NULL,
        object_id text,
        account text,
        created_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL,
        processed_at timestamptz,
        outcome text CHECK (outcome IN ('applied', 'ignored')),
        attempts integer NOT NULL DEFAULT 0,
        run_after timestamptz NOT NULL,
        locked_until timestamptz,
        last_error text,
        CHECK ((processed_at IS NULL) = (outcome IS NULL))
      )`);
    await runner.query(`CREATE INDEX webhook_inbox_due_idx ON webhook_inbox (run_after) WHERE processed_at IS NULL`);
    await runner.query(`CREATE TABLE provider_cursor (feed text PRIMARY KEY, seen_until timestamptz NOT NULL)`);
  }
}
