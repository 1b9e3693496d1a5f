import { setTimeout as pause } from 'node:timers/promises';
import { patience } from './patience.js';

const LOOK_AGAIN_MS = 40;

/** Looks again until it is true; `what` is said where it never comes true. */
export async function eventually(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const until = performance.now() + patience.program;
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error(`Waited in vain: ${what}`);
    await pause(LOOK_AGAIN_MS);
  }
}
