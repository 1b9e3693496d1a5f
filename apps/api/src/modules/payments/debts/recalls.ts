import { Injectable } from '@nestjs/common';
import { cents, sumCents, ZERO_CENTS, type Cents } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ChargeBackRecords } from '../charge-backs/charge-back-records.js';
import { CommandQueue, type PaidOut } from '../commands/command-queue.js';
import { TransferRecallEntity } from './transfer-recall.entity.js';

/** What of a transfer is with the contractor, as far as we have not asked it back. */
export type LeftAtContractor = PaidOut;

export interface Recallable {
  readonly amountCents: Cents;
  /** What a bank took and nothing has made good; null when the client would get it. */
  readonly chargeBackId: string | null;
}

// A reversal that was dropped has taken nothing; what the account did not cover is a debt instead.
const TAKEN = `coalesce(sum(CASE WHEN c.state <> 'failed' THEN c.amount_cents ELSE coalesce((
      SELECT sum(p.amount_cents) FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
      WHERE t.kind = 'receivable' AND t.ref = c.id::text AND p.amount_cents > 0), 0) END), 0)`;
const RECALLED = {
  name: 'transfer_recalled',
  text: `SELECT c.transfer_id, ${TAKEN} AS amount
    FROM payment_command c WHERE c.milestone_id = $1 AND c.kind = 'reversal' GROUP BY c.transfer_id`,
};
const MADE_GOOD = {
  name: 'transfer_recalled_for_bank',
  text: `SELECT ${TAKEN} AS amount FROM payment_command c JOIN transfer_recall r ON r.id = c.cause_id
    WHERE c.milestone_id = $1 AND c.kind = 'reversal' AND r.charge_back_id IS NOT NULL`,
};

/** What was asked back from contractors, as rows. Whoever adds one holds its milestone's lock. */
@Injectable()
export class Recalls {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly commands: CommandQueue,
    private readonly chargeBacks: ChargeBackRecords,
  ) {}

  async add(recall: Omit<TransferRecallEntity, 'createdAt'>): Promise<void> {
    await this.rows.insert({ ...recall, createdAt: this.clock.now() });
  }

  async find(id: string): Promise<TransferRecallEntity | null> {
    return this.rows.findOneBy({ id });
  }

  async get(id: string): Promise<TransferRecallEntity> {
    return this.rows.findOneByOrFail({ id });
  }

  /** Transfer by transfer, oldest first. */
  async leftAtContractor(milestoneId: string): Promise<LeftAtContractor[]> {
    const rows = await this.sql.rows<{ transfer_id: string; amount: string }>(RECALLED, [milestoneId]);
    const recalled = new Map(rows.map((row) => [row.transfer_id, readCents(row.amount)]));
    const transfers = await this.commands.paidOut(milestoneId);
    return transfers
      .map((transfer) => ({
        ...transfer,
        amountCents: cents(transfer.amountCents - (recalled.get(transfer.transferId) ?? 0)),
      }))
      .filter(({ amountCents }) => amountCents > 0);
  }

  /** How much may be asked back now, and whom it is for. */
  async recallable(milestoneId: string): Promise<Recallable> {
    const left = sumCents((await this.leftAtContractor(milestoneId)).map(({ amountCents }) => amountCents));
    const lost = (await this.chargeBacks.ofMilestone(milestoneId)).filter(({ lossCents }) => lossCents > 0);
    const latest = lost.at(-1);
    if (!latest) return { amountCents: left, chargeBackId: null };
    const loss = sumCents(lost.map(({ lossCents }) => lossCents)) - (await this.madeGood(milestoneId));
    return { amountCents: cents(Math.max(ZERO_CENTS, Math.min(left, loss))), chargeBackId: latest.id };
  }

  private async madeGood(milestoneId: string): Promise<Cents> {
    const [row] = await this.sql.rows<{ amount: string }>(MADE_GOOD, [milestoneId]);
    return readCents(row?.amount ?? 0);
  }

  private get rows() {
    return this.unitOfWork.repository(TransferRecallEntity);
  }
}
