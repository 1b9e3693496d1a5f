import { BANK_PAYMENT } from '@cw/domain';

interface InvariantQuery {
  readonly name: string;
  readonly meaning: string;
  /** One row, with a `fault` text, for each thing that breaks it. */
  readonly text: string;
  /** It asks how long ago something was: $1 is the present. */
  readonly asksNow?: true;
}

/** Nothing is under way for longer: an event that nobody could read by then is a fault, and hides no other. */
export const STALE_AFTER = `interval '1 hour'`;

// What a milestone's entries of some kinds booked to accounts of some kinds; debit is above zero.
const booked = (entries: string, accounts: string): string => `coalesce((
  SELECT sum(p.amount_cents) FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    JOIN ledger_account a ON a.code = p.account_code
  WHERE t.milestone_id = m.id AND t.kind IN (${entries}) AND a.kind IN (${accounts})), 0)`;
const ordered = (kind: string, states: string): string => `coalesce((
  SELECT sum(c.amount_cents) FROM payment_command c
  WHERE c.milestone_id = m.id AND c.kind = '${kind}' AND c.state IN (${states})), 0)`;

// The facts of each milestone, once from the ledger and once from the records beside it, so that they can disagree.
const MILESTONE_MONEY = `
  SELECT m.id, m.state, m.total_cents AS total,
    coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'held' AND subject_id = m.id), 0) AS held,
    coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'refund_due' AND subject_id = m.id), 0) AS refund_due,
    coalesce((SELECT 0 - sum(p.amount_cents) FROM ledger_posting p JOIN ledger_tx t ON t.id = p.tx_id
      JOIN ledger_account a ON a.code = p.account_code
      WHERE t.milestone_id = m.id AND a.kind = 'payable'), 0) AS payable,
    coalesce((SELECT sum(amount_cents) FROM payment WHERE milestone_id = m.id AND status = 'succeeded'), 0) AS paid,
    0 - ${booked(`'release', 'split'`, `'payable', 'service_fee'`)} AS released,
    0 - ${booked(`'reversal'`, `'refund_due'`)} AS recalled,
    ${booked(`'charge_back_lost'`, `'held', 'refund_due'`)} AS lost,
    ${ordered('refund', `'done'`)} AS refunded,
    ${ordered('refund', `'pending', 'attention'`)} AS to_refund,
    ${ordered('transfer', `'pending', 'attention'`)} AS to_transfer,
    EXISTS (SELECT FROM state_change s WHERE s.entity = 'payment' AND s.entity_id = m.id AND s.event = 'raise') AS raised,
    EXISTS (SELECT FROM charge_back b WHERE b.milestone_id = m.id AND b.status = 'lost') AS cut
  FROM milestone m`;

/** Each must find nothing. I7 asks the provider and stands in `invariants.ts`. */
export const INVARIANT_QUERIES: readonly InvariantQuery[] = [
  {
    name: 'I1',
    meaning: 'every entry, and the whole ledger, sums to zero',
    text: `SELECT 'entry ' || t.kind || ' ' || t.ref || ' sums to ' || coalesce(sum(p.amount_cents), 0) AS fault
      FROM ledger_tx t LEFT JOIN ledger_posting p ON p.tx_id = t.id GROUP BY t.id
      HAVING count(p.line) < 2 OR sum(p.amount_cents) <> 0
      UNION ALL SELECT 'the ledger sums to ' || sum(amount_cents) FROM ledger_posting HAVING sum(amount_cents) <> 0`,
  },
  {
    name: 'I2',
    meaning: 'every balance is the sum of its postings',
    text: `SELECT a.code || ' shows ' || a.balance_cents || ', its postings say ' || coalesce(sum(p.amount_cents), 0) AS fault
      FROM ledger_account a LEFT JOIN ledger_posting p ON p.account_code = a.code GROUP BY a.code
      HAVING a.balance_cents <> coalesce(sum(p.amount_cents), 0)`,
  },
  {
    name: 'I3',
    meaning: 'nothing that is owed is overdrawn',
    text: `SELECT code || ' is overdrawn by ' || balance_cents AS fault FROM ledger_account
      WHERE kind IN ('held', 'payable', 'refund_due') AND balance_cents > 0`,
  },
  {
    name: 'I4',
    meaning: 'what was paid is held, released, owed back, refunded or taken by a bank',
    text: `WITH money AS (${MILESTONE_MONEY})
      SELECT 'milestone ' || id || ' (' || state || ') was paid ' || paid || ' and recalled ' || recalled || ', held ' || held
        || ', released ' || released || ', refunded ' || refunded || ', owed back ' || refund_due || ', lost ' || lost AS fault FROM money
      WHERE paid + recalled <> held + released + refund_due + refunded + lost
        OR (state = 'funded' AND held <> total)
        OR (state IN ('in_progress', 'submitted', 'disputed') AND (held > total OR (held < total AND NOT (raised OR cut))))`,
  },
  {
    name: 'I5',
    meaning: 'the service fee is the rule, to the cent',
    text: `WITH booked AS (
        SELECT t.milestone_id, sum(0 - p.amount_cents) AS gross, coalesce(sum(0 - p.amount_cents) FILTER (WHERE a.kind = 'service_fee'), 0) AS fee
        FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
        WHERE t.kind IN ('release', 'split') AND a.kind IN ('payable', 'service_fee') GROUP BY t.id)
      SELECT 'milestone ' || m.id || ' of ' || m.total_cents || ' has the fee ' || m.fee_cents || ', released ' || b.gross || ' and booked ' || b.fee AS fault
      FROM milestone m LEFT JOIN booked b ON b.milestone_id = m.id
      WHERE m.fee_cents <> (m.total_cents + 5) / 10 OR b.fee <> (b.gross::bigint + 5) / 10`,
  },
  {
    name: 'I6',
    meaning: 'what is over holds nothing, and nothing is owed that is not ordered',
    text: `WITH money AS (${MILESTONE_MONEY})
      SELECT 'milestone ' || id || ' (' || state || ') holds ' || held || ', owes ' || payable || ' of which ' || to_transfer
        || ' is ordered, and back ' || refund_due || ' of which ' || to_refund || ' is ordered' AS fault FROM money
      WHERE payable <> to_transfer OR refund_due <> to_refund
        OR (held <> 0 AND state IN ('released', 'refunded', 'partially_refunded', 'charge_lost', 'partly_reversed'))`,
  },
  {
    name: 'I8',
    meaning: 'no charge pays out more than it brought',
    text: `SELECT 'payment ' || p.id || ' of ' || p.amount_cents || ' pays out ' || out.total AS fault
      FROM payment p JOIN LATERAL (
        SELECT sum(CASE c.kind WHEN 'reversal' THEN 0 - c.amount_cents ELSE c.amount_cents END) AS total FROM payment_command c
        WHERE c.payment_id = p.id AND ((c.kind IN ('transfer', 'refund') AND c.state <> 'failed') OR (c.kind = 'reversal' AND c.state = 'done'))
      ) out ON out.total IS NOT NULL
      WHERE out.total > p.amount_cents OR out.total < 0 OR p.status <> 'succeeded'`,
  },
  {
    name: 'I9',
    meaning: 'each object of the provider is booked once, and each entry of one is of an object',
    text: `WITH known AS (
        SELECT 'charge' AS kind, provider_charge_id AS ref FROM payment WHERE status = 'succeeded' AND provider_charge_id IS NOT NULL
        UNION ALL SELECT kind, provider_id FROM payment_command
          WHERE kind IN ('transfer', 'refund', 'reversal') AND state = 'done' AND last_error IS NULL
        UNION ALL SELECT 'refund_by_hand', id::text FROM payment_command WHERE kind = 'refund' AND state = 'done' AND last_error IS NOT NULL
        UNION ALL SELECT 'charge_back', provider_id FROM charge_back WHERE taken_cents > 0
        UNION ALL SELECT 'charge_back_lost', provider_id FROM charge_back WHERE taken_cents > 0 AND status = 'lost'
        UNION ALL SELECT 'charge_back_won', provider_id FROM charge_back WHERE taken_cents > 0 AND status = 'won'
        UNION ALL SELECT 'closing_received', id::text FROM payment WHERE status = 'succeeded' AND method IN ('wire', 'check')
        UNION ALL SELECT 'closing_cleared', payment_id::text FROM closing_payment WHERE state = 'cleared'
        UNION ALL SELECT book_as, provider_id FROM reconciliation_difference WHERE state = 'booked'),
      returned AS (SELECT ref FROM ledger_tx WHERE kind = 'refund_failed'),
      booked AS (SELECT kind, ref FROM ledger_tx t WHERE kind IN ('charge', 'transfer', 'reversal', 'refund_by_hand',
          'charge_back', 'charge_back_lost', 'charge_back_won', 'closing_received', 'closing_cleared', 'own_money', 'provider_fee')
        UNION ALL SELECT kind, ref FROM ledger_tx WHERE kind = 'refund' AND ref NOT IN (SELECT ref FROM returned))
      SELECT coalesce(k.kind, b.kind) || ' ' || coalesce(k.ref, b.ref, '?') ||
        CASE WHEN b.ref IS NULL THEN ' is not booked' ELSE ' is booked and unknown' END AS fault
      FROM known k FULL JOIN booked b USING (kind, ref) WHERE k.ref IS NULL OR b.ref IS NULL`,
  },
  {
    name: 'I10',
    meaning: 'nothing waits for over an hour without a reason, and without staff knowing',
    asksNow: true,
    text: `SELECT c.kind || ' ' || c.id || ' has waited since ' || c.created_at AS fault
      FROM payment_command c JOIN milestone m ON m.id = c.milestone_id JOIN payment p ON p.id = c.payment_id
      WHERE c.state = 'pending' AND coalesce(c.first_tried_at, c.created_at) < $1::timestamptz - interval '1 hour'
        AND m.attention_reason IS NULL AND NOT m.frozen
        AND NOT (c.kind = 'cancel_intent' AND p.status = 'processing')
        AND NOT (c.kind = 'transfer' AND (
          NOT EXISTS (SELECT FROM payout_account a WHERE a.contractor_id = m.contractor_id AND a.status = 'active')
          OR (p.method IN ('wire', 'check')
            AND NOT EXISTS (SELECT FROM ledger_tx t WHERE t.kind = 'closing_cleared' AND t.ref = p.id::text))
          OR (p.method = 'us_bank_account'
            AND p.paid_at > $1::timestamptz - interval '1 hour' - interval '${BANK_PAYMENT.settleDays} days')))
      UNION ALL SELECT 'event ' || event_id || ' (' || type || ') is unread since ' || received_at FROM webhook_inbox
      WHERE processed_at IS NULL AND received_at <= $1::timestamptz - ${STALE_AFTER}`,
  },
];

/** Whether something is still under way between the provider and us at $1; only in between can the two be compared. */
export const UNDER_WAY = {
  name: 'ledger_under_way',
  text: `SELECT (SELECT count(*) FROM payment_command WHERE state = 'pending' AND attempts > 0)
      + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL AND received_at > $1::timestamptz - ${STALE_AFTER})
      + (SELECT count(*) FROM payment WHERE status = 'succeeded' AND processing_fee_cents IS NULL) AS open`,
};

/** What of the provider's balance staff have let stand without an entry: as it was there then, less what is booked now. */
export const LET_STAND = {
  name: 'ledger_let_stand',
  text: `SELECT coalesce(sum(a.theirs - coalesce((
      SELECT sum(p.amount_cents) FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
      WHERE p.account_code = $1 AND t.ref = coalesce(
        (SELECT provider_charge_id FROM payment WHERE provider_intent_id = a.provider_id), a.provider_id)), 0)), 0) AS cents
    FROM (SELECT DISTINCT ON (provider_id) provider_id, coalesce(provider_cents, 0) AS theirs FROM reconciliation_difference
      WHERE state = 'accepted' AND NOT (object = 'balance_transaction' AND kind = 'missing_there')
      ORDER BY provider_id, accepted_at DESC) a`,
};
