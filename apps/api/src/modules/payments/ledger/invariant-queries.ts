interface InvariantQuery {
  readonly name: string;
  readonly meaning: string;
  /** One row, with a `fault` text, for each thing that breaks it. */
  readonly text: string;
}

// The facts of each milestone, once from the ledger and once from the records beside it, so that they can disagree.
const MILESTONE_MONEY = `
  SELECT m.id, m.state, m.total_cents AS total, m.fee_cents AS fee,
    coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'held' AND subject_id = m.id), 0) AS held,
    coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'refund_due' AND subject_id = m.id), 0) AS refund_due,
    coalesce((SELECT 0 - sum(p.amount_cents) FROM ledger_posting p JOIN ledger_tx t ON t.id = p.tx_id
      JOIN ledger_account a ON a.code = p.account_code
      WHERE t.milestone_id = m.id AND a.kind = 'payable'), 0) AS payable,
    coalesce((SELECT sum(amount_cents) FROM payment WHERE milestone_id = m.id AND status = 'succeeded'), 0) AS paid,
    coalesce((SELECT sum(amount_cents) FROM payment_command
      WHERE milestone_id = m.id AND kind = 'refund' AND state = 'done'), 0) AS refunded,
    EXISTS (SELECT FROM state_change s WHERE s.entity = 'payment' AND s.entity_id = m.id AND s.event = 'raise') AS raised,
    coalesce(m.attention_reason = 'refund_failed', false) AS refund_failed
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
    meaning: 'what was paid is held, released, owed back or refunded',
    text: `WITH money AS (${MILESTONE_MONEY})
      SELECT 'milestone ' || id || ' (' || state || ') was paid ' || paid || ', held ' || held || ', refunded ' || refunded
        || ', owed back ' || refund_due AS fault FROM money
      WHERE paid <> held + refund_due + refunded + CASE WHEN state IN ('releasing', 'released', 'splitting', 'partially_refunded') THEN total ELSE 0 END
        OR (state = 'funded' AND held <> total)
        OR (state IN ('in_progress', 'submitted', 'disputed') AND (held > total OR (held < total AND NOT raised)))`,
  },
  {
    name: 'I5',
    meaning: 'the service fee is the rule, to the cent',
    text: `SELECT 'milestone ' || m.id || ' of ' || m.total_cents || ' has the fee ' || m.fee_cents || ', booked ' || coalesce(booked.fee, m.fee_cents) AS fault
      FROM milestone m
      LEFT JOIN LATERAL (SELECT 0 - sum(p.amount_cents) AS fee FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
        JOIN ledger_account a ON a.code = p.account_code
        WHERE t.kind IN ('release', 'split') AND t.milestone_id = m.id AND a.kind = 'service_fee') booked ON true
      WHERE m.fee_cents <> (m.total_cents + 5) / 10 OR booked.fee <> m.fee_cents`,
  },
  {
    name: 'I6',
    meaning: 'what is over holds and owes nothing',
    text: `WITH money AS (${MILESTONE_MONEY})
      SELECT 'milestone ' || id || ' (' || state || ') still holds ' || held || ', owes ' || payable || ' and ' || refund_due AS fault
      FROM money WHERE state IN ('released', 'refunded', 'partially_refunded')
        AND (held <> 0 OR payable <> 0 OR (refund_due <> 0 AND NOT (state IN ('released', 'partially_refunded') AND refund_failed)))`,
  },
  {
    name: 'I8',
    meaning: 'no charge pays out more than it brought',
    text: `SELECT 'payment ' || p.id || ' of ' || p.amount_cents || ' pays out ' || sum(c.amount_cents) AS fault
      FROM payment p JOIN payment_command c ON c.payment_id = p.id AND c.kind IN ('transfer', 'refund') AND c.state <> 'failed'
      GROUP BY p.id HAVING sum(c.amount_cents) > p.amount_cents OR p.status <> 'succeeded'`,
  },
];

/** Whether something is still under way between the provider and us; only in between can the two be compared. */
export const UNDER_WAY = {
  name: 'ledger_under_way',
  text: `SELECT (SELECT count(*) FROM payment_command WHERE state = 'pending' AND attempts > 0)
      + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL)
      + (SELECT count(*) FROM payment WHERE status = 'succeeded' AND processing_fee_cents IS NULL) AS open`,
};
