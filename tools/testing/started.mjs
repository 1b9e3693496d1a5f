import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../process/ports.mjs';
import { patience } from './patience.cjs';

const POLL_MS = 50;

/**
 * A start of a workspace that a test watches and ends.
 * @typedef {object} Started
 * @property {import('node:child_process').ChildProcess} child
 * @property {number} port
 * @property {string} dataDir
 * @property {() => string} output
 * @property {Promise<number | string | null>} exited exit code or signal
 */

/**
 * @param {string} root
 * @param {object} [options]
 * @param {string} [options.dataDir]
 * @param {number} [options.port]
 * @param {'npm' | 'node'} [options.by]
 * @param {string} [options.node] which Node to start by
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {{ uid: number, gid: number }} [options.account]
 * @returns {Promise<Started>}
 */
export async function startWorkspace(
  root,
  { dataDir = `${root}/.data`, port, by = 'node', node = process.execPath, env = {}, account } = {},
) {
  const [free = 0] = await freePorts(1);
  const chosen = port ?? free;
  const [file, args] = by === 'npm' ? ['npm', ['start']] : [node, ['tools/start.mjs']];
  const {
    npm_lifecycle_event: _event,
    NODE_TEST_CONTEXT: _context,
    NODE_OPTIONS: _options,
    ...inherited
  } = process.env;
  const child = spawn(file, args, {
    ...account,
    cwd: root,
    env: { ...inherited, PORT: String(chosen), DATA_DIR: dataDir, ...env },
    // A process group of its own, so that a test can end all of it as a terminal would.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return { child, port: chosen, dataDir, output: () => output, exited: /** @type {Started['exited']} */ (exited) };
}

/**
 * @param {Started} started
 * @returns {Promise<Started>}
 */
export async function untilReady(started) {
  /** @type {number | string | null | undefined} */
  let exit;
  void started.exited.then((code) => {
    exit = code;
  });
  await eventually(
    () => {
      if (exit !== undefined) throw new Error(`The start ended with ${exit}:\n${started.output()}`);
      return /^Ready in /m.test(started.output());
    },
    () => `not ready:\n${started.output()}`,
  );
  return started;
}

/**
 * Plain http to 127.0.0.1, so that the host may be any.
 * @param {Started} started
 * @param {string} path
 * @param {{ method?: string }} [options]
 * @returns {Promise<{ status: number, text: string }>}
 */
export function ask({ port }, path, { method = 'GET' } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * @param {() => boolean | Promise<boolean>} condition
 * @param {() => string} complaint
 */
export async function eventually(condition, complaint) {
  const deadline = Date.now() + patience.program;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(complaint());
    await sleep(POLL_MS);
  }
}

/**
 * Every process that was started with this text in its command or environment, ourselves aside. Linux only.
 * @param {string} text
 * @returns {{ pid: number, command: string }[]}
 */
export function processesWith(text) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: Number(name), command: readProc(name, 'cmdline'), environment: readProc(name, 'environ') }))
    .filter(({ command, environment }) => command.includes(text) || environment.includes(text))
    .filter(({ pid }) => readProc(String(pid), 'stat').split(') ')[1]?.[0] !== 'Z')
    .map(({ pid, command }) => ({ pid, command: command.replaceAll('\0', ' ').trim() }));
}

/**
 * @param {string} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
