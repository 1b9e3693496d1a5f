import { EVERYBODY, principalsOf, type Group, type GROUPS, type Named, type Principal } from './principals.js';

/** How a call can be refused. What is hidden from a principal does not exist for it; a conflict is with an object's state. */
const REFUSALS = { unauthenticated: 401, forbidden: 403, hidden: 404, conflict: 409, invalid: 422 } as const;

/** What a principal is answered: `allowed` is the call's own status of success. */
type Outcome = 'allowed' | keyof typeof REFUSALS;

/** One row of the matrix: for each outcome, whom it meets. */
export type Decisions = { readonly [O in Outcome]?: readonly Named[] };

type MembersOf<N> = N extends Group ? (typeof GROUPS)[N][number] : N extends Principal ? N : never;
type DecidedAs<D, O> = O extends keyof D ? (D[O] extends readonly (infer N)[] ? MembersOf<N> : never) : never;
type Decided<D> = { [O in keyof D]: DecidedAs<D, O> }[keyof D];
type DecidedTwice<D> = { [O in keyof D]: DecidedAs<D, O> & DecidedAs<D, Exclude<keyof D, O>> }[keyof D];

/**
 * Decides each of these principals once, and no other; otherwise the compiler says whom not. So a new principal is
 * decided in every row, by itself or in a group, before anything runs.
 */
export type Exactly<D, P extends Principal> = [Exclude<P, Decided<D>>] extends [never]
  ? [DecidedTwice<D> | Exclude<Decided<D>, P>] extends [never]
    ? unknown
    : { readonly decidedTwiceOrOutOfPlace: DecidedTwice<D> | Exclude<Decided<D>, P> }
  : { readonly undecided: Exclude<P, Decided<D>> };

export interface Cell {
  readonly principal: Principal;
  readonly status: number;
}

/** One object that the call names, and what each principal is answered; '' where the call names none. */
export interface Row {
  readonly object: string;
  readonly cells: readonly Cell[];
}

/** A call that the matrix makes as everybody: an operation, perhaps one of several bodies, and the status of success. */
export interface Entry {
  /** `operationId` or `operationId:variant`. */
  readonly name: string;
  readonly operationId: string;
  readonly success: number;
  readonly rows: readonly Row[];
}

/** Objects of which everybody is answered the same, before it is said what success is. */
interface Answered {
  readonly objects: readonly string[];
  readonly decisions: Decisions;
}

type OneOrMore = string | readonly string[];

const listOf = (names: OneOrMore): readonly string[] => (typeof names === 'string' ? [names] : names);

/** Of these objects, by a call that needs a session: people who are not signed in are sent away from it. */
export function about<const D extends Decisions>(
  objects: OneOrMore,
  decisions: D & Exactly<D, MembersOf<'signedIn'>>,
): Answered {
  const unauthenticated = [...(decisions.unauthenticated ?? []), 'notSignedIn' as const];
  return { objects: listOf(objects), decisions: { ...decisions, unauthenticated } };
}

/** Of the same, where the call names no object. */
export const always = <const D extends Decisions>(decisions: D & Exactly<D, MembersOf<'signedIn'>>): Answered =>
  about<D>('', decisions);

/** Of these objects, by a call that needs no session. */
export const openlyAbout = <const D extends Decisions>(
  objects: OneOrMore,
  decisions: D & Exactly<D, Principal>,
): Answered => ({ objects: listOf(objects), decisions });

/** Of the same, where the call names no object. */
export const openly = <const D extends Decisions>(decisions: D & Exactly<D, Principal>): Answered =>
  openlyAbout<D>('', decisions);

/** Calls that are answered alike share their rows. */
export function call(names: OneOrMore, success: number, ...answered: readonly Answered[]): Entry[] {
  const rows = answered.flatMap(({ objects, decisions }) => {
    const cells = cellsOf(decisions, success);
    return objects.map((object) => ({ object, cells }));
  });
  return listOf(names).map((name) => ({ name, operationId: name.split(':')[0] ?? '', success, rows }));
}

/** What the compiler cannot see, a name that stands twice in one list, is refused here. */
function cellsOf(decisions: Decisions, success: number): Cell[] {
  const statusOf: Readonly<Record<string, number>> = { ...REFUSALS, allowed: success };
  const decided = Object.entries(decisions).flatMap(([outcome, names]) =>
    names.flatMap(principalsOf).map((principal) => ({ principal, status: statusOf[outcome] ?? 0 })),
  );
  return EVERYBODY.map((principal) => {
    const [cell, ...more] = decided.filter((known) => known.principal === principal);
    if (cell && more.length === 0) return cell;
    throw new Error(`${JSON.stringify(decisions)} decides ${principal} ${cell ? 'more than once' : 'not at all'}`);
  });
}
