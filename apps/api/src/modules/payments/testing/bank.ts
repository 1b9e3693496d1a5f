import { Sql } from '../../../common/persistence/sql.js';
import type { AcceptedBid } from './an-accepted-bid.js';
import type { PaymentsTest } from './create-payments-test.js';

interface Fields {
  readonly [field: string]: unknown;
}

/** The cardholder's bank, which takes charges back, and what the books say of it. */
export class Bank {
  constructor(private readonly test: PaymentsTest) {}

  /** Answers the dispute's id at the provider. `index` counts the project's charges, oldest first. */
  async dispute(
    { projectId }: Pick<AcceptedBid, 'projectId'>,
    options: { index?: number; amount?: number; inquiry?: true } = {},
  ): Promise<string> {
    const { index = 0, ...more } = options;
    const charges = await this.rows(
      `SELECT p.provider_charge_id AS id FROM payment p JOIN milestone m ON m.id = p.milestone_id
        WHERE m.project_id = $1 AND p.status = 'succeeded' ORDER BY p.paid_at, p.id`,
      [projectId],
    );
    const charge = String(charges[index]?.['id']);
    const body = { charge, reason: 'product_not_received', ...more };
    const dispute = await this.test.sandbox.control('POST', '/disputes', body);
    if (typeof dispute['id'] !== 'string') throw new Error(`Not disputed: ${JSON.stringify(dispute)}`);
    return dispute['id'];
  }

  async decide(disputeId: string, outcome: 'won' | 'lost' | 'warning_closed'): Promise<void> {
    await this.test.sandbox.control('POST', `/disputes/${disputeId}/close`, { outcome });
  }

  /** The balance of the account of this kind over the milestone's own entries; debit is above zero. */
  async booked({ projectId }: AcceptedBid, kind: string): Promise<number> {
    const [row] = await this.rows(
      `SELECT coalesce(sum(p.amount_cents), 0)::integer AS total FROM ledger_tx t JOIN milestone m ON m.id = t.milestone_id
        JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
        WHERE m.project_id = $1 AND a.kind = $2`,
      [projectId, kind],
    );
    return Number(row?.['total']);
  }

  /** The kinds of entries about the milestone, in their order. */
  async entries({ projectId }: AcceptedBid): Promise<string[]> {
    const rows = await this.rows(
      `SELECT t.kind FROM ledger_tx t JOIN milestone m ON m.id = t.milestone_id WHERE m.project_id = $1 ORDER BY t.at, t.posted_in::text::bigint, t.id`,
      [projectId],
    );
    return rows.map((row) => String(row['kind']));
  }

  async rows(text: string, values: unknown[] = []): Promise<Fields[]> {
    return (await this.test.app.get(Sql).execute<Fields>(text, values)).rows;
  }
}
