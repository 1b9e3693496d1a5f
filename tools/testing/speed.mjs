// How much slower than a quiet machine this one is now: a fixed piece of work, done as the stages do theirs, by programs
// that start, two at a time. What else runs on the machine counts, which is the point.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MOST } from './patience.cjs';

/** What the work takes on two quiet cores. */
const QUIET_MS = 1600;
const ROUNDS = 4;
const AT_A_TIME = 2;
const WORK = `const { createHash } = require('node:crypto');
let text = Buffer.alloc(1 << 20);
for (let round = 0; round < 45; round += 1)
  text = Buffer.concat([createHash('sha512').update(text).digest(), text.subarray(64)]);`;

/** @returns {Promise<number>} milliseconds */
export async function timeOfWork() {
  const since = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return performance.now() - since;
}

async function work() {
  const child = spawn(process.execPath, ['-e', WORK], { stdio: 'ignore', env: {} });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The work by which this machine is measured ended with ${code}`);
}

/**
 * @param {number} milliseconds that the work took
 * @returns {number} from 1 on, to a tenth
 */
export function factorOf(milliseconds) {
  return Math.min(MOST, Math.max(1, Math.round((milliseconds / QUIET_MS) * 10) / 10));
}
