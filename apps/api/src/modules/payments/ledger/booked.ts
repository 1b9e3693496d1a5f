/** What the entries of a milestone `m` have booked on one kind of account, as SQL: debit above zero. */
export const booked = (account: string, entry = ''): string => `coalesce((
  SELECT sum(p.amount_cents) FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id
    JOIN ledger_account a ON a.code = p.account_code
  WHERE t.milestone_id = m.id AND a.kind = '${account}'${entry && ` AND t.kind = '${entry}'`}), 0)`;

/** What of a milestone's released money paid a debt of its contractor. */
export const NETTED = `${booked('payable', 'netting')} - ${booked('receivable', 'charge_back_lost')}`;

/** What is or was transferred to the contractor, less what came back from it. */
export const PAID_OUT = `coalesce((
  SELECT sum(CASE c.kind WHEN 'reversal' THEN 0 - c.amount_cents ELSE c.amount_cents END) FROM payment_command c
  WHERE c.milestone_id = m.id AND ((c.kind = 'transfer' AND c.state <> 'failed')
    OR (c.kind = 'reversal' AND c.state = 'done'))), 0)`;
