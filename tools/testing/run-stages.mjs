import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nxEnvironment } from '../build/build.mjs';
import { VARIABLES } from '../config/table.mjs';
import { findOrInstallChromium } from '../chromium.mjs';
import { findOrFetchNginx } from '../nginx.mjs';
import { DEMO_DATA } from '../e2e/demo-data.mjs';
import { clusterFolders } from '../postgres/location.mjs';
import { watchParent } from '../process/parent-watch.mjs';
import { ROOT } from '../setup/bootstrap.mjs';
import { faultsOf } from './faults.mjs';
import { factorFrom, VARIABLE as PATIENCE } from './patience.cjs';
import { factorOf, timeOfWork } from './speed.mjs';
import { summary } from './summary.mjs';
import { emptyTimesFolder, note, VARIABLE as TIMES } from './times/folder.mjs';
import { afterRepeat, isTooMuch } from './unsteady.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {{ title: string, counts: Counts, seconds: number, unsteady: string[] }} Result */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs every stage, whatever the ones before found, and ends with one line that counts everything.
 * @param {readonly Stage[]} stages
 */
export async function runStages(stages) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env.npm_lifecycle_event) watchParent(end);
  /** @type {NodeJS.ProcessEnv} */
  const environment = { ...testEnvironment(), [DEMO_DATA]: folderForDemoData(), [PATIENCE]: String(await factor()) };
  // A run within a run, which a test of this is, leaves the measurements of the outer one alone.
  const times = process.env[TIMES] ?? emptyTimesFolder(ROOT);
  environment[TIMES] = times;
  /** @type {Result[]} */
  const results = [];
  /** @type {(() => void)[]} */
  const reminders = [];
  for (const group of groupsOf(stages)) {
    const ended = startGroup(group, (stage, isHeard) => runOne(stage, { environment, isHeard }));
    for (const [place, each] of ended.entries()) {
      const { result, output } = await each;
      if (place > 0) {
        announce(result.title);
        process.stdout.write(output);
      }
      results.push(result);
      note({ of: 'stage', name: result.title, seconds: result.seconds }, times);
      if (result.counts.failed > 0) reminders.push(() => remind(result.title, output));
    }
  }
  for (const tell of reminders) tell();
  console.log(summary(results));
  process.exit(isTooMuch(results) || results.some(({ counts }) => counts.failed > 0) ? 1 : 0);
}

function end() {
  for (const child of running) child.kill('SIGTERM');
  process.exit(130);
}

/** Asked of the machine once, before anything else is done on it; said, since it decides how long a red run takes. */
async function factor() {
  const given = process.env[PATIENCE];
  const found = given ? factorFrom(given) : factorOf(await timeOfWork());
  console.log(`Limits of tests: ${found} × those of a quiet machine`);
  return found;
}

/** Empty until a stage fills it; gone with us. */
function folderForDemoData() {
  const folder = mkdtempSync(join(tmpdir(), 'cw-demo-data-'));
  process.on('exit', () => {
    // Called off, the product that fills it may still be writing its last.
    const patient = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
    for (const each of [...clusterFolders(folder), folder]) rmSync(each, patient);
  });
  return folder;
}

/** Tests use the built-in parts, whatever this machine is set to use. */
function testEnvironment() {
  const environment = { ...nxEnvironment(ROOT) };
  for (const { name } of VARIABLES) delete environment[name];
  const nginx = findOrFetchNginx();
  if (nginx) environment.NGINX_PATH = nginx;
  else console.error('No nginx could be had: what the deployment’s configuration does is not tested.');
  try {
    return { ...environment, CHROMIUM_PATH: findOrInstallChromium() };
  } catch (error) {
    // The browser stage will fail by itself and say the same; the others need no browser.
    console.error(/** @type {Error} */ (error).message);
    return environment;
  }
}

/**
 * Each stage with those that run beside it.
 * @param {readonly Stage[]} stages
 */
export function groupsOf(stages) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (stage.beside && last) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/**
 * The first is heard while it runs. Those beside it run one after another, so that two cores never carry three stages.
 * @template T
 * @param {readonly Stage[]} group
 * @param {(stage: Stage, isHeard: boolean) => Promise<T>} runStage
 * @returns {Promise<T>[]} in the order of the group
 */
function startGroup(group, runStage) {
  /** @type {Promise<T>[]} */
  const ended = [];
  for (const [place, stage] of group.entries()) {
    const before = place > 1 ? ended.at(-1) : undefined;
    ended.push(before ? before.then(() => runStage(stage, false)) : runStage(stage, place === 0));
  }
  return ended;
}

/** @param {string} title */
const announce = (title) => console.log(`\n━━ ${title} ${'━'.repeat(Math.max(2, 70 - title.length))}`);

/**
 * Whoever reads only the end learns there what failed.
 * @param {string} title
 * @param {string} output
 */
function remind(title, output) {
  announce(`${title}: what failed`);
  console.log(faultsOf(output));
}

/**
 * @param {Stage} stage
 * @param {{ environment: NodeJS.ProcessEnv, isHeard: boolean }} how
 * @returns {Promise<{ result: Result, output: string }>}
 */
async function runOne(stage, { environment, isHeard }) {
  if (isHeard) announce(stage.title);
  const since = Date.now();
  const first = await run(stage, environment, isHeard);
  const decided = await decide(stage, first, { environment, isHeard });
  return { ...decided, result: { ...decided.result, title: stage.title, seconds: (Date.now() - since) / 1000 } };
}

/**
 * @param {Stage} stage
 * @param {{ output: string, failed: boolean }} first
 * @param {{ environment: NodeJS.ProcessEnv, isHeard: boolean }} how
 * @returns {Promise<{ result: Pick<Result, 'counts' | 'unsteady'>, output: string }>}
 */
async function decide(stage, { output, failed }, { environment, isHeard }) {
  const counts = stage.count ? stage.count(output) : { passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
  // A runner that fails without naming a test has still failed.
  if (failed && counts.failed === 0) counts.failed = 1;
  const repeat = counts.failed > 0 ? stage.repeat?.(output) : undefined;
  if (!repeat) return { result: { counts, unsteady: stage.unsteady?.(output) ?? [] }, output };
  const words = `\n${stage.title}: once more what failed and may be repeated\n`;
  if (isHeard) process.stdout.write(words);
  const second = await run({ ...repeat, title: stage.title, env: stage.env ?? {} }, environment, isHeard);
  return { result: afterRepeat(counts, repeat, second), output: output + words + second.output };
}

/**
 * @param {Stage} stage
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isHeard whether it is printed while it runs
 * @returns {Promise<{ output: string, failed: boolean }>}
 */
function run({ args, cwd = '.', env = {} }, environment, isHeard) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: join(ROOT, cwd),
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const take = (/** @type {NodeJS.WriteStream} */ stream) => (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (isHeard) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.once('error', (error) => resolve({ output: String(error), failed: true }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ output, failed: code !== 0 });
    });
  });
}
