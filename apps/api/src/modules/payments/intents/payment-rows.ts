import { Injectable } from '@nestjs/common';
import type { ChargeStatus, HouseFacts, PaymentMethod, UsState } from '@cw/domain';
import { Sql } from '../../../common/persistence/sql.js';

/** As many as a choice can offer; the list itself has them all. */
export const PAID_PROJECTS_MAX = 200;

/** A try to pay together with what it pays for. */
export interface PaymentRow {
  readonly id: string;
  readonly ownerId: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly address: string | null;
  readonly city: string;
  readonly usState: UsState;
  readonly intentId: string | null;
  /** Bigint as text. */
  readonly amountCents: string;
  readonly status: ChargeStatus;
  /** Whether it may still be paid. */
  readonly open: boolean;
  readonly method: PaymentMethod;
  readonly bankName: string | null;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly declineCode: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** When it was paid, else when it was begun: a history tells things in the order in which they came true. */
  readonly at: Date;
  /** Of this payment, as far as it has left us. Bigint as text. */
  readonly refundedCents: string;
}

/** What a payer knows a project by. */
export interface PaidProject extends HouseFacts {
  readonly id: string;
  readonly title: string;
}

interface PayerPage {
  readonly projectId: string | null;
  /** The key of the last row of the page before. */
  readonly before: { readonly at: string | number | null; readonly id: string | number | null };
  readonly limit: number;
}

const SELECT = `
  SELECT p.id, m.owner_id AS "ownerId", m.project_id AS "projectId", m.project_title AS "projectTitle",
    h.address, h.city, h.state AS "usState",
    p.provider_intent_id AS "intentId", p.amount_cents AS "amountCents", p.status,
    p.status IN ('requires_payment', 'processing', 'failed') AS open,
    p.method, p.bank_name AS "bankName", p.card_brand AS "cardBrand", p.card_last4 AS "cardLast4",
    p.decline_code AS "declineCode", p.created_at AS "createdAt", p.paid_at AS "paidAt", coalesce(p.paid_at, p.created_at) AS at,
    coalesce((SELECT sum(c.amount_cents) FROM payment_command c
      WHERE c.payment_id = p.id AND c.kind = 'refund' AND c.state = 'done'), 0) AS "refundedCents"
  FROM payment p JOIN milestone m ON m.id = p.milestone_id JOIN project h ON h.id = m.project_id`;
const BY_ID = { name: 'payment_by_id', text: `${SELECT} WHERE p.id = $1` };
/** Projects of others that the person decides and pays for. */
const DECIDED = `SELECT project_id FROM project_party WHERE user_id = $1 AND granted = 'decide'`;
/** What somebody pays for, of a milestone `m`: $1 is the payer. */
export const THEIRS = `(m.owner_id = $1 OR m.project_id = ANY (ARRAY (${DECIDED})))`;
const OF_PAYER = {
  name: 'payment_of_payer',
  text: `${SELECT} WHERE ${THEIRS} AND ($2::uuid IS NULL OR m.project_id = $2)
      AND ($3::timestamptz IS NULL OR (coalesce(p.paid_at, p.created_at), p.id) < ($3, $4::uuid))
    ORDER BY at DESC, p.id DESC LIMIT $5`,
};
const PROJECTS_OF_PAYER = {
  name: 'payment_projects_of_payer',
  text: `SELECT m.project_id AS id, m.project_title AS title, h.address, h.city, h.state
    FROM milestone m JOIN project h ON h.id = m.project_id
    WHERE ${THEIRS} AND EXISTS (SELECT FROM payment p WHERE p.milestone_id = m.id)
    ORDER BY m.created_at DESC LIMIT ${PAID_PROJECTS_MAX}`,
};

/** Reads of payments. */
@Injectable()
export class PaymentRows {
  constructor(private readonly sql: Sql) {}

  async find(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.sql.rows<PaymentRow>(BY_ID, [id]);
    return row;
  }

  /** The latest first. */
  async ofPayer(ownerId: string, { projectId, before, limit }: PayerPage): Promise<PaymentRow[]> {
    return this.sql.rows<PaymentRow>(OF_PAYER, [ownerId, projectId, before.at, before.id, limit]);
  }

  /** What there are payments of, the latest first. */
  async projectsOfPayer(ownerId: string): Promise<PaidProject[]> {
    return this.sql.rows<PaidProject & Record<string, unknown>>(PROJECTS_OF_PAYER, [ownerId]);
  }
}
