import { ACTS, type Act } from './act.js';
import { TURNS } from './turns.js';

export type Lifecycle = keyof typeof TURNS;
type StateOf<L extends Lifecycle> = keyof (typeof TURNS)[L] & string;

const isOfStaff = (act: Act): boolean => ACTS[act].sides.includes('staff');

/**
 * The states in which something may wait for staff. What a desk counts and lists as waiting is in one of them, so that
 * the menu, the dashboard and the desk's own page say one number.
 */
export function staffStates<L extends Lifecycle>(lifecycle: L): readonly StateOf<L>[] {
  const rows: Readonly<Record<string, readonly Act[]>> = TURNS[lifecycle];
  return Object.keys(rows).filter((state): state is StateOf<L> => rows[state]?.some(isOfStaff) ?? false);
}
