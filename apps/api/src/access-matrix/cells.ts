import { TOKEN_SCOPES } from '@cw/domain';
import { isFull } from '../testing/sample.js';
import { PRINCIPALS, principalsOf, type Principal } from './principals.js';
import type { Entry } from './rows.js';
import { TOKEN_OWNERS, TOKEN_REACH } from './tables/tokens.table.js';
import type { World } from './world/world.js';

/** One call to make, and what it must be answered with. */
export interface CheckedCell {
  readonly object: string;
  readonly principal: Principal;
  readonly status: number;
  readonly who: string;
  readonly bearer?: string;
}

/** What a guard answers that knows the caller and the route, and has not looked at the object. */
const BEFORE_THE_OBJECT = [401, 403];

/**
 * Who is sent away from every object of a route alike is asked about its first one: a guard at the door says so, and it
 * says it six thousand times. `npm run verify` asks about each of them.
 */
function untilTheDoorIsKnown(cells: readonly CheckedCell[]): CheckedCell[] {
  if (isFull) return [...cells];
  const keyOf = ({ principal, who }: CheckedCell): string => `${principal} ${who}`;
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

/**
 * Of those that are alike one, and another place of each kind after the other: so every object is asked about by
 * somebody. `npm run verify` asks about all of them.
 */
function inTurn<Cell extends CheckedCell>(cells: readonly Cell[], kindOf: (cell: Cell) => string): Cell[] {
  if (isFull) return [...cells];
  const kinds = new Map<string, Cell[]>();
  for (const cell of cells) kinds.set(kindOf(cell), [...(kinds.get(kindOf(cell)) ?? []), cell]);
  return [...kinds.values()].flatMap((alike, turn) => alike.slice(turn % alike.length).slice(0, 1));
}

const answerOf = ({ who, status }: CheckedCell): string => `${who} ${status}`;

/** What tells a caller that it may not, or that there is nothing for it. */
const REFUSED_TO_THE_CALLER = [...BEFORE_THE_OBJECT, 404];

/**
 * What every principal is answered about every object of a call. Of a call that changes something every refusal to the
 * caller is asked for; what it does, what the state of an object forbids, and what is only read, in turn.
 */
export function sessionCells(entry: Entry, { changes }: { readonly changes: boolean }): CheckedCell[] {
  const cells = untilTheDoorIsKnown(
    entry.rows.flatMap(({ object, cells: row }) =>
      row.map(({ principal, status }) => ({
        object,
        principal,
        status,
        who: `${principal} (${PRINCIPALS[principal]})`,
      })),
    ),
  );
  const stays = ({ principal, status }: CheckedCell): boolean =>
    changes && (REFUSED_TO_THE_CALLER.includes(status) || isOfStaffAlone(entry, principal));
  return [
    ...cells.filter(stays),
    ...inTurn(
      cells.filter((cell) => !stays(cell)),
      answerOf,
    ),
  ];
}

/** What only staff may do; whether the audit log says so is seen where there was something to do. */
const isOfStaffAlone = (entry: Entry, principal: Principal): boolean => principal === 'staff' && isForStaffAlone(entry);

/** What a client or a contractor may do too is in the history of the record, with who did it. */
export const isForStaffAlone = ({ rows }: Entry): boolean =>
  rows.every(({ cells }) =>
    cells.every(({ principal, status }) => status >= 400 || principalsOf('anyStaff').includes(principal)),
  );

/** A token does what its owner may, as far as its scope and the operation's reach go. */
export function tokenCells(entry: Entry, { others }: Pick<World, 'others'>): CheckedCell[] {
  const reach = TOKEN_REACH.get(entry.operationId);
  const cells = entry.rows.flatMap(({ object, cells: row }) =>
    TOKEN_OWNERS.flatMap(({ owner, counts }) =>
      TOKEN_SCOPES.map((scope) => {
        const status = row.find(({ principal }) => principal === counts)?.status ?? 0;
        const refused = reach === 'closed' || (reach === 'write' && scope === 'read');
        const bearer = others.bearerOf(owner, scope);
        const who = `${scope} token of ${owner}`;
        return { object, principal: owner, status: refused ? 403 : status, bearer, who, scope, refused };
      }),
    ),
  );
  // Beyond its scope or reach a token is sent away whoever owns it.
  return inTurn(cells, (cell) => (cell.refused ? cell.scope : answerOf(cell)));
}
