import type { MigrationInterface, QueryRunner } from 'typeorm';

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const ACCOUNTS = [
  ...['clearing', 'held', 'payable', 'refund_due', 'service_fee', 'processing_fee', 'closing_clearing'],
  ...['receivable', 'disputed', 'dispute_fee', 'dispute_loss', 'bank'],
];
const ENTRIES = [
  ...['charge', 'processing_fee', 'release', 'refund_due', 'transfer', 'refund', 'refund_failed', 'split'],
  ...['refund_by_hand', 'charge_back', 'charge_back_won', 'charge_back_lost', 'reversal', 'receivable', 'netting'],
  ...['closing_received', 'closing_cleared'],
];
const BOOKINGS = ['own_money', 'provider_fee'];
const STATES = ['applied', 'open', 'accepted'];

const allow = (accounts: readonly string[], entries: readonly string[]): string[] => [
  `ALTER TABLE ledger_account
    DROP CONSTRAINT ledger_account_kind_check,
    ADD CONSTRAINT ledger_account_kind_check CHECK (kind IN (${list(accounts)}))`,
  `ALTER TABLE ledger_tx
    DROP CONSTRAINT ledger_tx_kind_check,
    ADD CONSTRAINT ledger_tx_kind_check CHECK (kind IN (${list(entries)}))`,
];

/** Our own money at the provider, and what the provider takes for itself, are booked by two admins; they are of no milestone. */
export class BookOwnMoney1764200000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of allow([...ACCOUNTS, 'provider_fee'], [...ENTRIES, ...BOOKINGS]))
      await runner.query(statement);
    await runner.query(`
      ALTER TABLE ledger_tx
        ALTER milestone_id DROP NOT NULL,
        ADD CONSTRAINT ledger_tx_milestone_check CHECK ((milestone_id IS NULL) = (kind IN (${list(BOOKINGS)})))`);
    await runner.query(`
      ALTER TABLE reconciliation_difference
        ADD book_as text CHECK (book_as IN (${list(BOOKINGS)})),
        ADD recorded_by_id uuid,
        ADD recorded_at timestamptz,
        DROP CONSTRAINT reconciliation_difference_state_check,
        DROP CONSTRAINT reconciliation_difference_check,
        ADD CONSTRAINT reconciliation_difference_state_check CHECK (state IN (${list([...STATES, 'booking', 'booked'])})),
        ADD CONSTRAINT reconciliation_difference_check CHECK ((state IN ('accepted', 'booked')) = (accepted_at IS NOT NULL)),
        ADD CONSTRAINT reconciliation_difference_booking_check CHECK (
          CASE WHEN state IN ('booking', 'booked')
            THEN book_as IS NOT NULL AND recorded_by_id IS NOT NULL AND recorded_at IS NOT NULL AND reason IS NOT NULL
              AND kind = 'unknown_object' AND object = 'balance_transaction' AND milestone_id IS NULL
              AND (book_as = 'own_money' OR provider_cents < 0)
            ELSE book_as IS NULL AND recorded_by_id IS NULL AND recorded_at IS NULL END),
        ADD CONSTRAINT reconciliation_difference_second_admin CHECK (
          state <> 'booked' OR (accepted_by_id IS NOT NULL AND accepted_by_id <> recorded_by_id))`);
    await runner.query(`DROP INDEX reconciliation_difference_open_idx`);
    await runner.query(`
      CREATE INDEX reconciliation_difference_open_idx ON reconciliation_difference (id) WHERE state IN ('open', 'booking')`);
    // Each comparison asks what is known of the balance's lines.
    await runner.query(`
      CREATE INDEX reconciliation_difference_line_idx ON reconciliation_difference (provider_id)
      WHERE object = 'balance_transaction' AND kind = 'unknown_object'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX reconciliation_difference_line_idx, reconciliation_difference_open_idx`);
    await runner.query(`
      ALTER TABLE reconciliation_difference
        DROP CONSTRAINT reconciliation_difference_second_admin,
        DROP CONSTRAINT reconciliation_difference_booking_check,
        DROP CONSTRAINT reconciliation_difference_check,
        DROP CONSTRAINT reconciliation_difference_state_check`);
    await runner.query(`
      UPDATE reconciliation_difference SET state = CASE state WHEN 'booking' THEN 'open' ELSE 'accepted' END
      WHERE state IN ('booking', 'booked')`);
    await runner.query(`
      ALTER TABLE reconciliation_difference
        ADD CONSTRAINT reconciliation_difference_state_check CHECK (state IN (${list(STATES)})),
        ADD CONSTRAINT reconciliation_difference_check CHECK ((state = 'accepted') = (accepted_at IS NOT NULL)),
        DROP recorded_at, DROP recorded_by_id, DROP book_as`);
    await runner.query(`
      CREATE INDEX reconciliation_difference_open_idx ON reconciliation_difference (found_at) WHERE state = 'open'`);
    // Refused where such an entry stands: the ledger forgets nothing.
    await runner.query(
      `ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_milestone_check, ALTER milestone_id SET NOT NULL`,
    );
    for (const statement of allow(ACCOUNTS, ENTRIES)) await runner.query(statement);
  }
}
