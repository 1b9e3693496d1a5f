import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, isAlive } from '../process/alive.mjs';
import { sizeOf, tailOf } from '../process/log-file.mjs';
import { freePorts } from '../process/ports.mjs';
import { usableBinaries } from './binaries.mjs';
import { answers, urlOf } from './database.mjs';
import { ensureCluster, refuseOtherVersion } from './init.mjs';
import { locateCluster } from './location.mjs';
import { findOrphan } from './postmaster.mjs';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('../process/supervise.mjs').Running} Running */

const POLL_MS = 25;
const WATCH_MS = 250;
const PORT_ATTEMPTS = 3;
const STILL_LEAVING = 'pre-existing shared memory block';
/** Recovery after a crash reads the log since the last checkpoint; nobody gains by giving up on it early. */
const READY_PATIENCE_MS = 300_000;
/**
 * SIGINT disconnects the clients and stops cleanly; SIGQUIT stops at once and recovers at the next start.
 * @type {[NodeJS.Signals, number][]}
 */
const STOP = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 2000],
];
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // The detail of a refused row holds its values: whose address it was does not belong in a log.
  'log_error_verbosity=terse',
];
const VOLATILE_FLAGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

/**
 * The embedded server of one DATA_DIR: found or made by `prepare`, then started or adopted by `start`, again after
 * each crash, always on the port of the first time.
 */
export class EmbeddedPostgres {
  /**
   * @param {object} options
   * @param {string} options.dataDir existing
   * @param {string} options.password
   * @param {string} options.logFile
   * @param {boolean} [options.volatile] for tests: fast, and not safe against a power cut
   */
  constructor({ dataDir, password, logFile, volatile = false }) {
    this.dataDir = dataDir;
    this.password = password;
    this.logFile = logFile;
    this.volatile = volatile;
    this.port = 0;
    this.program = '';
    this.clusterDir = '';
    /** @type {Account | null} */
    this.account = null;
  }

  /** Finds the programs and the cluster, and makes the cluster if there is none. */
  async prepare() {
    const { clusterDir, account } = locateCluster(this.dataDir);
    const { initdb, postgres, version } = await usableBinaries(account);
    await ensureCluster({ initdb, clusterDir, account, password: this.password, volatile: this.volatile });
    refuseOtherVersion(clusterDir, version);
    Object.assign(this, { clusterDir, account, program: postgres });
  }

  /**
   * @param {AbortSignal} [signal] calls the start off
   * @returns {Promise<Running & { adopted: boolean }>} a server that answers
   */
  async start(signal) {
    const orphan = await findOrphan(this.clusterDir, this.password);
    if (orphan && (this.port === 0 || orphan.port === this.port)) {
      this.port = orphan.port;
      return { ...asRunning(orphan.pid, whenGone(orphan.pid)), adopted: true };
    }
    if (orphan) await endProcess(orphan.pid, STOP);
    return {
      ...(this.port ? await this.#spawn(this.port, signal) : await this.#spawnOnFreePort(signal)),
      adopted: false,
    };
  }

  /**
   * @param {string} [database]
   * @returns {string} known once started
   */
  url(database = 'postgres') {
    return urlOf(this, database);
  }

  /** @param {AbortSignal} [signal] */
  async #spawnOnFreePort(signal) {
    for (let attempt = 1; ; attempt += 1) {
      const [port = 0] = await freePorts(1);
      try {
        const running = await this.#spawn(port, signal);
        this.port = port;
        return running;
      } catch (error) {
        // Between our look and the server's somebody else may have taken the port.
        if (attempt === PORT_ATTEMPTS || signal?.aborted) throw error;
      }
    }
  }

  /**
   * Of a server that was killed the workers leave a moment later, and until then Postgres lets no other one in.
   * @param {number} port
   * @param {AbortSignal} [signal]
   * @returns {Promise<Running>}
   */
  async #spawn(port, signal) {
    const deadline = Date.now() + READY_PATIENCE_MS;
    for (;;) {
      try {
        return await this.#spawnOnce(port, signal);
      } catch (error) {
        if (!String(error).includes(STILL_LEAVING) || signal?.aborted || Date.now() > deadline) throw error;
        await sleep(WATCH_MS);
      }
    }
  }

  /**
   * @param {number} port
   * @param {AbortSignal} [signal]
   * @returns {Promise<Running>}
   */
  async #spawnOnce(port, signal) {
    const logFrom = sizeOf(this.logFile);
    const flags = [...FLAGS, ...(this.volatile ? VOLATILE_FLAGS : [])].flatMap((flag) => ['-c', flag]);
    const log = openSync(this.logFile, 'a', 0o600);
    // Its own process group: Ctrl-C must not reach it before those who use it have stopped.
    const child = spawn(this.program, ['-D', this.clusterDir, '-p', String(port), ...flags], {
      ...this.account,
      cwd: this.clusterDir,
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    const exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      child.once('error', (error) => resolve(error.message));
    });
    let ended = '';
    void exited.then((how) => (ended = String(how)));
    const deadline = Date.now() + READY_PATIENCE_MS;
    while (!(await answers(urlOf({ port, password: this.password }, 'postgres')))) {
      if (ended || !child.pid || signal?.aborted || Date.now() > deadline) {
        if (child.pid) await endProcess(child.pid, STOP);
        throw new Error(`Postgres did not start (${ended || 'no answer'}). It said:\n${tailOf(this.logFile, logFrom)}`);
      }
      await sleep(POLL_MS);
    }
    return asRunning(/** @type {number} */ (child.pid), exited);
  }
}

/**
 * @param {number} pid
 * @param {Promise<unknown>} exited
 * @returns {Running}
 */
function asRunning(pid, exited) {
  return { pid, exited, stop: () => endProcess(pid, STOP) };
}

/**
 * A server we did not start tells nobody when it ends.
 * @param {number} pid
 * @returns {Promise<unknown>}
 */
function whenGone(pid) {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve('gone');
    }, WATCH_MS);
    timer.unref();
  });
}
