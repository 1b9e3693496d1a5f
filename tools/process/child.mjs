import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endProcess } from './alive.mjs';
import { rotate, sizeOf, tailOf } from './log-file.mjs';

/** @typedef {import('./supervise.mjs').Running} Running */

const LEASH = pathToFileURL(fileURLToPath(new URL('./leash.mjs', import.meta.url))).href;
const POLL_MS = 30;
/** @type {[NodeJS.Signals, number][]} */
const STOP = [
  ['SIGTERM', 10_000],
  ['SIGKILL', 2000],
];

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} script run by this Node
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} env
 * @property {string} cwd
 * @property {string} logFile takes everything it prints
 * @property {() => Promise<boolean>} isReady
 * @property {number} [patienceMs] how long it may take to become ready
 */

/**
 * Starts a service and waits until it is ready.
 * @param {Service} service
 * @param {AbortSignal} [signal] calls the start off
 * @returns {Promise<Running>}
 */
export async function startService(service, signal) {
  const { name, logFile, isReady, patienceMs = 60_000 } = service;
  rotate(logFile);
  const logFrom = sizeOf(logFile);
  const child = spawnNode(service, logFile);
  let ended = '';
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  void exited.then((how) => (ended = String(how)));
  const stop = async () => {
    if (child.pid) await endProcess(child.pid, STOP);
  };
  const deadline = Date.now() + patienceMs;
  while (!(await isReady())) {
    if (ended || signal?.aborted || Date.now() > deadline) {
      const how = ended ? `ended with ${ended}` : `was not ready after ${patienceMs / 1000} s`;
      await stop();
      throw new Error(`The ${name} ${how}. It said:\n${tailOf(logFile, logFrom)}\n(the whole log: ${logFile})`);
    }
    await sleep(POLL_MS);
  }
  return { pid: child.pid ?? 0, exited, stop };
}

/**
 * Runs a command of ours to its end.
 * @param {Omit<Service, 'isReady' | 'patienceMs'> & { onChild?: (child: import('node:child_process').ChildProcess) => void }} command
 * @returns {Promise<string>} what it printed on stdout
 */
export async function runCommand(command) {
  const { name, logFile } = command;
  const logFrom = sizeOf(logFile);
  const child = spawnNode(command, logFile, 'pipe');
  command.onChild?.(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  const how = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? '' : (signal ?? `code ${code}`)));
  });
  if (how) throw new Error(`The ${name} ended with ${how}. It said:\n${`${output}${tailOf(logFile, logFrom)}`.trim()}`);
  return output;
}

/**
 * In its own process group, so that Ctrl-C reaches it through us alone and in order.
 * @param {Pick<Service, 'script' | 'args' | 'env' | 'cwd'>} program
 * @param {string} logFile
 * @param {'pipe' | 'log'} [stdout]
 */
function spawnNode({ script, args = [], env, cwd }, logFile, stdout = 'log') {
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawn(process.execPath, ['--import', LEASH, '--enable-source-maps', script, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', stdout === 'pipe' ? 'pipe' : log, log, 'ipc'],
    });
  } finally {
    closeSync(log);
  }
}

/**
 * @param {string} url
 * @returns {() => Promise<boolean>} whether the address answers 200
 */
export function answersOk(url) {
  return async () => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  };
}
