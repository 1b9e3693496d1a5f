import { err, ok, type Result } from '../result/result.js';

/** Where a transition leads: a state, or back to the one before a pause (a withdrawn dispute). */
export type Target<S extends string> = S | 'previous';

/** One row of a lifecycle table: who may fire `event` from which states, where it leads, and what must be true. */
export interface Transition<S extends string, E extends string, W extends string, G extends string> {
  readonly event: E;
  readonly from: readonly S[];
  readonly to: Target<S>;
  readonly who: readonly W[];
  readonly guards?: readonly G[];
}

/** A lifecycle as data. The API, the screens and the tests read this table; none repeats it. */
export interface Machine<S extends string, E extends string, W extends string, G extends string> {
  readonly name: string;
  readonly initial: S;
  readonly states: readonly S[];
  readonly final: readonly S[];
  readonly transitions: readonly Transition<S, E, W, G>[];
}

/** Why a transition is refused: the table has no such move, the actor may not, or a guard is false. */
export type Refusal<G extends string> =
  | { readonly reason: 'no_transition' }
  | { readonly reason: 'not_allowed' }
  | { readonly reason: 'guard'; readonly guard: G };

/** What a move is asked with. `guards` answers only those facts that the event's row names. */
export interface Attempt<S extends string, E extends string, W extends string, G extends string> {
  readonly state: S;
  readonly event: E;
  readonly as: readonly W[];
  readonly guards?: Partial<Record<G, boolean>>;
  readonly previous?: S;
}

/**
 * Decides one move. The table is asked first (409), then the actor (403), then the guards, in the row's order.
 * A guard that is not answered counts as false, so a forgotten fact refuses.
 */
export function decide<S extends string, E extends string, W extends string, G extends string>(
  machine: Machine<S, E, W, G>,
  attempt: Attempt<S, E, W, G>,
): Result<S, Refusal<G>> {
  const rows = machine.transitions.filter((row) => row.event === attempt.event && row.from.includes(attempt.state));
  if (rows.length === 0) return err({ reason: 'no_transition' });
  const row = rows.find((candidate) => candidate.who.some((who) => attempt.as.includes(who)));
  if (!row) return err({ reason: 'not_allowed' });
  const failed = (row.guards ?? []).find((guard) => attempt.guards?.[guard] !== true);
  if (failed !== undefined) return err({ reason: 'guard', guard: failed });
  const to = row.to === 'previous' ? attempt.previous : row.to;
  return to === undefined ? err({ reason: 'no_transition' }) : ok(to);
}

/** The events that somebody acting as `as` could fire from `state`, guards aside: which buttons a screen offers. */
export function eventsFor<S extends string, E extends string, W extends string, G extends string>(
  machine: Machine<S, E, W, G>,
  state: S,
  as: readonly W[],
): E[] {
  const rows = machine.transitions.filter((row) => row.from.includes(state) && row.who.some((who) => as.includes(who)));
  return [...new Set(rows.map((row) => row.event))];
}

/** Faults of a table: states that nothing reaches, states that are stuck without being final, unknown states. */
export function checkMachine<S extends string, E extends string, W extends string, G extends string>(
  machine: Machine<S, E, W, G>,
): string[] {
  const known = new Set<string>(machine.states);
  const named = machine.transitions.flatMap((row) => [...row.from, ...(row.to === 'previous' ? [] : [row.to])]);
  const unknown = named.filter((state) => !known.has(state)).map((state) => `unknown state ${state}`);
  const reached = reachable(machine);
  const lost = machine.states.filter((state) => !reached.has(state)).map((state) => `unreachable state ${state}`);
  const leaving = new Set<string>(machine.transitions.flatMap((row) => row.from));
  const stuck = machine.states
    .filter((state) => !leaving.has(state) && !machine.final.includes(state))
    .map((state) => `state ${state} has no way out`);
  return [...unknown, ...lost, ...stuck];
}

function reachable<S extends string, E extends string, W extends string, G extends string>(
  machine: Machine<S, E, W, G>,
): Set<S> {
  const seen = new Set<S>([machine.initial]);
  for (let grown = true; grown;) {
    const next = machine.transitions
      .filter((row) => row.to !== 'previous' && row.from.some((state) => seen.has(state)))
      .map((row) => row.to as S)
      .filter((state) => !seen.has(state));
    next.forEach((state) => seen.add(state));
    grown = next.length > 0;
  }
  return seen;
}
