import { LETTERS, type Letter } from './principals.js';

/** What a cell says of the answer: `+` the row's own status, the others a refusal. */
const REFUSALS = { '.': 401, '-': 403, '0': 404, '!': 409, v: 422 } as const;

export interface Cell {
  readonly letter: Letter;
  readonly status: number;
}

/** A call that the matrix makes as everybody: an operation, perhaps one of several bodies, and the status of success. */
export interface Entry {
  /** `operationId` or `operationId:variant`. */
  readonly name: string;
  readonly operationId: string;
  readonly success: number;
  readonly rows: readonly Row[];
}

/** One object that the call names, and what each principal is answered; '' where the call names none. */
export interface Row {
  readonly object: string;
  readonly cells: readonly Cell[];
}

function statusOf(mark: string, success: number): number {
  if (mark === '+') return success;
  const refusal = Object.entries(REFUSALS).find(([known]) => known === mark);
  if (!refusal) throw new Error(`The matrix has no mark "${mark}"`);
  return refusal[1];
}

/** Objects of which everybody is answered the same share a line: `working, proven`. */
function rowsOf(line: string, success: number): Row[] {
  const words = line.trim().split(/\s+/);
  const marks = words.pop() ?? '';
  if (marks.length !== LETTERS.length) throw new Error(`"${line}" has ${marks.length} cells, not ${LETTERS.length}`);
  const cells = LETTERS.map((letter, index) => ({ letter, status: statusOf(marks[index] ?? '', success) }));
  return words
    .join(' ')
    .split(', ')
    .map((object) => ({ object, cells }));
}

interface Growing extends Entry {
  readonly rows: Row[];
}

/** Calls that are answered alike share a heading: `getProject, getProjectHistory 200`. */
function headed(line: string): Growing[] {
  const words = line.trim().split(/\s+/);
  const success = Number(words.pop());
  return words
    .join(' ')
    .split(', ')
    .map((name) => ({ name, operationId: name.split(':')[0] ?? '', success, rows: [] }));
}

/**
 * Reads a table: a line at the margin is a call and its status of success, an indented one an object and a mark for
 * each principal. `#` begins a remark.
 */
export function readEntries(table: string): Entry[] {
  const entries: Growing[] = [];
  let current: Growing[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!line.startsWith(' ')) {
      current = headed(line);
      entries.push(...current);
    } else {
      for (const { rows, success } of current) rows.push(...rowsOf(line, success));
    }
  }
  return entries;
}
