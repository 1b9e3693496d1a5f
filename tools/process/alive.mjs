import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;

/**
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @param {number} milliseconds
 * @returns {Promise<boolean>} whether it is gone
 */
export async function waitUntilGone(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Sends one signal after the other until the process is gone.
 * @param {number} pid
 * @param {readonly [signal: NodeJS.Signals, patienceMs: number][]} steps
 */
export async function endProcess(pid, steps) {
  for (const [signal, patience] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntilGone(pid, patience)) return;
  }
}
