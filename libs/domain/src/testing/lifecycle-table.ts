import { decide, type Machine } from '../machine/machine.js';

/** One legal move, read from a table written by hand in a spec, apart from the machine it checks. */
export interface Move {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly who: string;
}

/** Reads "event | from, from | to | who, who" lines into one move for each from × who. */
export function readMoves(table: string): Move[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [event = '', from = '', to = '', who = ''] = line.split('|').map((cell) => cell.trim());
      const list = (cell: string): string[] => cell.split(',').map((part) => part.trim());
      return list(from).flatMap((state) => list(who).map((party) => ({ event, from: state, to, who: party })));
    });
}

/** Every cell of state × event × party, with what the table written by hand says of it. */
export function everyCell<S extends string, E extends string, W extends string, G extends string>(
  machine: Machine<S, E, W, G>,
  events: readonly E[],
  parties: readonly W[],
): { state: S; event: E; who: W }[] {
  return machine.states.flatMap((state) => events.flatMap((event) => parties.map((who) => ({ state, event, who }))));
}

/** What the machine answers in one cell when every guard is true: the state reached, or the reason of the refusal. */
export function answer<S extends string, E extends string, W extends string, G extends string>(
  machine: Machine<S, E, W, G>,
  cell: { state: S; event: E; who: W },
  guards: readonly G[],
): string {
  const allTrue: Partial<Record<G, boolean>> = {};
  for (const guard of guards) allTrue[guard] = true;
  const result = decide(machine, {
    state: cell.state,
    event: cell.event,
    as: [cell.who],
    guards: allTrue,
    previous: machine.initial,
  });
  return result.ok ? result.value : result.error.reason;
}

/** What the hand-written table says of the same cell. */
export function expected(
  moves: readonly Move[],
  initial: string,
  cell: { state: string; event: string; who: string },
): string {
  const here = moves.filter((move) => move.event === cell.event && move.from === cell.state);
  if (here.length === 0) return 'no_transition';
  const mine = here.find((move) => move.who === cell.who);
  if (!mine) return 'not_allowed';
  return mine.to === 'previous' ? initial : mine.to;
}
