import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { delimiter, join } from 'node:path';
import { waitForLock } from '../process/lock.mjs';
import { fingerprints, isUntouched, stamp } from './stamp.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';
const LOCK = '.cache/build.lock';
const TAIL_LINES = 40;

/**
 * Builds what changed since the last build; Nx knows by the content of the inputs, and is not asked when nothing was
 * touched. Two starts share the folders they
 * build into, so they take turns.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.logFile
 * @param {(text: string) => void} options.note
 * @param {(child: import('node:child_process').ChildProcess) => void} [options.onChild] whom to end if we must stop
 * @returns {Promise<string>} how much there was to do
 */
export async function buildChanged({ root, logFile, note, onChild }) {
  const lock = await waitForLock(join(root, LOCK), ({ pid }) =>
    note(`waiting for another start (process ${pid}) to finish building`),
  );
  try {
    if (isUntouched(root)) return 'nothing changed';
    const { sources } = fingerprints(root);
    const output = await runNx({
      root,
      logFile,
      args: ['run-many', '-t', 'build', '--outputStyle=stream'],
      ...(onChild && { onChild }),
    });
    stamp(root, sources);
    return summarize(output);
  } finally {
    lock.release();
  }
}

/**
 * The environment of every Nx run, so that all of them share one cache.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function nxEnvironment(root) {
  const { NODE_ENV: _nodeEnv, ...rest } = process.env;
  return {
    ...rest,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    // A process for each of Nx's own readers of package.json doubles the time of a run, and is one more thing to wait for.
    NX_ISOLATE_PLUGINS: 'false',
    FORCE_COLOR: '0',
  };
}

/**
 * @param {{ root: string, logFile: string, args: string[], onChild?: (child: import('node:child_process').ChildProcess) => void }} options
 * @returns {Promise<string>} its output
 */
function runNx({ root, logFile, args, onChild }) {
  return new Promise((resolve, reject) => {
    const log = createWriteStream(logFile, { mode: 0o600 });
    const child = spawn(process.execPath, [join(root, NX), ...args], {
      cwd: root,
      env: nxEnvironment(root),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onChild?.(child);
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      log.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', reject);
    child.once('close', (code) => {
      log.end();
      if (code === 0) resolve(output);
      else reject(new Error(`The build failed. Its last lines:\n${tail(output)}\n(the whole output: ${logFile})`));
    });
  });
}

/** @param {string} output */
function summarize(output) {
  const [, hits, total] = /Cache:\s+(\d+)\/(\d+) hit/.exec(output) ?? [];
  if (total === undefined) return 'done';
  const built = Number(total) - Number(hits);
  return built === 0 ? 'nothing changed' : `${built} of ${total} parts built`;
}

/** @param {string} output */
function tail(output) {
  return output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
