import { TOKEN_SCOPES } from '@cw/domain';
import { PRINCIPALS, type Letter } from './principals.js';
import type { Entry } from './rows.js';
import { TOKEN_OWNERS, TOKEN_REACH } from './tables/tokens.table.js';
import type { World } from './world/world.js';

/** One call to make, and what it must be answered with. */
export interface CheckedCell {
  readonly object: string;
  readonly letter: Letter;
  readonly status: number;
  readonly who: string;
  readonly bearer?: string;
}

/** What a guard answers that knows the caller and the route, and has not looked at the object. */
const BEFORE_THE_OBJECT = [401, 403];

const isFull = process.env['SWEEP'] === 'full';

/**
 * Who is sent away from every object of a route alike is asked about its first one: a guard at the door says so, and it
 * says it six thousand times. `npm run verify` asks about each of them.
 */
function untilTheDoorIsKnown(cells: readonly CheckedCell[]): CheckedCell[] {
  if (isFull) return [...cells];
  const keyOf = ({ letter, who }: CheckedCell): string => `${letter} ${who}`;
  const first = new Map<string, number>();
  for (const cell of cells) if (!first.has(keyOf(cell))) first.set(keyOf(cell), cell.status);
  const isAtTheDoor = (cell: CheckedCell): boolean =>
    BEFORE_THE_OBJECT.includes(cell.status) && cell.status === first.get(keyOf(cell));
  const varied = new Set(cells.filter((cell) => !isAtTheDoor(cell)).map(keyOf));
  const seen = new Set<string>();
  return cells.filter((cell) => {
    const key = keyOf(cell);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst || varied.has(key);
  });
}

/** What every principal is answered about every object of a call. */
export const sessionCells = (entry: Entry): CheckedCell[] =>
  untilTheDoorIsKnown(
    entry.rows.flatMap(({ object, cells }) =>
      cells.map(({ letter, status }) => ({ object, letter, status, who: `${letter} (${PRINCIPALS[letter]})` })),
    ),
  );

/** A token does what its owner may, as far as its scope and the operation's reach go. */
export function tokenCells(entry: Entry, { others }: Pick<World, 'others'>): CheckedCell[] {
  const reach = TOKEN_REACH.get(entry.operationId);
  const cells = entry.rows.flatMap(({ object, cells: row }) =>
    TOKEN_OWNERS.flatMap(({ owner, counts }) =>
      TOKEN_SCOPES.map((scope) => {
        const status = row.find(({ letter }) => letter === counts)?.status ?? 0;
        const refused = reach === 'closed' || (reach === 'write' && scope === 'read');
        const bearer = others.bearerOf(owner, scope);
        return { object, letter: owner, status: refused ? 403 : status, bearer, who: `${scope} token of ${owner}` };
      }),
    ),
  );
  return untilTheDoorIsKnown(cells);
}
