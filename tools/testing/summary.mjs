// What a run of all stages says in the end. Its very last line is read by machines: nothing else stands on it.
import { isTooMuch, TOO_MANY } from './unsteady.mjs';

/** @typedef {import('./run-stages.mjs').Result} Result */

/**
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function summary(results) {
  const unsteady = results.flatMap((result) => result.unsteady);
  const named = unsteady.map((name) => `unsteady: ${name}`);
  if (isTooMuch(results))
    named.push(`${unsteady.length} unsteady tests are counted as failed: ${TOO_MANY} are too many.`);
  return ['', ...results.map(lineOf), '', ...named, ...(named.length > 0 ? [''] : []), total(results)].join('\n');
}

/** @param {Result} result */
function lineOf({ title, counts, seconds }) {
  const mark = counts.failed > 0 ? '✖' : '✔';
  return `  ${mark} ${title.padEnd(20)} ${String(counts.passed).padStart(6)} passed ${String(counts.failed).padStart(5)} failed ${seconds.toFixed(0).padStart(6)} s`;
}

/** @param {readonly Result[]} results */
function total(results) {
  const sum = (/** @type {(result: Result) => number} */ of) => results.reduce((all, result) => all + of(result), 0);
  const moved = isTooMuch(results) ? sum((result) => result.unsteady.length) : 0;
  const [passed, failed] = [sum(({ counts }) => counts.passed), sum(({ counts }) => counts.failed)];
  return `${passed - moved} passed, ${failed + moved} failed`;
}
