import { expect } from '@playwright/test';
import { checkLedger, queryDatabase } from './stack.js';
import { patience } from './patience.js';

/** The money of one project as the books tell it, in cents. */
export interface ProjectMoney {
  readonly state: string;
  readonly total: number;
  readonly fee: number;
  readonly held: number;
  /** What each kind of entry moved, by the account it moved. */
  readonly entries: readonly { readonly kind: string; readonly account: string; readonly cents: number }[];
}

const MILESTONE = `
  SELECT m.id, m.state, m.total_cents::int AS total, m.fee_cents::int AS fee,
    coalesce((SELECT 0 - balance_cents FROM ledger_account WHERE kind = 'held' AND subject_id = m.id), 0)::int AS held
  FROM milestone m WHERE m.project_id = $1`;

const ENTRIES = `
  SELECT t.kind, a.kind AS account, p.amount_cents::int AS cents
  FROM ledger_tx t JOIN ledger_posting p ON p.tx_id = t.id JOIN ledger_account a ON a.code = p.account_code
  WHERE t.milestone_id = $1 ORDER BY t.at, t.id, p.line`;

/** Straight from the database. */
export async function moneyOf(projectId: string): Promise<ProjectMoney> {
  const [milestone] = await queryDatabase<Omit<ProjectMoney, 'entries'> & { id: string }>(MILESTONE, [projectId]);
  if (!milestone) throw new Error(`Project ${projectId} has no accepted bid`);
  const { id, ...money } = milestone;
  return { ...money, entries: await queryDatabase(ENTRIES, [id]) };
}

export async function waitForMoney(projectId: string, state: string): Promise<ProjectMoney> {
  await expect.poll(async () => (await moneyOf(projectId)).state, { timeout: patience.program }).toBe(state);
  return moneyOf(projectId);
}

/** The sum of every posting there is: zero, or money was made or lost. */
export async function ledgerSum(): Promise<number> {
  const [row] = await queryDatabase<{ sum: number }>(
    'SELECT coalesce(sum(amount_cents), 0)::int AS sum FROM ledger_posting',
  );
  return row?.sum ?? NaN;
}

/** What these entries moved on these accounts, in cents; debit is positive. */
export const moved = ({ entries }: ProjectMoney, kind: string, account: string): number =>
  entries
    .filter((entry) => entry.kind === kind && entry.account === account)
    .reduce((sum, { cents }) => sum + cents, 0);

/** Every rule of the books holds, and the provider has what they say; waits while something is under way. */
export async function expectLedgerHolds(): Promise<void> {
  await expect(async () => {
    expect(await checkLedger()).not.toContain('not checked');
  }).toPass({ timeout: patience.program });
}
