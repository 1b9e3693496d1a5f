import type { PaymentState } from '@cw/domain';
import { Sql } from '../../../../common/persistence/sql.js';
import type { PaymentsTest } from '../../testing/create-payments-test.js';

type Thing = Readonly<Record<string, unknown>>;

/** What became of the money of a history, asked of the provider's own memory and not of our books. */
export interface EveryCent {
  /** What clients paid in. */
  readonly movedCents: number;
  /** What is neither where the terms say, nor anywhere else. */
  readonly lostCents: number;
  /** Each a sentence: two objects for one order, an object that is not booked, a booking without its object, … */
  readonly faults: readonly string[];
}

interface MilestoneRow {
  readonly id: string;
  readonly state: PaymentState;
  readonly total: string;
  readonly held: string;
  readonly refund_due: string;
  /** Taken from the payout for an older debt. */
  readonly netted: string;
  /** Paid at closing, past the provider. */
  readonly wired: string;
  /** Paid back past the provider. */
  readonly by_hand: string;
  /** What the books say that the provider has of it, but for what it and banks charge. */
  readonly booked: string;
  readonly attention: boolean;
}

interface EntryRow {
  readonly kind: string;
  readonly ref: string;
  readonly clearing: string;
}

const booked = (entries: string, accounts: string): string => `coalesce((SELECT sum(p.amount_cents) FROM ledger_tx t
      JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
      WHERE t.milestone_id = m.id AND t.kind IN (${entries}) AND a.kind IN (${accounts})), 0)`;
const MILESTONES = {
  name: 'proof_milestones',
  text: `SELECT m.id, m.state, m.total_cents AS total,
      coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'held' AND subject_id = m.id), 0) AS held,
      coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'refund_due' AND subject_id = m.id), 0) AS refund_due,
      coalesce((SELECT sum(c.amount_cents) FROM closing_payment c JOIN invoice i ON i.id = c.invoice_id
        WHERE i.project_id = m.project_id AND c.state IN ('confirmed', 'cleared')), 0) AS wired,
      m.attention_reason IS NOT NULL AS attention,
      ${booked(`'netting'`, `'payable'`)} AS netted,
      ${booked(`'refund_by_hand'`, `'refund_due'`)} AS by_hand,
      ${booked(`'charge', 'transfer', 'refund', 'refund_failed', 'reversal', 'charge_back', 'charge_back_won'`, `'clearing', 'dispute_fee'`)} AS booked
    FROM milestone m WHERE m.project_id = ANY ($1::uuid[])`,
};
const ENTRIES = {
  name: 'proof_entries',
  text: `SELECT t.kind, t.ref, sum(p.amount_cents) AS clearing FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    WHERE t.milestone_id = $1 AND p.account_code = 'asset:clearing' AND t.kind IN ('charge', 'transfer', 'reversal', 'refund', 'refund_failed')
    GROUP BY t.id`,
};

const textOf = (thing: Thing, key: string): string => String(thing[key] ?? '');
const amountOf = (thing: Thing, key = 'amount'): number => Number(thing[key] ?? 0);
const metadataOf = (thing: Thing, key: string): string => {
  const { metadata } = thing;
  return typeof metadata === 'object' && metadata !== null ? String(Reflect.get(metadata, key) ?? '') : '';
};
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const DEAD_REFUND = ['failed', 'canceled'];
const DONE: readonly PaymentState[] = ['released', 'partially_refunded'];
const BACK: readonly PaymentState[] = ['refunded', 'refunding'];
const UNDER_WAY: readonly PaymentState[] = ['releasing', 'splitting', 'refunding'];

/** Everything that the provider remembers of one milestone. */
class Remembered {
  readonly charges: readonly Thing[];
  readonly transfers: readonly Thing[];
  /** What came back of the transfers. */
  readonly reversals: readonly Thing[];
  readonly refunds: readonly Thing[];
  /** That took money, and were not won back. */
  readonly disputes: readonly Thing[];
  /** Whether a bank ever had a say. */
  readonly wasDisputed: boolean;

  constructor(state: Thing, milestoneId: string) {
    const all = (kind: string): Thing[] => (Array.isArray(state[kind]) ? state[kind] : []);
    const intents = all('payment_intent').filter((intent) => metadataOf(intent, 'milestone') === milestoneId);
    const ids = new Set(intents.map((intent) => textOf(intent, 'id')));
    this.charges = all('charge').filter(
      (charge) => ids.has(textOf(charge, 'payment_intent')) && charge['status'] === 'succeeded',
    );
    const charges = new Set(this.charges.map((charge) => textOf(charge, 'id')));
    const disputes = all('dispute').filter((dispute) => charges.has(textOf(dispute, 'charge')));
    this.disputes = disputes.filter(({ status }) => status !== 'won' && !String(status).startsWith('warning'));
    this.wasDisputed = disputes.length > 0;
    this.transfers = all('transfer').filter((transfer) => metadataOf(transfer, 'milestone') === milestoneId);
    const transfers = new Set(this.transfers.map((transfer) => textOf(transfer, 'id')));
    this.reversals = all('transfer_reversal').filter((reversal) => transfers.has(textOf(reversal, 'transfer')));
    this.refunds = all('refund').filter((refund) => ids.has(textOf(refund, 'payment_intent')));
  }

  get paid(): number {
    return sum(this.charges.map((charge) => amountOf(charge)));
  }

  get refunded(): number {
    const alive = this.refunds.filter((refund) => !DEAD_REFUND.includes(textOf(refund, 'status')));
    return sum(alive.map((refund) => amountOf(refund)));
  }

  get transferred(): number {
    return sum(this.transfers.map((transfer) => amountOf(transfer) - amountOf(transfer, 'amount_reversed')));
  }

  /** Of what was paid, what is still with the platform. */
  get left(): number {
    return this.paid - this.refunded - this.transferred - sum(this.disputes.map((dispute) => amountOf(dispute)));
  }

  /** The same order carried out twice. */
  doubles(): string[] {
    const orders = [...this.transfers, ...this.reversals, ...this.refunds]
      .filter((thing) => !DEAD_REFUND.includes(textOf(thing, 'status')))
      .map((thing) => metadataOf(thing, 'command'));
    return orders
      .filter((order, index) => orders.indexOf(order) !== index)
      .map((order) => `order ${order} was done twice`);
  }

  /** I9: each object is booked once and for its amount, and nothing else is. */
  unbooked(entries: readonly EntryRow[]): string[] {
    const expected = [
      ...this.charges.map((charge) => `charge ${textOf(charge, 'id')} ${amountOf(charge)}`),
      ...this.transfers.map((transfer) => `transfer ${textOf(transfer, 'id')} ${-amountOf(transfer)}`),
      ...this.reversals.map((reversal) => `reversal ${textOf(reversal, 'id')} ${amountOf(reversal)}`),
      ...this.refunds.flatMap((refund) => bookedOf(refund, entries)),
    ];
    const found = entries.map(({ kind, ref, clearing }) => `${kind} ${ref} ${clearing}`);
    return [
      ...expected.filter((one) => !found.includes(one)).map((one) => `${one} is not booked`),
      ...found.filter((one) => !expected.includes(one)).map((one) => `${one} is booked and is not there`),
      ...found.filter((one, index) => found.indexOf(one) !== index).map((one) => `${one} is booked twice`),
    ];
  }
}

// A refund that failed before we heard of it was never booked; one that failed later is booked out and in again.
function bookedOf(refund: Thing, entries: readonly EntryRow[]): string[] {
  const id = textOf(refund, 'id');
  const amount = amountOf(refund);
  if (!DEAD_REFUND.includes(textOf(refund, 'status'))) return [`refund ${id} ${-amount}`];
  const left = entries.some((entry) => entry.kind === 'refund' && entry.ref === id);
  return left ? [`refund ${id} ${-amount}`, `refund_failed ${id} ${amount}`] : [];
}

/** What should lie with each of the three once nothing is under way, by the terms alone. */
function whereItShouldBe(row: MilestoneRow, paid: number): { transferred: number; held: number; back: number } {
  const total = Number(row.total);
  if (DONE.includes(row.state)) {
    const fee = Number((BigInt(row.total) + 5n) / 10n);
    return { transferred: total - fee, held: 0, back: paid - total };
  }
  if (BACK.includes(row.state)) return { transferred: 0, held: 0, back: paid };
  const held = Math.min(paid, Number(row.held));
  return { transferred: 0, held, back: paid - held };
}

function lostOf(row: MilestoneRow, remembered: Remembered): number {
  const missing = Math.abs(remembered.left - Number(row.booked));
  const isPlain =
    !remembered.wasDisputed && remembered.transfers.every((one) => amountOf(one, 'amount_reversed') === 0);
  // A bank's or staff's later word moves what the terms alone would say: there the two memories are compared.
  if (missing > 0 || !isPlain || (UNDER_WAY.includes(row.state) && row.state !== 'refunding')) return missing;
  const should = whereItShouldBe(row, remembered.paid + Number(row.wired));
  const back = remembered.refunded + Number(row.refund_due) + Number(row.by_hand);
  return (
    Math.abs(should.transferred - Number(row.netted) - remembered.transferred) +
    Math.abs(should.held - Number(row.held)) +
    Math.abs(should.back - back)
  );
}

/** Compares what the provider remembers of these projects' money with our books, and both with the terms. */
export async function countEveryCent(test: PaymentsTest, projectIds: readonly string[]): Promise<EveryCent> {
  const sql = test.app.get(Sql);
  const state = await test.sandbox.control('GET', '/state');
  const faults: string[] = [];
  let [movedCents, lostCents] = [0, 0];
  for (const row of await sql.rows<MilestoneRow & Record<string, unknown>>(MILESTONES, [projectIds])) {
    const remembered = new Remembered(state, row.id);
    const entries = await sql.rows<EntryRow & Record<string, unknown>>(ENTRIES, [row.id]);
    const lost = lostOf(row, remembered);
    const { paid, refunded, transferred, left } = remembered;
    movedCents += paid + Number(row.wired);
    lostCents += lost;
    faults.push(...remembered.doubles(), ...remembered.unbooked(entries));
    if (lost > 0) {
      const { id, total, held, refund_due } = row;
      faults.push(
        `${lost} cents of ${id} (${row.state}, ${total}) are not where they should be: paid ${paid}, wired ${row.wired}, refunded ${refunded}, transferred ${transferred}, left ${left}, booked ${row.booked}, held ${held}, owed back ${refund_due}`,
      );
    }
    if (UNDER_WAY.includes(row.state) && !row.attention) faults.push(`${row.id} is still ${row.state}`);
  }
  return { movedCents, lostCents, faults };
}
