// Reads from what a runner printed how many checks passed and failed.

/** @typedef {{ passed: number, failed: number }} Counts */

// eslint prints colours when told nothing else; runners inside runners may too.
const COLOURS = /\u001b\[[\d;]*m/g;

/**
 * Jest, one summary a project.
 * @param {string} output
 * @returns {Counts}
 */
export function countJest(output) {
  const summaries = [...clean(output).matchAll(/Tests:\s+(.*)\btotal/g)].map(([, summary = '']) => summary);
  // A file that does not load has no tests to fail.
  const brokenSuites = [...clean(output).matchAll(/Test suite failed to run/g)].length;
  return {
    passed: sum(summaries.map((summary) => numberBefore(summary, 'passed'))),
    failed: sum(summaries.map((summary) => numberBefore(summary, 'failed'))) + brokenSuites,
  };
}

/**
 * Node's own runner with the spec reporter.
 * @param {string} output
 * @returns {Counts}
 */
export function countNode(output) {
  const total = (/** @type {string} */ name) =>
    sum([...clean(output).matchAll(new RegExp(`^ℹ ${name} (\\d+)$`, 'gm'))].map(([, count]) => Number(count)));
  return { passed: total('pass'), failed: total('fail') + total('cancelled') };
}

/**
 * Playwright with the list reporter.
 * @param {string} output
 * @returns {Counts}
 */
export function countPlaywright(output) {
  const total = (/** @type {string} */ name) =>
    sum([...clean(output).matchAll(new RegExp(`^\\s+(\\d+) ${name}\\b`, 'gm'))].map(([, count]) => Number(count)));
  return {
    passed: total('passed') + total('flaky'),
    failed: total('failed') + total('did not run') + total('interrupted'),
  };
}

/**
 * Nx, one check a project.
 * @param {string} output
 * @returns {Counts}
 */
export function countNx(output) {
  const total = Number(/(?:Running|Ran|ran) target \S+ for (?:(\d+) )?project/.exec(clean(output))?.[1] ?? 1);
  const failures = /Failed tasks:([\s\S]*)$/.exec(clean(output))?.[1] ?? '';
  const failed = [...failures.matchAll(/^\s*[-✖]\s+\S+:\S+/gm)].length;
  return { passed: total - failed, failed };
}

/**
 * @param {string} summary like "1 failed, 3 passed, 4 "
 * @param {string} word
 */
function numberBefore(summary, word) {
  return Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
}

/** @param {string} output */
function clean(output) {
  return output.replace(COLOURS, '');
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
