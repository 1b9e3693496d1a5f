import { Injectable } from '@nestjs/common';
import type { ChargeStatus } from '@cw/domain';
import { Sql } from '../../../common/persistence/sql.js';

/** A try to pay together with what it pays for. */
export interface PaymentRow {
  readonly id: string;
  readonly ownerId: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly intentId: string | null;
  /** Bigint as text. */
  readonly amountCents: string;
  readonly status: ChargeStatus;
  /** Whether it may still be paid. */
  readonly open: boolean;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly declineCode: string | null;
  readonly createdAt: Date;
}

interface PayerPage {
  readonly projectId: string | null;
  /** The id of the last row of the page before. */
  readonly before: string | null;
  readonly limit: number;
}

const SELECT = `
  SELECT p.id, m.owner_id AS "ownerId", m.project_id AS "projectId", m.project_title AS "projectTitle",
    p.provider_intent_id AS "intentId", p.amount_cents AS "amountCents", p.status,
    p.status IN ('requires_payment', 'processing', 'failed') AS open,
    p.card_brand AS "cardBrand", p.card_last4 AS "cardLast4", p.decline_code AS "declineCode", p.created_at AS "createdAt"
  FROM payment p JOIN milestone m ON m.id = p.milestone_id`;
const BY_ID = { name: 'payment_by_id', text: `${SELECT} WHERE p.id = $1` };
/** Projects of others that the person decides and pays for. */
const DECIDED = `SELECT project_id FROM project_party WHERE user_id = $1 AND granted = 'decide'`;
const OF_PAYER = {
  name: 'payment_of_payer',
  text: `${SELECT} WHERE (m.owner_id = $1 OR m.project_id = ANY (ARRAY (${DECIDED}))) AND ($2::uuid IS NULL OR m.project_id = $2) AND ($3::uuid IS NULL OR p.id < $3)
    ORDER BY p.id DESC LIMIT $4`,
};

/** Reads of payments; ids are in order of time. */
@Injectable()
export class PaymentRows {
  constructor(private readonly sql: Sql) {}

  async find(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.sql.rows<PaymentRow>(BY_ID, [id]);
    return row;
  }

  async ofPayer(ownerId: string, page: PayerPage): Promise<PaymentRow[]> {
    return this.sql.rows<PaymentRow>(OF_PAYER, [ownerId, page.projectId, page.before, page.limit]);
  }
}
