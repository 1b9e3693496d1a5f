// Tables of where the minutes of a run went.

/** @typedef {import('./folder.mjs').Time} Time */
/** @typedef {{ title: string, head: string[], rows: string[][] }} Table */

const SLOWEST = 25;
const REST = 'the tests themselves';

/**
 * @param {readonly Time[]} times
 * @returns {Table[]}
 */
export function tablesOf(times) {
  const stages = times.filter(({ of }) => of === 'stage');
  const files = times.filter(({ of }) => of === 'file');
  return [
    { title: 'Stages', head: ['stage', 'seconds'], rows: stages.map(({ name, seconds }) => [name, whole(seconds)]) },
    {
      title: `The ${SLOWEST} slowest files`,
      head: ['file', 'seconds', 'mostly'],
      rows: files
        .toSorted((one, other) => other.seconds - one.seconds)
        .slice(0, SLOWEST)
        .map((file) => [file.name, whole(file.seconds), mostly(file)]),
    },
    { title: 'Causes', head: ['runner', 'cause', 'seconds', 'share'], rows: causesOf(files) },
  ];
}

/** @param {readonly Time[]} files */
function causesOf(files) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const file of files)
    for (const [cause, seconds] of parts(file)) {
      const key = `${file.runner ?? ''}\n${cause}`;
      sums.set(key, (sums.get(key) ?? 0) + seconds);
    }
  const all = [...sums.values()].reduce((sum, seconds) => sum + seconds, 0);
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, seconds]) => [...key.split('\n'), whole(seconds), `${((seconds / all) * 100).toFixed(0)} %`]);
}

/**
 * @param {Time} file
 * @returns {[cause: string, seconds: number][]} with what no cause was measured for
 */
function parts({ seconds, causes = {} }) {
  const known = Object.values(causes).reduce((sum, part) => sum + part, 0);
  return [...Object.entries(causes), [REST, Math.max(0, seconds - known)]];
}

/** @param {Time} file */
function mostly(file) {
  const [first] = parts(file).toSorted(([, one], [, other]) => other - one);
  return first ? `${first[0]}, ${whole(first[1])}` : '';
}

/** @param {number} seconds */
const whole = (seconds) => seconds.toFixed(seconds < 10 ? 1 : 0);

/** @param {Table} table */
export function asText({ title, head, rows }) {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`;
  return [title, line(head), ...rows.map(line)].map((text) => text.trimEnd()).join('\n');
}

/** @param {Table} table */
export function asMarkdown({ title, head, rows }) {
  const line = (/** @type {string[]} */ row) => `| ${row.join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
