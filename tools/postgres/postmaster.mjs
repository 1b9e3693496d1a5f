import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../process/alive.mjs';
import { answers, urlOf } from './database.mjs';
import { PID_FILE, readPidFile } from './pid-file.mjs';

const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/**
 * A server that a crashed start left behind on this cluster, once it answers. A file naming a process that is gone, or
 * that is no Postgres any more, is removed.
 * @param {string} clusterDir
 * @param {string} password
 * @returns {Promise<{ pid: number, port: number } | null>}
 */
export async function findOrphan(clusterDir, password) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const left = readPidFile(clusterDir);
    if (!left) return null;
    if (!isAlive(left.pid) || !isPostgresOf(left.pid, clusterDir)) {
      rmSync(join(clusterDir, PID_FILE), { force: true });
      return null;
    }
    if (left.port && (await answers(urlOf({ port: left.port, password }, 'postgres')))) return left;
    if (Date.now() > deadline) throw unresponsive(clusterDir, left.pid);
    await sleep(POLL_MS);
  }
}

/**
 * After a reboot the number may belong to anything, another Postgres included.
 * @param {number} pid
 * @param {string} clusterDir
 */
function isPostgresOf(pid, clusterDir) {
  const { status, stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  const command = status === 0 ? stdout : readCommand(pid);
  return command === null || (command.includes('postgres') && command.includes(clusterDir));
}

/**
 * For machines without ps.
 * @param {number} pid
 * @returns {string | null} null when there is no telling
 */
function readCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
}

/**
 * @param {string} clusterDir
 * @param {number} pid
 */
function unresponsive(clusterDir, pid) {
  return new Error(
    `A Postgres from an earlier start (process ${pid}) holds ${clusterDir} and does not answer. ` +
      `End it by "kill -INT ${pid}" and start again.`,
  );
}
