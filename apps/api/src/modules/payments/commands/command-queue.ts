import { Injectable } from '@nestjs/common';
import type { Cents } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { Pulse } from '../workers/pulse.js';
import { LEASE_MS } from '../workers/work-loop.js';
import { PaymentCommandEntity, type QueuedKind } from './payment-command.entity.js';

interface NewCommand {
  readonly milestoneId: string;
  readonly paymentId: string;
  readonly kind: QueuedKind;
  readonly amountCents: Cents | null;
  readonly causeId?: string | null;
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 10 * 60_000;

// A transfer waits, without a try, until the contractor has an account to receive it; a frozen milestone pays nobody.
const CLAIM = {
  name: 'payment_command_claim',
  text: `UPDATE payment_command SET attempts = attempts + 1, locked_until = $2
    WHERE id = (
      SELECT c.id FROM payment_command c JOIN milestone m ON m.id = c.milestone_id
      WHERE c.state = 'pending' AND c.run_after <= $1 AND (c.locked_until IS NULL OR c.locked_until <= $1)
        AND (c.kind = 'cancel_intent' OR NOT m.frozen)
        AND (c.kind <> 'transfer' OR EXISTS (
          SELECT FROM payout_account a WHERE a.contractor_id = m.contractor_id AND a.status = 'active'))
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
// A part of the money may still be on its way back while the rest is paid out.
const OPEN_PAYOUTS = {
  name: 'payment_command_open_payouts',
  text: `SELECT count(*)::integer AS open FROM payment_command
    WHERE milestone_id = $1 AND kind IN ('transfer', 'refund') AND state NOT IN ('done', 'failed')`,
};
const OWED_BACK = {
  name: 'payment_command_owed_back',
  text: `SELECT payment_id, sum(amount_cents) AS amount FROM payment_command
    WHERE milestone_id = $1 AND kind = 'refund' AND state <> 'failed' GROUP BY payment_id`,
};
const REFUNDED = {
  name: 'payment_command_refunded',
  text: `SELECT count(*) FILTER (WHERE state <> 'done')::integer AS open,
      coalesce(sum(amount_cents) FILTER (WHERE state = 'done' AND cause_id IS NULL), 0) AS refunded
    FROM payment_command WHERE milestone_id = $1 AND kind = 'refund' AND state <> 'failed'`,
};

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
    const [taken] = await this.sql.rows<{ id: string }>(CLAIM, [this.clock.now(), this.leaseEnd()]);
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

  /** The provider certainly did not do it: the same order is given again later under a key of its own. */
  async renew(command: PaymentCommandEntity, error: string): Promise<void> {
    await this.rows.update({ id: command.id }, { state: 'failed', lastError: error, finishedAt: this.clock.now() });
    const { createdAt, milestoneId, paymentId, causeId, kind, amountCents, attempts } = command;
    const order = { createdAt, milestoneId, paymentId, causeId, kind, amountCents, attempts };
    await this.rows.insert({ ...order, id: newId(), state: 'pending', runAfter: this.nextTry(command) });
  }

  /** Whether anything is still to be transferred or sent back. */
  async hasOpenPayouts(milestoneId: string): Promise<boolean> {
    const [row] = await this.sql.rows<{ open: number }>(OPEN_PAYOUTS, [milestoneId]);
    return row?.open !== 0;
  }

  /** What of each payment goes back or went back, by payment id. */
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

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  private get rows() {
    return this.unitOfWork.repository(PaymentCommandEntity);
  }
}
