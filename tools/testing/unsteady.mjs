// A test that starts programs and fails is run once more. When it passes then, it is named and not believed: the run is
// green and says which it was, and three of them in one run are a fault of their own.
import { relative } from 'node:path';
import { failuresOfJest, failuresOfNode, nameOf } from './failures.mjs';
import { isNeverRepeated } from './never-repeated.cjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./failures.mjs').Failure} Failure */

/**
 * A second run of some of a stage's files.
 * @typedef {object} Repeat
 * @property {string[]} args of Node
 * @property {string} [cwd] within the workspace
 * @property {Failure[]} of what may be repeated
 * @property {(output: string) => Failure[]} failures of the second run
 */

/** From so many on a run is red. */
export const TOO_MANY = 3;

const API = '@cw/api';
/** Specs of the API that start programs and wait for them; every other one decides at the first try. */
const STARTS_PROGRAMS = [
  /^src\/main\.spec\.ts$/,
  /^src\/cli\//,
  /^src\/testing\/doors\//,
  /^src\/modules\/notifications\/realtime\/(?:behind-doors|several-processes)\.spec\.ts$/,
  /^src\/modules\/paper-reading\//,
];

/**
 * @param {string} root
 * @returns {(output: string) => Repeat | undefined}
 */
export const repeatNode = (root) => (output) => {
  const failures = failuresOfNode(output).map(({ file, title }) => ({ file: within(root, file), title }));
  const of = failures.filter((failure) => !isNeverRepeated(nameOf(failure)));
  if (of.length === 0) return undefined;
  return {
    args: ['--test', '--test-reporter=spec', '--test-concurrency=1', ...filesOf(of)],
    of,
    failures: (second) => failuresOfNode(second).map(({ file, title }) => ({ file: within(root, file), title })),
  };
};

/**
 * Of all that Nx runs, what the API's specs start; nothing when anything else failed, which decides.
 * @param {string} jest
 * @returns {(output: string) => Repeat | undefined}
 */
export const repeatOfApi = (jest) => (output) => {
  const failed = [...output.matchAll(/^\s*[-✖]\s+(\S+):test\b/gm)].map(([, project]) => project);
  const of = failuresOfJest(output, API).filter(
    (failure) => STARTS_PROGRAMS.some((pattern) => pattern.test(failure.file)) && !isNeverRepeated(nameOf(failure)),
  );
  if (of.length === 0 || failed.some((project) => project !== API)) return undefined;
  return {
    args: [jest, '--runTestsByPath', ...filesOf(of)],
    cwd: 'apps/api',
    of,
    failures: failuresOfJest,
  };
};

/**
 * What both runs say together.
 * @param {Counts} first
 * @param {Repeat} repeat
 * @param {{ output: string, failed: boolean }} second
 * @returns {{ counts: Counts, unsteady: string[] }}
 */
export function afterRepeat(first, repeat, { output, failed }) {
  const again = new Set(repeat.failures(output).map(nameOf));
  // A second run that fails without naming a test has steadied nothing.
  if (failed && again.size === 0) return { counts: first, unsteady: [] };
  const known = new Set(repeat.of.map(nameOf));
  const unsteady = [...known].filter((name) => !again.has(name));
  const further = [...again].filter((name) => !known.has(name)).length;
  const change = unsteady.length - further;
  return { counts: { passed: first.passed + change, failed: first.failed - change }, unsteady };
}

/**
 * @param {readonly { unsteady: readonly string[] }[]} results
 * @returns {boolean} whether so many tests are unsteady that the run is red
 */
export function isTooMuch(results) {
  return results.flatMap(({ unsteady }) => unsteady).length >= TOO_MANY;
}

/** @param {readonly Failure[]} failures */
const filesOf = (failures) => [...new Set(failures.map(({ file }) => file))];

/**
 * @param {string} root
 * @param {string} file
 */
const within = (root, file) => (file.startsWith('/') ? relative(root, file) : file);
