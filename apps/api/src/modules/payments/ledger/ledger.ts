import { Injectable } from '@nestjs/common';
import type { Cents } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { heldFor, receivableFrom, type Account } from './accounts.js';
import type { Entry } from './entries.js';

const INSERT_TX = {
  name: 'ledger_insert_tx',
  text: `INSERT INTO ledger_tx (id, kind, ref, milestone_id, actor_id, at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (kind, ref) DO NOTHING RETURNING id`,
};
const OPEN_ACCOUNTS = {
  name: 'ledger_open_accounts',
  text: `INSERT INTO ledger_account (code, kind, subject_id)
    SELECT * FROM unnest($1::text[], $2::text[], $3::uuid[]) AS a (code, kind, subject_id) ORDER BY code
    ON CONFLICT DO NOTHING`,
};
const LOCK_ACCOUNTS = {
  name: 'ledger_lock_accounts',
  text: `SELECT code FROM ledger_account WHERE code = ANY ($1::text[]) ORDER BY code FOR UPDATE`,
};
const INSERT_POSTINGS = {
  name: 'ledger_insert_postings',
  text: `INSERT INTO ledger_posting (tx_id, line, account_code, amount_cents)
    SELECT $1, line, code, amount FROM unnest($2::text[], $3::bigint[]) WITH ORDINALITY AS p (code, amount, line)`,
};
const LOCKED_BALANCE = {
  name: 'ledger_locked_balance',
  text: `SELECT balance_cents FROM ledger_account WHERE code = $1 FOR UPDATE`,
};
const BALANCE = { name: 'ledger_balance', text: `SELECT balance_cents FROM ledger_account WHERE code = $1` };
// What a bank took after the release is not earned any more; what paid a debt, or came back later, was.
const EARNED = {
  name: 'ledger_earned',
  text: `SELECT coalesce(0 - sum(p.amount_cents) FILTER (WHERE a.kind IN ('payable', 'receivable')), 0) AS payout,
      coalesce(0 - sum(p.amount_cents) FILTER (WHERE a.kind = 'service_fee'), 0) AS fee
    FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
    WHERE t.milestone_id = $1 AND t.kind IN ('release', 'split', 'charge_back_lost')`,
};

/** What a milestone earned, as far as it was left. */
export interface Earned {
  readonly payoutCents: Cents;
  readonly feeCents: Cents;
}

/**
 * The money's truth. `post` is its only entrance: inside the unit of work of the change it books, with the
 * milestone's row locked first; accounts are then locked in the order of their codes.
 */
@Injectable()
export class Ledger {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Books an entry once; false when this fact is in the ledger already. Throws outside a unit of work. */
  async post(entry: Entry, actorId: string | null): Promise<boolean> {
    if (!this.unitOfWork.isOpen) throw new Error(`${entry.kind} ${entry.ref} was posted outside a unit of work`);
    const txId = newId();
    const inserted = await this.sql.rows(INSERT_TX, [
      txId,
      entry.kind,
      entry.ref,
      entry.milestoneId,
      actorId,
      this.clock.now(),
    ]);
    if (inserted.length === 0) return false;
    const lines = entry.lines.filter((line) => line.amountCents !== 0);
    await this.lock(lines.map((line) => line.account));
    await this.sql.rows(INSERT_POSTINGS, [
      txId,
      lines.map((line) => line.account.code),
      lines.map((line) => line.amountCents),
    ]);
    return true;
  }

  /** What a milestone holds now, in cents. */
  async heldBy(milestoneId: string): Promise<Cents> {
    const [row] = await this.sql.rows<{ balance_cents: string }>(BALANCE, [heldFor(milestoneId).code]);
    return readCents(0 - Number(row?.balance_cents ?? 0));
  }

  async earnedFrom(milestoneId: string): Promise<Earned> {
    const [row] = await this.sql.rows<{ payout: string; fee: string }>(EARNED, [milestoneId]);
    return { payoutCents: readCents(row?.payout ?? 0), feeCents: readCents(row?.fee ?? 0) };
  }

  /**
   * What a contractor owes us, which nobody else can net before this transaction ends. Its account is locked before those
   * that a release posts to, as the order of the codes asks.
   */
  async lockDebtOf(contractorId: string): Promise<Cents> {
    const [row] = await this.sql.rows<{ balance_cents: string }>(LOCKED_BALANCE, [receivableFrom(contractorId).code]);
    return readCents(row?.balance_cents ?? 0);
  }

  private async lock(accounts: readonly Account[]): Promise<void> {
    const codes = accounts.map((account) => account.code);
    const kinds = accounts.map((account) => account.kind);
    const subjects = accounts.map((account) => account.subjectId);
    await this.sql.rows(OPEN_ACCOUNTS, [codes, kinds, subjects]);
    await this.sql.rows(LOCK_ACCOUNTS, [codes]);
  }
}
