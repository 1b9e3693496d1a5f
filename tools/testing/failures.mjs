// Reads from what a runner printed which tests failed, and which of them passed when they were run once more.

/** @typedef {{ file: string, title: string }} Failure */

const COLOURS = /\u001b\[[\d;]*m/g;

/**
 * Node's own runner with the spec reporter.
 * @param {string} output
 * @returns {Failure[]}
 */
export function failuresOfNode(output) {
  const told = clean(output).split('✖ failing tests:')[1] ?? '';
  return [...told.matchAll(/^test at (.+?):\d+:\d+\n✖ (.*?)(?: \([\d.]+ms\))?$/gm)].map(
    ([, file = '', title = '']) => ({ file, title }),
  );
}

/**
 * Jest, of one project among those that Nx runs.
 * @param {string} output
 * @param {string} [project] without it, all of the output is its own
 * @returns {Failure[]} each once, though Jest tells it again in the end
 */
export function failuresOfJest(output, project) {
  /** @type {Map<string, Failure>} */
  const failures = new Map();
  let isOurs = project === undefined;
  let file = '';
  for (const line of clean(output).split('\n')) {
    const [, runs] = /^> nx run (\S+):test/.exec(line) ?? [];
    if (runs !== undefined) isOurs = runs === project;
    file = /^(?:FAIL|PASS)\s+(\S+)/.exec(line)?.[1] ?? file;
    // What a file wrote stands under the same mark, whether it passed or not.
    const [, title] = /^ {2}● (?!Console$)(.+)$/.exec(line) ?? [];
    if (isOurs && title !== undefined) failures.set(`${file} › ${title}`, { file, title });
  }
  return [...failures.values()];
}

/**
 * Playwright with the list reporter, which repeats by itself.
 * @param {string} output
 * @returns {string[]} the names of those that passed at the second try
 */
export function unsteadyOfPlaywright(output) {
  const lines = clean(output).split('\n');
  const from = lines.findIndex((line) => /^\s+\d+ flaky$/.test(line));
  if (from < 0) return [];
  const rest = lines.slice(from + 1);
  const end = rest.findIndex((line) => !/^ {4}/.test(line));
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.replace(/[\s─]+$/, '').trim());
}

/** @param {Failure} failure */
export const nameOf = ({ file, title }) => `${file} › ${title}`;

/** @param {string} output */
function clean(output) {
  return output.replace(COLOURS, '');
}
