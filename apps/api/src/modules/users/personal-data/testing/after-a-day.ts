import { DAY_MS } from '@cw/domain';
import type { TestApp } from '../../../../testing/index.js';

/** A day passes, after which what passes has gone by itself: mail that went out, answers that were kept. */
export async function afterADay(test: TestApp): Promise<void> {
  test.clock.advance(DAY_MS + 1);
  await test.asOwner(`UPDATE jobs.job SET completed_on = completed_on - interval '25 hours'`);
  for (const purge of ['mail.forget-sent', 'idempotency.purge']) await test.jobs.enqueue(purge, {});
  await test.jobs.drain();
}
