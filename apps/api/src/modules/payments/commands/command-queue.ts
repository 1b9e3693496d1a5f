import { Injectable } from '@nestjs/common';
import { BANK_PAYMENT, type Cents, DAY_MS } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Pulse } from '../workers/pulse.js';
import { LEASE_MS } from '../workers/work-loop.js';
import { BY_HAND, PaymentCommandEntity, type QueuedKind } from './payment-command.entity.js';

interface NewCommand {
  readonly milestoneId: string;
  readonly paymentId: string;
  readonly kind: QueuedKind;
  readonly amountCents: Cents | null;
  readonly causeId?: string | null;
  readonly transferId?: string;
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 10 * 60_000;

// A transfer waits, without a try, until the contractor has an account to receive it, and the money of a wire or a check
// until it stands at the provider. What came from a bank account waits until it has settled, for it may still be taken
// back. A frozen milestone pays nobody.
const CLAIM = {
  name: 'payment_command_claim',
  text: `UPDATE payment_command SET attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, $1), locked_until = $2
    WHERE id = (
      SELECT c.id FROM payment_command c JOIN milestone m ON m.id = c.milestone_id
      WHERE c.state = 'pending' AND c.run_after <= $1 AND (c.locked_until IS NULL OR c.locked_until <= $1)
        AND (c.kind = 'cancel_intent' OR NOT m.frozen)
        AND (c.kind <> 'transfer' OR EXISTS (
          SELECT FROM payout_account a WHERE a.contractor_id = m.contractor_id AND a.status = 'active'))
        AND (c.kind <> 'transfer'
          OR NOT EXISTS (SELECT FROM payment p WHERE p.id = c.payment_id AND p.method IN ('wire', 'check'))
          OR EXISTS (SELECT FROM ledger_tx t WHERE t.kind = 'closing_cleared' AND t.ref = c.payment_id::text))
        AND (c.kind <> 'transfer' OR NOT EXISTS (
          SELECT FROM payment p WHERE p.id = c.payment_id AND p.method = 'us_bank_account' AND p.paid_at > $3))
      ORDER BY c.run_after, c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED)
    RETURNING id`,
};
const EXTEND = {
  name: 'payment_command_extend',
  text: `UPDATE payment_command SET locked_until = $2 WHERE id = $1 AND state = 'pending'`,
};
const RETRY = {
  name: 'payment_command_retry',
  text: `UPDATE payment_command SET run_after = $2, locked_until = NULL, last_error = $3 WHERE id = $1 AND state = 'pending'`,
};
const WAIT = {
  name: 'payment_command_wait',
  text: `UPDATE payment_command SET run_after = $2, locked_until = NULL, last_error = $3, first_tried_at = NULL
    WHERE id = $1 AND state = 'pending'`,
};
// A part of the money may still be on its way back while the rest is paid out.
const OPEN_PAYOUTS = {
  name: 'payment_command_open_payouts',
  text: `SELECT count(*)::integer AS open FROM payment_command
    WHERE milestone_id = $1 AND kind IN ('transfer', 'refund') AND state NOT IN ('done', 'failed')`,
};
const OWED_BACK = {
  name: 'payment_command_owed_back',
  text: `SELECT p.id AS payment_id, least(p.amount_cents,
      (SELECT coalesce(sum(c.amount_cents), 0) FROM payment_command c
        WHERE c.payment_id = p.id AND c.kind = 'refund' AND c.state <> 'failed')
      + (SELECT coalesce(sum(b.taken_cents), 0) FROM charge_back b WHERE b.payment_id = p.id AND b.status = 'lost')) AS amount
    FROM payment p WHERE p.milestone_id = $1 AND p.status = 'succeeded'`,
};
const REFUNDED = {
  name: 'payment_command_refunded',
  text: `SELECT count(*) FILTER (WHERE state <> 'done')::integer AS open,
      coalesce(sum(amount_cents) FILTER (WHERE state = 'done' AND cause_id IS NULL), 0) AS refunded
    FROM payment_command WHERE milestone_id = $1 AND kind = 'refund' AND state <> 'failed'`,
};

// What was never asked, or certainly refused. A try without an answer may have been carried out.
const UNDONE = {
  name: 'payment_command_undone',
  text: `SELECT id FROM payment_command
    WHERE payment_id = $1 AND kind = $2
      AND (state = 'attention' OR (state = 'pending' AND locked_until IS NULL AND last_error IS NULL))
    ORDER BY created_at, id FOR UPDATE`,
};
const KEPT_BY_A_BANK = {
  name: 'payment_command_kept_by_a_bank',
  text: `SELECT EXISTS (SELECT FROM charge_back WHERE payment_id = $1 AND status = 'lost') AS kept`,
};
const PAID_OUT = {
  name: 'payment_command_paid_out',
  text: `SELECT payment_id, provider_id, sum(amount_cents) AS amount FROM payment_command
    WHERE milestone_id = $1 AND kind = 'transfer' AND state = 'done' GROUP BY payment_id, provider_id ORDER BY min(created_at), payment_id`,
};

/** What of one payment reached the contractor. */
export interface PaidOut {
  readonly paymentId: string;
  /** The provider's id. */
  readonly transferId: string;
  readonly amountCents: Cents;
}

/** The orders to the provider that are not carried out yet; written in the transaction that decides them. */
@Injectable()
export class CommandQueue {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly pulse: Pulse,
  ) {}

  async add(command: NewCommand): Promise<void> {
    const now = this.clock.now();
    const causeId = command.causeId ?? null;
    await this.rows.insert({
      ...command,
      causeId,
      id: newId(),
      createdAt: now,
      state: 'pending',
      attempts: 0,
      runAfter: now,
    });
    await this.unitOfWork.afterCommit(() => this.pulse.beat());
  }

  /** Orders that a try be closed, unless that is on its way already. */
  async cancelOnce(milestoneId: string, paymentId: string): Promise<void> {
    const where = { paymentId, kind: 'cancel_intent' as const, state: In(['pending', 'attention']) };
    if (await this.rows.exists({ where })) return;
    await this.add({ milestoneId, paymentId, kind: 'cancel_intent', amountCents: null });
  }

  /** Takes the next command for this worker alone, for as long as its lease lasts. */
  async claim(): Promise<PaymentCommandEntity | undefined> {
    const [taken] = await this.sql.rows<{ id: string }>(CLAIM, [
      this.clock.now(),
      this.leaseEnd(),
      this.settledUntil(),
    ]);
    return taken && this.rows.findOneByOrFail({ id: taken.id });
  }

  /** Keeps the lease while the provider takes its time. */
  async extend(id: string): Promise<void> {
    await this.sql.rows(EXTEND, [id, this.leaseEnd()]);
  }

  /** The command of this id as it is now; whoever changes it holds its milestone's lock. */
  async findById(id: string): Promise<PaymentCommandEntity | null> {
    return this.rows.findOneBy({ id });
  }

  async finish(command: PaymentCommandEntity, providerId: string | null): Promise<void> {
    await this.rows.update(
      { id: command.id },
      { state: 'done', providerId, finishedAt: this.clock.now(), lastError: null },
    );
  }

  /** Done past the provider. Its failed object stays on record, so that an old word about it is known for one. */
  async finishByHand(command: PaymentCommandEntity): Promise<void> {
    await this.rows.update({ id: command.id }, { state: 'done', finishedAt: this.clock.now(), lastError: BY_HAND });
  }

  /** Nothing more is tried: a person must decide. */
  async park(command: PaymentCommandEntity, error: string, providerId: string | null = null): Promise<void> {
    await this.rows.update(
      { id: command.id },
      { state: 'attention', lastError: error, ...(providerId && { providerId }) },
    );
  }

  /** Tries again after a pause that doubles with each try, up to ten minutes. */
  async retry(command: PaymentCommandEntity, error: string): Promise<void> {
    await this.sql.rows(RETRY, [command.id, this.nextTry(command), error]);
  }

  /** The provider answers that it cannot be done yet, and nothing has failed: it is asked again after such a pause. */
  async wait(command: PaymentCommandEntity, status: string): Promise<void> {
    await this.sql.rows(WAIT, [command.id, this.nextTry(command), status]);
  }

  /** The provider certainly did not do it: the same order is given again later under a key of its own. */
  async renew(command: PaymentCommandEntity, error: string): Promise<void> {
    await this.rows.update({ id: command.id }, { state: 'failed', lastError: error, finishedAt: this.clock.now() });
    const { createdAt, milestoneId, paymentId, causeId, transferId, kind, amountCents, attempts, firstTriedAt } =
      command;
    const order = { createdAt, milestoneId, paymentId, causeId, transferId, kind, amountCents, attempts, firstTriedAt };
    await this.rows.insert({ ...order, id: newId(), state: 'pending', runAfter: this.nextTry(command) });
  }

  /** The provider certainly has not done it, and will not be asked again. */
  async drop(command: PaymentCommandEntity, reason: string): Promise<void> {
    await this.rows.update({ id: command.id }, { state: 'failed', lastError: reason, finishedAt: this.clock.now() });
  }

  /** Gives an order that was dropped anew, for the same or for less. */
  async again(command: PaymentCommandEntity, amountCents: Cents | null): Promise<void> {
    const { milestoneId, paymentId, kind, causeId, transferId } = command;
    await this.add({ milestoneId, paymentId, kind, amountCents, causeId, ...(transferId !== null && { transferId }) });
  }

  /** Orders about one payment that were certainly not carried out, locked until the end of the transaction. */
  async undone(paymentId: string, kind: QueuedKind): Promise<PaymentCommandEntity[]> {
    const found = await this.sql.rows<{ id: string }>(UNDONE, [paymentId, kind]);
    return this.rows.find({ where: { id: In(found.map(({ id }) => id)) }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Whether a bank kept what it took of a payment, or of a part of it. */
  async isKeptByABank(paymentId: string): Promise<boolean> {
    const [row] = await this.sql.rows<{ kept: boolean }>(KEPT_BY_A_BANK, [paymentId]);
    return row?.kept === true;
  }

  /** What reached the contractor, transfer by transfer, oldest first. */
  async paidOut(milestoneId: string): Promise<PaidOut[]> {
    const rows = await this.sql.rows<{ payment_id: string; provider_id: string; amount: string }>(PAID_OUT, [
      milestoneId,
    ]);
    return rows.map((row) => ({
      paymentId: row.payment_id,
      transferId: row.provider_id,
      amountCents: readCents(row.amount),
    }));
  }

  /** Whether anything is still to be transferred or sent back. */
  async hasOpenPayouts(milestoneId: string): Promise<boolean> {
    const [row] = await this.sql.rows<{ open: number }>(OPEN_PAYOUTS, [milestoneId]);
    return row?.open !== 0;
  }

  /** What of each payment goes back or went back, a bank's taking included, by payment id. */
  async owedBack(milestoneId: string): Promise<ReadonlyMap<string, Cents>> {
    const rows = await this.sql.rows<{ payment_id: string; amount: string }>(OWED_BACK, [milestoneId]);
    return new Map(rows.map((row) => [row.payment_id, readCents(row.amount)]));
  }

  /** How many refunds are open, and what went back because the milestone ended. */
  async refunds(milestoneId: string): Promise<{ readonly open: number; readonly refundedCents: Cents }> {
    const [row] = await this.sql.rows<{ open: number; refunded: string }>(REFUNDED, [milestoneId]);
    return { open: row?.open ?? 0, refundedCents: readCents(row?.refunded ?? 0) };
  }

  private nextTry(command: PaymentCommandEntity): Date {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** Math.min(command.attempts - 1, 20), LAST_RETRY_MS);
    return new Date(this.clock.now().getTime() + pause);
  }

  /** What a bank account paid up to then is ours to pass on. */
  private settledUntil(): Date {
    return new Date(this.clock.now().getTime() - BANK_PAYMENT.settleDays * DAY_MS);
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  private get rows() {
    return this.unitOfWork.repository(PaymentCommandEntity);
  }
}
