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

function rowOf(line: string, success: number): Row {
  const words = line.trim().split(/\s+/);
  const marks = words.pop() ?? '';
  if (marks.length !== LETTERS.length) throw new Error(`"${line}" has ${marks.length} cells, not ${LETTERS.length}`);
  const cells = LETTERS.map((letter, index) => ({ letter, status: statusOf(marks[index] ?? '', success) }));
  return { object: words.join(' '), cells };
}

/**
 * Reads a table: a line at the margin is a call and its status of success, an indented one an object and a mark for
 * each principal. `#` begins a remark.
 */
export function readEntries(table: string): Entry[] {
  const entries: { name: string; operationId: string; success: number; rows: Row[] }[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const current = entries.at(-1);
    if (!line.startsWith(' ')) {
      const [name = '', success = ''] = line.split(/\s+/);
      entries.push({ name, operationId: name.split(':')[0] ?? '', success: Number(success), rows: [] });
    } else if (current) {
      current.rows.push(rowOf(line, current.success));
    }
  }
  return entries;
}
