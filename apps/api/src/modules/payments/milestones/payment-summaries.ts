import { Injectable } from '@nestjs/common';
import {
  addCents,
  closingPayer,
  HELD_STATES,
  subtractCents,
  sumCents,
  ZERO_CENTS,
  type Cents,
  type InvoicePayer,
  type InvoiceState,
  type PaymentState,
  type PaymentTiming,
} from '@cw/domain';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import type { EarningsPeriod, MoneyScope, MoneyTotals, MonthEarned, PaymentSummary } from '../../projects/index.js';
import { booked, NETTED, PAID_OUT } from '../ledger/booked.js';
import { Ledger } from '../ledger/ledger.js';
import { dueOf } from './due.js';
import { ReleasedMoney } from './released-money.js';
import { PaymentTimelines, type TimelineEntry } from './payment-timelines.js';

/** Of the invoice in force; all of it null where there is none. */
interface InvoiceRow {
  readonly invoice_state: InvoiceState | null;
  readonly invoice_payer: InvoicePayer;
  readonly invoice_due_on: string | null;
  readonly fell_through_at: Date | null;
  readonly is_named: boolean;
  readonly is_addressed: boolean;
}

interface Row extends InvoiceRow {
  readonly id: string;
  readonly project_id: string;
  readonly state: PaymentState;
  readonly total: string;
  readonly fee: string;
  readonly payment_timing: PaymentTiming;
  readonly approved_at: Date | null;
  readonly attention: boolean;
  readonly held: string;
  readonly on_its_way: string;
  readonly paid: string;
  readonly refunded: string;
  readonly reversed: string;
  readonly charged_back: string;
  /** Whether the contractor's part was released; the next three say what became of it. */
  readonly settled: boolean;
  readonly booked_fee: string;
  readonly paid_out: string;
  readonly netted: string;
}

const COLUMNS = `
  m.id, m.project_id, m.state, m.total_cents AS total, m.fee_cents AS fee, m.payment_timing, m.approved_at,
  m.attention_reason IS NOT NULL AS attention,
  coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'held' AND subject_id = m.id), 0) AS held,
  coalesce((SELECT sum(amount_cents) FROM payment WHERE milestone_id = m.id AND status = 'processing'), 0) AS on_its_way,
  coalesce((SELECT sum(amount_cents) FROM payment WHERE milestone_id = m.id AND status = 'succeeded'), 0) AS paid,
  coalesce((SELECT sum(amount_cents) FROM payment_command
    WHERE milestone_id = m.id AND kind = 'refund' AND state = 'done'), 0) AS refunded,
  coalesce((SELECT sum(amount_cents) FROM payment_command
    WHERE milestone_id = m.id AND kind = 'reversal' AND state = 'done'), 0) AS reversed,
  coalesce((SELECT sum(taken_cents) FROM charge_back WHERE milestone_id = m.id AND status = 'lost'), 0) AS charged_back,
  EXISTS (SELECT FROM ledger_tx t WHERE t.kind IN ('release', 'split') AND t.ref = m.id::text) AS settled,
  0 - ${booked('service_fee')} AS booked_fee, ${PAID_OUT} AS paid_out, ${NETTED} AS netted,
  i.state AS invoice_state, i.payer AS invoice_payer, i.due_on::text AS invoice_due_on, i.fell_through_at,
  i.agent_name IS NOT NULL AS is_named, i.agent_name IS NOT NULL AND i.agent_email IS NOT NULL AS is_addressed`;
// One that is not void is the project's only one.
const FROM = `milestone m LEFT JOIN invoice i ON i.project_id = m.project_id AND i.state <> 'void'
  AND m.payment_timing = 'at_closing'`;
const BY_PROJECT = {
  name: 'milestone_by_project',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE m.project_id = ANY ($1::uuid[])`,
};
const OF_OWNER = {
  name: 'milestone_of_owner',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE m.owner_id = $1 OR m.project_id = ANY ($2::uuid[])`,
};
const OF_CONTRACTOR = {
  name: 'milestone_of_contractor',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE m.contractor_id = $1`,
};

const WAITING_FOR_ACCOUNT = {
  name: 'milestone_waiting_for_account',
  text: `SELECT m.project_id AS id FROM milestone m WHERE m.project_id = ANY ($1::uuid[])
    AND EXISTS (SELECT FROM payment_command c WHERE c.milestone_id = m.id AND c.kind = 'transfer' AND c.state = 'pending')
    AND NOT EXISTS (SELECT FROM payout_account a WHERE a.contractor_id = m.contractor_id AND a.status = 'active')`,
};

/** Agreed, and on its way to the contractor if all goes well. */
const EXPECTED_STATES: readonly PaymentState[] = ['requires_payment', 'processing', ...HELD_STATES, 'releasing'];

/** The contractor has its part: the whole, or what a ruling, a settlement or staff left of it. */
const RELEASED_STATES: readonly PaymentState[] = ['released', 'partially_refunded', 'partly_reversed'];

interface Amounts {
  readonly totalCents: Cents;
  readonly heldCents: Cents;
  readonly dueCents: Cents;
  readonly onItsWayCents: Cents;
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  readonly releasedCents: Cents;
  readonly reversedCents: Cents;
  readonly chargedBackCents: Cents;
  readonly feeCents: Cents;
  readonly payoutCents: Cents;
}

/** The contractor's side: what was agreed, until it is released; from then on what banks and staff left of it. */
function contractorsPart(row: Row): Pick<Amounts, 'feeCents' | 'payoutCents'> {
  const feeCents = readCents(row.fee);
  if (!row.settled) return { feeCents, payoutCents: subtractCents(readCents(row.total), feeCents) };
  return { feeCents: readCents(row.booked_fee), payoutCents: addCents(readCents(row.paid_out), readCents(row.netted)) };
}

function amountsOf(row: Row): Amounts {
  const totalCents = readCents(row.total);
  const heldCents = readCents(row.held);
  const onItsWayCents = readCents(row.on_its_way);
  const terms = { state: row.state, paymentTiming: row.payment_timing, approvedAt: row.approved_at, totalCents };
  return {
    totalCents,
    heldCents,
    // One payment at a time: what is left is asked for once the one on its way is through.
    dueCents: onItsWayCents > 0 ? ZERO_CENTS : dueOf(terms, heldCents),
    onItsWayCents,
    paidCents: readCents(row.paid),
    refundedCents: readCents(row.refunded),
    releasedCents: RELEASED_STATES.includes(row.state)
      ? subtractCents(totalCents, readCents(row.reversed))
      : ZERO_CENTS,
    reversedCents: readCents(row.reversed),
    chargedBackCents: readCents(row.charged_back),
    ...contractorsPart(row),
  };
}

function closingOf(row: InvoiceRow): PaymentSummary['closing'] {
  const { invoice_state: state, invoice_payer: payer, invoice_due_on: dueOn, fell_through_at: fellThroughAt } = row;
  if (state === null) return null;
  return {
    payer: closingPayer({ payer, state, isNamed: row.is_named, isAddressed: row.is_addressed }),
    dueOn,
    fellThroughAt: fellThroughAt?.toISOString() ?? null,
  };
}

const summaryOf = (row: Row, timeline: readonly TimelineEntry[]): PaymentSummary => ({
  id: row.id,
  projectId: row.project_id,
  state: row.state,
  ...amountsOf(row),
  paymentTiming: row.payment_timing,
  closing: closingOf(row),
  attention: row.attention,
  timeline: timeline.map(({ at, kind, amountCents }) => ({ at: at.toISOString(), kind, amountCents })),
});

/** The money of projects as their parties see it: what is held comes from the ledger, never from a stored copy. */
@Injectable()
export class PaymentSummaries {
  constructor(
    private readonly sql: Sql,
    private readonly timelines: PaymentTimelines,
    private readonly released: ReleasedMoney,
    private readonly ledger: Ledger,
  ) {}

  heldBy(milestoneId: string): Promise<Cents> {
    return this.ledger.heldBy(milestoneId);
  }

  /** By project id; projects without money are absent. */
  async ofProjects(projectIds: readonly string[]): Promise<ReadonlyMap<string, PaymentSummary>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.sql.rows<Row>(BY_PROJECT, [projectIds]);
    const timelines = await this.timelines.of(rows.map((row) => row.id));
    return new Map(rows.map((row) => [row.project_id, summaryOf(row, timelines.get(row.id) ?? [])]));
  }

  async waitingForAccount(projectIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (projectIds.length === 0) return new Set();
    return new Set((await this.sql.rows<{ id: string }>(WAITING_FOR_ACCOUNT, [projectIds])).map(({ id }) => id));
  }

  releasedSince(scope: MoneyScope, since: Date): Promise<Cents> {
    return this.released.since(scope, since);
  }

  earnings(contractorId: string, period: EarningsPeriod): Promise<MonthEarned[]> {
    return this.released.byMonth(contractorId, period);
  }

  async totals(scope: MoneyScope): Promise<MoneyTotals> {
    const rows =
      'ownerId' in scope
        ? await this.sql.rows<Row>(OF_OWNER, [scope.ownerId, scope.projectIds])
        : await this.sql.rows<Row>(OF_CONTRACTOR, [scope.contractorId]);
    const amounts = rows.map(amountsOf);
    const expected = rows.filter(({ state }) => EXPECTED_STATES.includes(state)).map(amountsOf);
    const released = rows.map((row) => ({ ...amountsOf(row), feeCents: readCents(row.fee) }));
    const left = released.filter(({ releasedCents }) => releasedCents > 0);
    return {
      heldCents: sumCents(amounts.map(({ heldCents }) => heldCents)),
      dueCents: sumCents(amounts.map(({ dueCents }) => dueCents)),
      releasedCents: sumCents(left.map(({ releasedCents }) => releasedCents)),
      earningsCents: sumCents(left.map(({ releasedCents, feeCents }) => subtractCents(releasedCents, feeCents))),
      expectedCents: sumCents(expected.map(({ payoutCents }) => payoutCents)),
    };
  }
}
