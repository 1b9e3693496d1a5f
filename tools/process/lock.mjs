import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync, linkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Who holds a lock. The holder answers on a port with the lock's own token, so neither a reused process number nor a
 * file left by a crash is taken for it.
 * @typedef {{ pid: number, port: number, token: string, note: string }} Holder
 */

const ANSWER_MS = 1500;
const POLL_MS = 150;

/**
 * @param {string} file
 * @param {string} [note] what a second comer should read
 * @returns {Promise<{ release: () => void } | { heldBy: Holder }>}
 */
export async function tryLock(file, note = '') {
  mkdirSync(dirname(file), { recursive: true });
  const token = randomBytes(16).toString('hex');
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(token);
  });
  const port = await listen(server);
  server.unref();
  const content = JSON.stringify({ pid: process.pid, port, token, note });
  for (;;) {
    if (claim(file, content, token)) return { release: () => release(file, token, server) };
    const stale = read(file);
    const heldBy = await holderOf(file);
    if (heldBy) {
      server.close();
      return { heldBy };
    }
    removeStale(file, stale?.token);
  }
}

/**
 * @param {string} file
 * @param {(holder: Holder) => void} onWait called once when somebody else holds it
 * @returns {Promise<{ release: () => void }>}
 */
export async function waitForLock(file, onWait) {
  let told = false;
  for (;;) {
    const lock = await tryLock(file);
    if ('release' in lock) return lock;
    if (!told) onWait(lock.heldBy);
    told = true;
    await sleep(POLL_MS);
  }
}

/**
 * @param {string} file
 * @returns {Promise<Holder | null>} null when nobody alive holds it
 */
export async function holderOf(file) {
  const holder = read(file);
  if (!holder) return null;
  return (await isHeld(holder)) ? holder : null;
}

/**
 * A link appears whole or not at all, so nobody reads half a file.
 * @param {string} file
 * @param {string} content
 * @param {string} token
 */
function claim(file, content, token) {
  const own = `${file}.${token}`;
  writeFileSync(own, content, { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} file
 * @param {string} token
 * @param {import('node:net').Server} server
 */
function release(file, token, server) {
  if (read(file)?.token === token) rmSync(file, { force: true });
  server.close();
}

/**
 * Whoever came between has put a lock of their own there, which stays.
 * @param {string} file
 * @param {string | undefined} token of the lock found abandoned
 */
function removeStale(file, token) {
  if (read(file)?.token === token) rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @returns {Holder | null}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
function listen(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port));
  });
}

/**
 * @param {Holder} holder
 * @returns {Promise<boolean>}
 */
function isHeld({ port, token }) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', timeout: ANSWER_MS });
    socket.on('data', (chunk) => (answer += chunk));
    // Connected and silent: a holder too busy to answer.
    socket.on('timeout', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer === token));
  });
}
