// Finds in what a runner printed the part that says what failed: hours of output lie above the last line otherwise.

const LINES = 60;
/** Each runner's own words before what it has to say of its failures. */
const BEGINNINGS = [
  // Node's own runner.
  /^[✖✗] failing tests:$/,
  // Playwright.
  /^ {2}1\) /,
  // Jest, the first failure of the first project that has one; what a file wrote stands under the same mark.
  /^ {2}● (?!Console$)/,
];

/**
 * @param {string} output of a runner that failed
 * @returns {string} some sixty lines: from the first failure on, or the last ones when nothing tells where that is
 */
export function faultsOf(output) {
  const lines = output.trimEnd().split('\n');
  const from = BEGINNINGS.map((beginning) => lines.findIndex((line) => beginning.test(line))).find((at) => at >= 0);
  return (from === undefined ? lines.slice(-LINES) : lines.slice(from, from + LINES)).join('\n');
}
