import { Injectable } from '@nestjs/common';
import { addCents, serviceFee, subtractCents, sumCents, ZERO_CENTS, type Cents } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { CommandQueue } from '../commands/command-queue.js';
import type { PaymentCommandEntity } from '../commands/payment-command.entity.js';
import type { LostParts } from '../ledger/charge-back-entries.js';
import { Ledger } from '../ledger/ledger.js';
import type { ChargeBackEntity } from './charge-back.entity.js';

const LOST = 'charge_lost';

const FEE = {
  name: 'charge_back_fee_earned',
  text: `SELECT coalesce(0 - sum(p.amount_cents), 0) AS fee FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    JOIN ledger_account a ON a.code = p.account_code WHERE t.milestone_id = $1 AND a.kind = 'service_fee'`,
};

// What paid a debt of the contractor here, and is not owed again because a bank took that money.
const NETTED = {
  name: 'charge_back_netted',
  text: `SELECT coalesce(0 - sum(p.amount_cents), 0) AS netted FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    JOIN ledger_account a ON a.code = p.account_code
    WHERE t.milestone_id = $1 AND t.kind IN ('netting', 'charge_back_lost') AND a.kind = 'receivable'`,
};

const TOOK_RELEASED = {
  name: 'charge_back_took_released',
  text: `SELECT EXISTS (SELECT FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
    WHERE t.milestone_id = $1 AND t.kind = 'charge_back_lost' AND a.kind IN ('payable', 'service_fee', 'receivable', 'dispute_loss')) AS taken`,
};

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** Whose money it was that the bank took for good; what was still to be paid out of it is not paid out any more. */
@Injectable()
export class LostCharge {
  constructor(
    private readonly sql: Sql,
    private readonly ledger: Ledger,
    private readonly commands: CommandQueue,
  ) {}

  /** Inside the unit of work that holds the milestone's lock; drops the orders that it makes void. */
  async take({ milestoneId, paymentId, takenCents }: ChargeBackEntity): Promise<LostParts> {
    // The bank has given the payer that money: it must not go back a second time.
    const refundDue = await this.dropOrders(paymentId, 'refund', takenCents);
    const afterRefunds = subtractCents(takenCents, refundDue);
    const held = least(afterRefunds, await this.ledger.heldBy(milestoneId));
    const released = subtractCents(afterRefunds, held);
    const fee = least(serviceFee(released), await this.feeEarned(milestoneId));
    const payable = await this.dropOrders(paymentId, 'transfer', subtractCents(released, fee));
    const gone = subtractCents(released, addCents(fee, payable));
    const debt = least(gone, await this.nettedBy(milestoneId));
    return { held, refundDue, payable, fee, debt, loss: subtractCents(gone, debt) };
  }

  /** Whether a bank has taken money that had been released. */
  async tookReleased(milestoneId: string): Promise<boolean> {
    const [row] = await this.sql.rows<{ taken: boolean }>(TOOK_RELEASED, [milestoneId]);
    return row?.taken === true;
  }

  /** Gives each up, or gives it anew for what is left of it. */
  private async dropOrders(paymentId: string, kind: 'refund' | 'transfer', most: Cents): Promise<Cents> {
    const taken: Cents[] = [];
    for (const command of await this.commands.undone(paymentId, kind)) {
      const part = least(amountOf(command), subtractCents(most, sumCents(taken)));
      if (part === 0) break;
      await this.commands.drop(command, LOST);
      taken.push(part);
      const rest = subtractCents(amountOf(command), part);
      if (rest > 0) await this.commands.again(command, rest);
    }
    return sumCents(taken);
  }

  private async nettedBy(milestoneId: string): Promise<Cents> {
    const [row] = await this.sql.rows<{ netted: string }>(NETTED, [milestoneId]);
    return readCents(row?.netted ?? 0);
  }

  private async feeEarned(milestoneId: string): Promise<Cents> {
    const [row] = await this.sql.rows<{ fee: string }>(FEE, [milestoneId]);
    return readCents(row?.fee ?? 0);
  }
}

const amountOf = ({ amountCents }: PaymentCommandEntity): Cents => amountCents ?? ZERO_CENTS;
