import { newId } from '../../common/ids.js';
import type { TestApp } from '../../testing/index.js';

/** As after a comparison that found an object of the provider which nobody here ordered; answers the difference. */
export async function openDifference({ unitOfWork, clock }: TestApp): Promise<string> {
  const [run, difference, at] = [newId(), newId(), clock.now()];
  await unitOfWork.manager.query(
    `INSERT INTO reconciliation_run (id, reach, started_at, since, finished_at, compared) VALUES ($1, 'recent', $2, $2, $2, 1)`,
    [run, at],
  );
  await unitOfWork.manager.query(
    `INSERT INTO reconciliation_difference (id, run_id, found_at, kind, object, provider_id, provider_cents, state)
     VALUES ($1, $2, $3, 'unknown_object', 'refund', 're_of_nobody', -10000, 'open')`,
    [difference, run, at],
  );
  return difference;
}
