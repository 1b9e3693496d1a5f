import { newId } from '../../common/ids.js';
import type { TestApp } from '../../testing/index.js';

/** `open` is what nobody here ordered, `line` one of our balance, `recorded` one that an admin has said to be our own money. */
export type FoundDifferences = Readonly<Record<string, string>>;

const FOUND = `INSERT INTO reconciliation_difference (id, run_id, found_at, kind, object, provider_id, provider_cents, state)
  VALUES ($1, $2, $3, 'unknown_object', $4, $5, -10000, 'open')`;
const RECORDED = `UPDATE reconciliation_difference
  SET state = 'booking', book_as = 'own_money', recorded_by_id = $2, recorded_at = $3, reason = 'Stands on the statement.'
  WHERE id = $1`;

/** As after a comparison that found objects of the provider which the books do not know. */
export async function openDifferences({ unitOfWork, clock }: TestApp): Promise<FoundDifferences> {
  const [run, at] = [newId(), clock.now()];
  const found = { open: newId(), line: newId(), recorded: newId() };
  await unitOfWork.manager.query(
    `INSERT INTO reconciliation_run (id, reach, started_at, since, finished_at, compared) VALUES ($1, 'recent', $2, $2, $2, 1)`,
    [run, at],
  );
  await unitOfWork.manager.query(FOUND, [found.open, run, at, 'refund', 're_of_nobody']);
  await unitOfWork.manager.query(FOUND, [found.line, run, at, 'balance_transaction', 'txn_of_ours']);
  await unitOfWork.manager.query(FOUND, [found.recorded, run, at, 'balance_transaction', 'txn_recorded']);
  await unitOfWork.manager.query(RECORDED, [found.recorded, newId(), at]);
  return found;
}
