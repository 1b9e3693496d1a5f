import type { AttentionReason, ChargeStatus, CommandState, PaymentMethod, PaymentState, UsState } from '@cw/domain';
import type { PreparedQuery } from '../../../common/persistence/sql.js';
import { businessName, knownToStaff } from '../../projects/index.js';
import type { QueuedKind } from '../commands/payment-command.entity.js';

/** Bigints come as text. */
export interface MilestoneRow {
  readonly id: string;
  readonly projectId: string;
  readonly projectTitle: string;
  readonly address: string | null;
  readonly city: string;
  readonly usState: UsState;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly contractorId: string;
  readonly contractorName: string;
  readonly state: PaymentState;
  readonly frozen: boolean;
  readonly attention: AttentionReason | null;
  readonly total: string;
  readonly fee: string;
  readonly held: string;
  readonly refundDue: string;
  readonly payable: string;
  readonly netted: string;
  readonly debt: string;
  readonly paid: string;
  readonly refunded: string;
  readonly paidOut: string;
  readonly createdAt: Date;
}

const balance = (kind: string, subject: string): string =>
  `coalesce((SELECT balance_cents FROM ledger_account WHERE kind = '${kind}' AND subject_id = ${subject}), 0)`;
const booked = (accountKind: string, entryKind = ''): string => `coalesce((
  SELECT sum(p.amount_cents) FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    JOIN ledger_account a ON a.code = p.account_code
  WHERE t.milestone_id = m.id AND a.kind = '${accountKind}'${entryKind && ` AND t.kind = '${entryKind}'`}), 0)`;
const done = (kind: string): string => `coalesce((
  SELECT sum(c.amount_cents) FROM payment_command c
  WHERE c.milestone_id = m.id AND c.kind = '${kind}' AND c.state = 'done'), 0)`;

const SELECT = `
  SELECT m.id, m.project_id AS "projectId", m.project_title AS "projectTitle", h.address, h.city, h.state AS "usState", m.owner_id AS "ownerId",
    trim(o.first_name || ' ' || o.last_name) AS "ownerName", m.contractor_id AS "contractorId",
    ${businessName('w')} AS "contractorName", m.state, m.frozen, m.attention_reason AS attention,
    m.total_cents AS total, m.fee_cents AS fee, 0 - ${balance('held', 'm.id')} AS held,
    0 - ${balance('refund_due', 'm.id')} AS "refundDue", 0 - ${booked('payable')} AS payable,
    ${booked('payable', 'netting')} AS netted, ${balance('receivable', 'm.contractor_id')} AS debt,
    coalesce((SELECT sum(amount_cents) FROM payment WHERE milestone_id = m.id AND status = 'succeeded'), 0) AS paid,
    ${done('refund')} AS refunded, ${done('transfer')} - ${done('reversal')} AS "paidOut", m.created_at AS "createdAt"
  FROM milestone m JOIN project h ON h.id = m.project_id JOIN app_user o ON o.id = m.owner_id JOIN app_user w ON w.id = m.contractor_id`;

export const MILESTONE: PreparedQuery = { name: 'managed_payment', text: `${SELECT} WHERE m.id = $1` };

/** Which payments `m` staff must look at: the desk counts and lists the same. Why each is kept with it, by the domain's names. */
export const PAYMENT_WAITS = 'm.attention_reason IS NOT NULL';

/** $1 state, $2 attention, $3 words as a LIKE pattern, $4 the last row of the page before, $5 how many. */
export const MILESTONES: PreparedQuery = {
  name: 'managed_payments',
  text: `${SELECT}
    WHERE ($1::text IS NULL OR m.state = $1)
      AND ($2::text IS NULL OR m.attention_reason = $2 OR ($2 = 'any' AND ${PAYMENT_WAITS}))
      AND ($3::text IS NULL OR lower(m.project_title) LIKE $3
        OR m.project_id = ANY (ARRAY (${knownToStaff('$3')})) OR fold_accents(lower(h.address)) LIKE fold_accents($3)
        OR lower(o.first_name || ' ' || o.last_name) LIKE $3 OR lower(o.email) LIKE $3
        OR lower(w.first_name || ' ' || w.last_name) LIKE $3 OR lower(w.email) LIKE $3)
      AND ($4::uuid IS NULL OR m.id < $4)
    ORDER BY m.id DESC LIMIT $5`,
};

export interface TryRow {
  readonly id: string;
  readonly amount: string;
  readonly status: ChargeStatus;
  readonly method: PaymentMethod;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly providerId: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}
export const TRIES: PreparedQuery = {
  name: 'managed_payment_tries',
  text: `SELECT id, amount_cents AS amount, status, method, card_brand AS "cardBrand", card_last4 AS "cardLast4",
      provider_intent_id AS "providerId", created_at AS "createdAt", paid_at AS "paidAt"
    FROM payment WHERE milestone_id = $1 ORDER BY id`,
};

export interface CommandRow {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: QueuedKind;
  readonly amount: string | null;
  readonly state: CommandState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly providerId: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly reference: string | null;
  readonly proposedById: string | null;
  readonly proposedByName: string | null;
  readonly proposedAt: Date | null;
  readonly confirmedByName: string | null;
  readonly confirmedAt: Date | null;
}
export const COMMANDS: PreparedQuery = {
  name: 'managed_payment_commands',
  text: `SELECT c.id, c.payment_id AS "paymentId", c.kind, c.amount_cents AS amount, c.state, c.attempts,
      c.last_error AS "lastError", c.provider_id AS "providerId", c.created_at AS "createdAt", c.finished_at AS "finishedAt",
      h.reference, h.proposed_by AS "proposedById", trim(p.first_name || ' ' || p.last_name) AS "proposedByName",
      h.proposed_at AS "proposedAt", trim(q.first_name || ' ' || q.last_name) AS "confirmedByName", h.confirmed_at AS "confirmedAt"
    FROM payment_command c LEFT JOIN hand_refund h ON h.command_id = c.id
      LEFT JOIN app_user p ON p.id = h.proposed_by LEFT JOIN app_user q ON q.id = h.confirmed_by
    WHERE c.milestone_id = $1 ORDER BY c.created_at, c.id`,
};

export interface LineRow {
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  readonly at: Date;
  readonly actorName: string | null;
  readonly account: string;
  readonly accountKind: string;
  readonly amount: string;
}
export const LINES: PreparedQuery = {
  name: 'managed_payment_lines',
  text: `SELECT t.id, t.kind, t.ref, t.at, trim(u.first_name || ' ' || u.last_name) AS "actorName",
      p.account_code AS account, a.kind AS "accountKind", p.amount_cents AS amount
    FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
      LEFT JOIN app_user u ON u.id = t.actor_id
    WHERE t.milestone_id = $1 ORDER BY t.at, t.id, p.line`,
};

export interface MoveRow {
  readonly at: Date;
  readonly event: string;
  readonly from: PaymentState | null;
  readonly to: PaymentState;
  readonly actorName: string | null;
  readonly reason: string | null;
}
/** $2 is the machine's name. */
export const MOVES: PreparedQuery = {
  name: 'managed_payment_moves',
  text: `SELECT s.at, s.event, s.from_state AS "from", s.to_state AS "to",
      trim(u.first_name || ' ' || u.last_name) AS "actorName", s.reason
    FROM state_change s LEFT JOIN app_user u ON u.id = s.actor_id
    WHERE s.entity = $2 AND s.entity_id = $1 ORDER BY s.at, s.id`,
};

export interface SenderRow {
  readonly id: string;
  readonly name: string;
}
export const PEOPLE: PreparedQuery = {
  name: 'managed_payment_people',
  text: `SELECT id, trim(first_name || ' ' || last_name) AS name FROM app_user WHERE id = ANY ($1::uuid[])`,
};
