import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFUSE_CHANGE = `
  CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$`;

// Once its transaction has committed, nobody adds a line to an entry, not even a balanced pair.
const CHECK_OPEN = `
  CREATE FUNCTION ledger_check_open() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM ledger_tx WHERE id = NEW.tx_id AND posted_in = pg_current_xact_id()) THEN
      RAISE EXCEPTION 'Ledger entry % is closed', NEW.tx_id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END $$`;

const KEEP_BALANCE = `
  CREATE FUNCTION ledger_keep_balance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE ledger_account SET balance_cents = balance_cents + NEW.amount_cents WHERE code = NEW.account_code;
    RETURN NULL;
  END $$`;

// Depth 1 is a statement of somebody's own; the balance is changed from inside the posting's trigger only.
const GUARD_ACCOUNT = `
  CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.balance_cents <> 0 THEN
        RAISE EXCEPTION 'Account % must begin at zero', NEW.code USING ERRCODE = 'restrict_violation';
      END IF;
    ELSIF pg_trigger_depth() = 1 OR (NEW.code, NEW.kind, NEW.subject_id) IS DISTINCT FROM (OLD.code, OLD.kind, OLD.subject_id) THEN
      RAISE EXCEPTION 'The balance of % follows its postings only', OLD.code USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END $$`;

const CHECK_BALANCED = `
  CREATE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    lines integer;
    total numeric;
  BEGIN
    SELECT count(*), coalesce(sum(amount_cents), 0) INTO lines, total FROM ledger_posting WHERE tx_id = NEW.id;
    IF lines < 2 OR total <> 0 THEN
      RAISE EXCEPTION 'Ledger entry % does not balance: % lines, sum %', NEW.id, lines, total USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END $$`;

/** Double entry, kept right by the database itself: debit is positive, credit negative, every entry sums to zero. */
export class CreateLedger1763600000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    for (const body of [REFUSE_CHANGE, CHECK_OPEN, KEEP_BALANCE, GUARD_ACCOUNT, CHECK_BALANCED])
      await runner.query(body);
    for (const table of ['ledger_tx', 'ledger_posting']) {
      await runner.query(`
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change()`);
    }
    await runner.query(`
      CREATE TRIGGER ledger_account_kept BEFORE DELETE ON ledger_account
      FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change()`);
    for (const table of ['ledger_tx', 'ledger_posting', 'ledger_account']) {
      await runner.query(`
        CREATE TRIGGER ${table}_never_emptied BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`);
    }
    await runner.query(`
      CREATE TRIGGER ledger_account_guard BEFORE INSERT OR UPDATE ON ledger_account
      FOR EACH ROW EXECUTE FUNCTION ledger_guard_account()`);
    await runner.query(`
      CREATE TRIGGER ledger_posting_open BEFORE INSERT ON ledger_posting
      FOR EACH ROW EXECUTE FUNCTION ledger_check_open()`);
    await runner.query(`
      CREATE TRIGGER ledger_posting_balance AFTER INSERT ON ledger_posting
      FOR EACH ROW EXECUTE FUNCTION ledger_keep_balance()`);
    await runner.query(`
      CREATE CONSTRAINT TRIGGER ledger_tx_balanced AFTER INSERT ON ledger_tx
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ledger_posting', 'ledger_tx', 'ledger_account']) await runner.query(`DROP TABLE ${table}`);
    for (const name of ['refuse_change', 'check_open', 'keep_balance', 'guard_account', 'check_balanced']) {
      await runner.query(`DROP FUNCTION ledger_${name}()`);
    }
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    // A liability or a revenue is never overdrawn: nobody is paid out of another's money.
    await runner.query(`
      CREATE TABLE ledger_account (
        code text PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('clearing', 'held', 'payable', 'refund_due', 'service_fee', 'processing_fee')),
        subject_id uuid,
        balance_cents bigint NOT NULL DEFAULT 0,
        CONSTRAINT ledger_account_never_overdrawn CHECK (
          CASE WHEN kind IN ('held', 'payable', 'refund_due', 'service_fee') THEN balance_cents <= 0
               WHEN kind = 'processing_fee' THEN balance_cents >= 0
               ELSE true END
        ),
        CHECK ((subject_id IS NOT NULL) = (kind IN ('held', 'payable', 'refund_due'))),
        UNIQUE NULLS NOT DISTINCT (kind, subject_id)
      )`);
    await runner.query(`
      CREATE TABLE ledger_tx (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('charge', 'processing_fee', 'release', 'refund_due', 'transfer', 'refund', 'refund_failed')),
        ref text NOT NULL,
        milestone_id uuid NOT NULL REFERENCES milestone (id),
        actor_id uuid,
        at timestamptz NOT NULL,
        posted_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
        CONSTRAINT ledger_tx_once_key UNIQUE (kind, ref)
      )`);
    await runner.query(`CREATE INDEX ledger_tx_milestone_idx ON ledger_tx (milestone_id, at)`);
    await runner.query(`
      CREATE TABLE ledger_posting (
        tx_id uuid NOT NULL REFERENCES ledger_tx (id),
        line smallint NOT NULL,
        account_code text NOT NULL REFERENCES ledger_account (code),
        amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
        PRIMARY KEY (tx_id, line)
      )`);
    await runner.query(`CREATE INDEX ledger_posting_account_idx ON ledger_posting (account_code)`);
  }
}
