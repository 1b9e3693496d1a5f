// Runs some test files of a tree and says which tests failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '../testing/patience.cjs';

/**
 * What came of some test files. `failed` names tests; a run that named none and is not green has proved nothing.
 * @typedef {{ green: boolean, failed: string[], fault: string | null }} Outcome
 */

const JEST = 'node_modules/jest/bin/jest.js';
/** So much of what a runner printed is told when it named no test. */
const TOLD_CHARACTERS = 600;
/** One test may use up its limit; a run that takes as long again stands still. */
const LONGEST_MS = 2 * patience.test;

/**
 * @param {string} file of a test, within the workspace
 * @returns {string} the project that it belongs to, as a folder within the workspace
 */
export function projectOf(file) {
  const [, project] = /^((?:apps|libs)\/[^/]+|tools)\//.exec(file) ?? [];
  if (project === undefined) throw new Error(`${file} belongs to no project`);
  return project;
}

/**
 * @param {string} root of the tree
 * @param {readonly string[]} files within it, in the order to run them
 * @param {NodeJS.ProcessEnv} env
 * @param {{ whole?: boolean }} [how] `whole`: everything of the files' projects
 * @returns {Promise<Outcome>} the first red project's, or a green one
 */
export async function runTests(root, files, env, { whole = false } = {}) {
  const projects = [...new Set(files.map(projectOf))];
  for (const project of projects) {
    const own = whole ? [] : files.filter((file) => projectOf(file) === project);
    const outcome = project === 'tools' ? await runNode(root, own, env) : await runJest(root, { project, own }, env);
    if (!outcome.green) return outcome;
  }
  return { green: true, failed: [], fault: null };
}

/**
 * @param {string} root
 * @param {{ project: string, own: readonly string[] }} what
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
async function runJest(root, { project, own }, env) {
  const folder = mkdtempSync(join(tmpdir(), 'cw-outcome-'));
  const report = join(folder, 'report.json');
  const paths = own.length === 0 ? [] : ['--runTestsByPath', ...own.map((file) => join(root, file))];
  const args = [join(root, JEST), '--runInBand', '--json'];
  try {
    const ran = await run([...args, '--outputFile', report, ...paths], { cwd: join(root, project), env });
    if (!existsSync(report)) return { green: false, failed: [], fault: ran.fault ?? told(ran.output) };
    const { testResults } =
      /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */ (
        JSON.parse(readFileSync(report, 'utf8'))
      );
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return { green: ran.code === 0, failed, fault: failed.length === 0 && ran.code !== 0 ? told(ran.output) : null };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} own
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
async function runNode(root, own, env) {
  const paths = own.length === 0 ? ['tools/**/*.test.mjs'] : own;
  const args = ['--test', '--test-reporter=tap', '--test-concurrency=1', ...paths];
  const { code, output, fault } = await run(args, { cwd: root, env });
  const failed = [...output.matchAll(/^not ok \d+ - (.+)$/gm)].map(([, title = '']) => title);
  return { green: code === 0, failed, fault: code !== 0 && failed.length === 0 ? (fault ?? told(output)) : null };
}

/**
 * @param {string[]} args of Node
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} where
 * @returns {Promise<{ code: number | null, output: string, fault: string | null }>}
 */
async function run(args, { cwd, env }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  /** @type {string | null} */
  let fault = null;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  const limit = setTimeout(() => {
    fault = `no answer within ${Math.round(LONGEST_MS / 60_000)} minutes`;
    child.kill('SIGTERM');
  }, LONGEST_MS);
  // The end of this run ends what it started.
  const end = () => child.kill('SIGTERM');
  process.on('exit', end);
  try {
    const code = await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('close', resolve);
      // What it started may still hold its output.
      child.once('exit', (code) => fault !== null && resolve(code));
    });
    return { code, output, fault };
  } finally {
    clearTimeout(limit);
    process.off('exit', end);
  }
}

/** @param {string} output */
const told = (output) => output.trim().slice(0, TOLD_CHARACTERS);
