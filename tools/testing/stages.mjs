import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unsteadyOfPlaywright } from './failures.mjs';
import { repeatNode, repeatOfApi } from './unsteady.mjs';
import { countJest, countNode, countNx, countPlaywright } from './counts.mjs';
import { movedDate } from './moved-date.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * One kind of check: a command, and how to read its result.
 * @typedef {object} Stage
 * @property {string} title
 * @property {string[]} args of Node
 * @property {string} [cwd] within the workspace
 * @property {Readonly<Record<string, string>>} [env] beside what all stages get
 * @property {(output: string) => Counts} [count] without it the command is one check
 * @property {(output: string) => import('./unsteady.mjs').Repeat | undefined} [repeat] what of it may be run once more
 * @property {(output: string) => string[]} [unsteady] where the runner repeats by itself: what passed at the second try
 * @property {string[]} [files] what it runs, where it runs files; without any it is left out
 * @property {boolean} [beside] runs beside the last stage that is not, after those beside it already; printed afterwards
 */

const NX = 'node_modules/nx/dist/bin/nx.js';
const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const DRIFT = [
  { title: 'Drift: lockfile', script: 'tools/drift/lockfile.mjs' },
  { title: 'Drift: OpenAPI', script: 'tools/openapi/check.mjs' },
  { title: 'Drift: texts', script: 'tools/i18n/check.mjs' },
];
const JOURNEYS = 'apps/web-e2e';
/** What both kinds of full checks read. */
const FULL = { SWEEP: 'full' };
/** A sweep opens every page as one person, and a hostile one sends every call: no hand is as fast. Journeys have limits. */
const WITHOUT_LIMITS = { CALL_LIMITS: 'false' };
const PLAYED = { count: countPlaywright, unsteady: unsteadyOfPlaywright };
const PLAYWRIGHT_FROM_JOURNEYS = join('..', '..', PLAYWRIGHT);
/** The browsers that Playwright does not drive; where one cannot be had, the stage says why. */
const OTHER_ENGINES = {
  title: 'Other engines',
  args: [PLAYWRIGHT_FROM_JOURNEYS, 'test', '-c', 'playwright.engines.config.ts'],
  cwd: JOURNEYS,
  count: countPlaywright,
};
/** Specs of the API that ask a spread in `npm test`. */
const SAMPLED = ['access-matrix/access', 'intake/intake-verdict', 'corpus/reading-corpus', 'cli/admin-create'];

/** What counts in days, and would tell first that a test depends on the day it runs: so many days later, these specs of the API. */
const LATER = { units: 40, browser: 400 };
const DATED_SPECS = [
  ...['payments/reconciliation', 'payments/proof/histories', 'invoices/', 'verification/', 'calendar/'],
  ...['projects/posting', 'auth/sessions'],
];
const DATED_JOURNEYS = ['main-job', 'intake-to-closed', 'invoice', 'post-project'];

/** Journeys that send more than a hand does, as sweeps do; without the others, both browser stages take as long as each other. */
const BESIDE_LOOKS = ['hostile-pages', 'stored-scripts'];
const isBesideLooks = (/** @type {string} */ file) => BESIDE_LOOKS.some((name) => file.endsWith(`/${name}.e2e.ts`));

/**
 * @param {string} root
 * @returns {Stage[]} in the order that finds the cheapest faults first
 */
export function stagesOf(root) {
  const drift = DRIFT.filter(({ script }) => existsSync(join(root, script)));
  const architecture = testFiles(root, 'tools/architecture/*.test.mjs');
  const tools = testFiles(root, 'tools/**/*.test.mjs').filter((file) => !architecture.includes(file));
  const everyJourney = testFiles(root, `${JOURNEYS}/src/journeys/*.e2e.ts`);
  const journeys = everyJourney.filter((file) => !isBesideLooks(file));
  const looks = [...testFiles(root, `${JOURNEYS}/src/sweeps/*.e2e.ts`), ...everyJourney.filter(isBesideLooks)];
  /** @type {Stage[]} */
  const stages = [
    // The drift checks ask the built API.
    nx('Build', 'build', countNx),
    ...drift.map(({ title, script }) => ({ title, args: [script] })),
    // They start whole products, a dozen of them, one after the other, and wait more than they work: there is room for
    // types beside them, and for no more, or they would wait in vain.
    { ...nodeTest('Tools', tools), repeat: repeatNode(root) },
    { ...nx('Types', 'typecheck', countNx), beside: true },
    nx('Lint', 'lint', countNx),
    // Each of these keeps one core busy at most. Architecture has Nx write its graph anew, which Lint reads: Nx moves the
    // finished file into place, so nobody reads half of it.
    { title: 'Format', args: [PRETTIER, '--check', '--log-level=warn', '.'], beside: true },
    { ...nodeTest('Architecture', architecture), beside: true },
    // What both products of the browser tests start from.
    { title: 'Demo data', args: ['tools/e2e-data.mjs'], files: journeys, beside: true },
    { ...nx('Unit and API', 'test', countJest), repeat: repeatOfApi(join('..', '..', JEST)) },
    browser('Browser journeys', journeys),
    // A journey waits more than it works; each of the two has a product and a database of its own.
    { ...browser('Browser looks', looks), env: WITHOUT_LIMITS, beside: true },
  ];
  return stages.filter(({ files }) => files === undefined || files.length > 0);
}

/**
 * What takes too long for every change, of which `npm test` takes a spread: every screen in every language, width and
 * theme, every journey in both languages, every way in which a kept form is lost, every address as everybody, every call
 * from a hostile page, every cell of the access matrix, every payload and paper, and the main job in other engines. What
 * is sampled of the money is whole in `npm run verify:money`.
 * @param {string} root
 * @param {string | null} dateLibrary what moves the date; nothing runs on another day without it
 * @returns {Stage[]}
 */
export function longStagesOf(root, dateLibrary) {
  return [
    nx('Build', 'build', countNx),
    {
      title: 'Units, full',
      args: [join('..', '..', JEST), ...SAMPLED],
      cwd: 'apps/api',
      env: FULL,
      count: countJest,
    },
    {
      title: 'Browser, full',
      args: [PLAYWRIGHT_FROM_JOURNEYS, 'test'],
      cwd: JOURNEYS,
      env: { ...FULL, ...WITHOUT_LIMITS },
      ...PLAYED,
    },
    { ...OTHER_ENGINES, env: FULL },
    ...(dateLibrary ? laterStages(dateLibrary) : []),
  ];
}

/**
 * @param {string} library
 * @returns {Stage[]}
 */
function laterStages(library) {
  const journeys = DATED_JOURNEYS.map((name) => `src/journeys/${name}.e2e.ts`);
  return [
    {
      title: `Units, in ${LATER.units} days`,
      args: [join('..', '..', JEST), ...DATED_SPECS],
      cwd: 'apps/api',
      env: movedDate(library, LATER.units),
      count: countJest,
    },
    {
      title: `Browser, in ${LATER.browser} days`,
      args: [PLAYWRIGHT_FROM_JOURNEYS, 'test', '--output', 'test-results/later', ...journeys],
      cwd: JOURNEYS,
      env: movedDate(library, LATER.browser),
      count: countPlaywright,
    },
  ];
}

/**
 * @param {string} title
 * @param {string} target
 * @param {(output: string) => Counts} count
 * @returns {Stage}
 */
function nx(title, target, count) {
  // Tools test starting and ending, in a stage of their own: another test could take the port that they just found free.
  const exclude = target === 'test' ? ['--exclude=@cw/tools'] : [];
  return { title, args: [NX, 'run-many', '-t', target, '--outputStyle=static', ...exclude], count };
}

/**
 * @param {string} title
 * @param {string[]} files
 */
function browser(title, files) {
  const name = title.split(' ').at(-1) ?? '';
  const paths = files.map((file) => relative(JOURNEYS, file));
  const args = ['test', '--output', `test-results/${name}`, ...paths];
  return { title, args: [PLAYWRIGHT_FROM_JOURNEYS, ...args], cwd: JOURNEYS, ...PLAYED, files };
}

/**
 * @param {string} title
 * @param {string[]} files
 */
function nodeTest(title, files) {
  const reporters = ['spec', './tools/testing/times/node-reporter.mjs'].flatMap((reporter, place) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${place === 0 ? 'stdout' : 'stderr'}`,
  ]);
  return { title, args: ['--test', ...reporters, '--test-concurrency=1', ...files], count: countNode, files };
}

/**
 * @param {string} root
 * @param {string} pattern
 * @returns {string[]}
 */
function testFiles(root, pattern) {
  return globSync(pattern, { cwd: root, exclude: (path) => String(path).endsWith('node_modules') }).sort();
}
