import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { watchParent } from '../process/parent-watch.mjs';
import { pinnedNode } from './installed.mjs';

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether this process already is the Node that the lockfile pins.
 * @param {string} root
 */
export function isPinned(root) {
  return realpathSync(process.execPath) === realpathSync(pinnedNode(root));
}

/**
 * Goes on under the pinned Node and becomes its shadow: signals pass on, and it ends when we do, by its channel.
 * @param {string} root
 * @param {string} script
 * @param {string[]} [args]
 * @returns {Promise<number>} its exit code
 */
export function continueUnderPinned(root, script, args = []) {
  const child = spawn(pinnedNode(root), [script, ...args], {
    cwd: root,
    env: { ...process.env, CW_SHADOWED: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
