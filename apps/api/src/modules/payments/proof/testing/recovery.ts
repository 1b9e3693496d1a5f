import { eventually } from '../../../../testing/eventually.js';
import type { PaymentsTest } from '../../testing/create-payments-test.js';
import { doom, isOver, objectsOf, type CrashCell } from './crash-rounds.js';
import type { Mortals } from './mortal.js';
import { serve } from './serving.js';

/**
 * A process dies right after the provider has answered, and another one is started, as an operator's machine does:
 * nobody moves a clock or empties a queue, its own workers find what was left. The seconds run from the death, so they
 * count the start of the new process too.
 */
export async function recover(test: PaymentsTest, mortals: Mortals): Promise<CrashCell> {
  const doomed = await doom(test, 'transfer');
  await mortals.ready();
  // The dead one's lease must not have begun in the past.
  test.clock.set(new Date());
  await mortals.kill(['transfer:after']);
  const death = Date.now();
  const serving = await serve(test);
  try {
    const seconds = await secondsUntil(() => isOver(test, doomed), death);
    return { kind: doomed.kind.name, moment: 'after', seconds, objects: await objectsOf(test, doomed) };
  } finally {
    await serving.stop();
  }
}

/** By the clock on the wall. */
async function secondsUntil(isTrue: () => Promise<boolean>, since: number): Promise<number> {
  await eventually(isTrue, 'what the dead process left is done');
  return Math.ceil((Date.now() - since) / 100) / 10;
}
