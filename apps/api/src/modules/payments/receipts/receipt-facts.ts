import { Injectable } from '@nestjs/common';
import type { PaymentMethod, PaymentState } from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { BY_HAND } from '../commands/payment-command.entity.js';

interface Refunded {
  readonly amountCents: number;
  readonly at: Date;
  /** Past the provider, by check or bank transfer. */
  readonly byHand: boolean;
}

/** What a receipt says, as it is now. */
export interface ReceiptFacts {
  readonly paymentId: string;
  /** `R-2026-000012` */
  readonly number: string;
  readonly amountCents: number;
  readonly paidAt: Date;
  readonly method: PaymentMethod;
  readonly bankName: string | null;
  readonly cardBrand: string | null;
  readonly last4: string | null;
  /** Of the payment at the provider, or of the wire or the check; null where none was stored. */
  readonly reference: string | null;
  readonly state: PaymentState;
  readonly releasedAt: Date | null;
  readonly projectTitle: string;
  readonly property: string;
  readonly ownerId: string;
  readonly contractorId: string;
  readonly refunds: readonly Refunded[];
}

interface Row {
  readonly id: string;
  readonly receipt_number: string;
  readonly amount_cents: string;
  readonly paid_at: Date;
  readonly method: PaymentMethod;
  readonly bank_name: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly reference: string | null;
  readonly state: PaymentState;
  readonly released_at: Date | null;
  readonly project_title: string;
  readonly address: string | null;
  readonly city: string;
  readonly us_state: string;
  readonly zip: string;
  readonly owner_id: string;
  readonly contractor_id: string;
}

type RefundRow = Omit<Refunded, 'amountCents'> & { readonly amount: string };

const PAID = {
  name: 'receipt_payment',
  text: `SELECT p.id, p.receipt_number, p.amount_cents, p.paid_at, p.method, p.bank_name, p.card_brand, p.card_last4,
      coalesce(c.reference, p.provider_intent_id) AS reference, m.state, m.project_title, m.owner_id, m.contractor_id,
      r.address, r.city, r.state AS us_state, r.zip,
      (SELECT max(s.at) FROM state_change s
        WHERE s.entity = 'payment' AND s.entity_id = m.id AND s.event IN ('transferred', 'split_done', 'split_released')) AS released_at
    FROM payment p JOIN milestone m ON m.id = p.milestone_id JOIN project r ON r.id = m.project_id
      LEFT JOIN closing_payment c ON c.payment_id = p.id
    WHERE p.id = $1 AND p.status = 'succeeded'`,
};
const REFUNDS = {
  name: 'receipt_refunds',
  text: `SELECT amount_cents AS amount, finished_at AS at, last_error IS NOT DISTINCT FROM '${BY_HAND}' AS "byHand" FROM payment_command
    WHERE payment_id = $1 AND kind = 'refund' AND state = 'done' ORDER BY finished_at, id`,
};
const DIGITS = 6;

/** `R-2026-000012`: by the year in which it was paid. */
export const receiptNumber = (paidAt: Date, given: string): string =>
  `R-${paidAt.getUTCFullYear()}-${given.padStart(DIGITS, '0')}`;

/** Reads what receipts say. */
@Injectable()
export class ReceiptReader {
  constructor(private readonly sql: Sql) {}

  /** Undefined while nothing was paid. */
  async find(paymentId: string): Promise<ReceiptFacts | undefined> {
    const [row] = await this.sql.rows<Row & Record<string, unknown>>(PAID, [paymentId]);
    if (!row) return undefined;
    const refunds = await this.sql.rows<RefundRow>(REFUNDS, [paymentId]);
    return {
      paymentId: row.id,
      number: receiptNumber(row.paid_at, row.receipt_number),
      amountCents: readCents(row.amount_cents),
      paidAt: row.paid_at,
      method: row.method,
      bankName: row.bank_name,
      cardBrand: row.card_brand,
      last4: row.card_last4,
      reference: row.reference,
      state: row.state,
      releasedAt: row.released_at,
      projectTitle: row.project_title,
      property: [row.address, row.city, `${row.us_state} ${row.zip}`].filter((part) => part !== null).join(', '),
      ownerId: row.owner_id,
      contractorId: row.contractor_id,
      refunds: refunds.map(({ amount, ...refund }) => ({ ...refund, amountCents: readCents(amount) })),
    };
  }
}
